// Inlined in the head and run before the first paint. It applies language, theme and motion, makes the switches of theme and language work
// before hydration, and then loads the page's script. It imports nothing and is the same on every page, so that one hash allows it in the
// CSP.
export {};

const root = document.documentElement;

/** Also null when the browser forbids storage. */
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, choice: string): void {
  try {
    window.localStorage.setItem(key, choice);
  } catch {
    // Storage is forbidden or full. The choice then lasts as long as the page.
  }
}

const storedLanguage = read('language');
const { twin, page } = root.dataset;
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (page && location.pathname.startsWith('/api/')) {
  // The answer to a refused form has the address of the API. Show the address of the page instead.
  history.replaceState(null, '', page);
} else if (storedLanguage && storedLanguage !== root.lang && twin) {
  if (arrival?.type === 'back_forward') write('language', root.lang);
  else if (storedLanguage === 'en' || storedLanguage === 'nl') location.replace(twin + location.search + location.hash);
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** Shows the theme in `data-theme`, else the system's. */
function applyTheme() {
  const { theme } = root.dataset;
  const isDark = theme === 'dark' || (theme !== 'light' && darkSystem.matches);
  root.classList.toggle('dark', isDark);
  root.classList.toggle('light', !isDark);
}

function applyStored() {
  root.classList.toggle('still', read('motion') === 'off');
  root.dataset.theme = read('theme') ?? '';
  applyTheme();
}

applyStored();
darkSystem.addEventListener('change', applyTheme);
// The visitor has changed a setting in another tab.
addEventListener('storage', ({ key }) => {
  if (key === null || key === 'theme' || key === 'motion') applyStored();
});
// The visitor has changed the theme in the settings of this page.
addEventListener('themechange', applyTheme);

addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('[data-theme-toggle]')) {
      root.dataset.theme = root.classList.contains('dark') ? 'light' : 'dark';
      write('theme', root.dataset.theme);
      applyTheme();
    }
    const language = event.target.closest<HTMLElement>('[data-language]')?.dataset.language;
    if (language) write('language', language);
  },
  true,
);

/** Loads the page's only script, once. A `<script>` in the HTML could be fetched before the first paint. */
function loadEntry() {
  const { entry: src, integrity } = root.dataset;
  if (!src) return;
  delete root.dataset.entry;
  const script = Object.assign(document.createElement('script'), { type: 'module', src });
  if (integrity) script.integrity = integrity;
  document.head.append(script);
}

addEventListener('DOMContentLoaded', () => {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) loadEntry();
  }).observe({ type: 'paint', buffered: true });
  // A page in a background tab is not painted.
  setTimeout(loadEntry, 2000);
});

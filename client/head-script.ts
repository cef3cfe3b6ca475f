// Inlined in the head and run before the first paint: applies language, theme and motion, and makes the switches of theme and language
// work before hydration, then brings the rest. It imports nothing and is the same on every page, so that one hash allows it in the CSP.
export {};

const root = document.documentElement;

/** Null also where the browser forbids storage. */
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
    // Forbidden or full: the choice then lasts as long as the page.
  }
}

const storedLanguage = read('language');
const { twin, page } = root.dataset;
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (page && location.pathname.startsWith('/api/')) {
  // A refused form was answered under the address of the API: show the address of the page.
  history.replaceState(null, '', page);
} else if (storedLanguage && storedLanguage !== root.lang && twin) {
  if (arrival?.type === 'back_forward') write('language', root.lang);
  else if (storedLanguage === 'en' || storedLanguage === 'nl') location.replace(twin + location.search + location.hash);
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** Shows the theme that `data-theme` says, or the system's. */
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
// A choice in another tab.
addEventListener('storage', ({ key }) => {
  if (key === null || key === 'theme' || key === 'motion') applyStored();
});
// A choice in the settings of this page.
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

/** Brings the page's only script, once. Found in the HTML, it might be asked for before the first paint. */
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
  // A page in the background is not painted.
  setTimeout(loadEntry, 2000);
});

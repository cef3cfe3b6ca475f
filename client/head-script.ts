// Inlined in the head and run before the first paint: applies language, theme and motion, and makes the switches of theme and language
// work before hydration. It imports nothing and is the same on every page, so that one hash allows it in the CSP.
export {};

const root = document.documentElement;
const storage = (() => {
  try {
    return window.localStorage;
  } catch {
    // The browser forbids storage; the page then stays as the server sent it.
    return null;
  }
})();

const storedLanguage = storage?.getItem('language');
const { twin, page } = root.dataset;
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (page && location.pathname.startsWith('/api/')) {
  // A refused form was answered under the address of the API: show the address of the page.
  history.replaceState(null, '', page);
} else if (storedLanguage && storedLanguage !== root.lang && twin) {
  if (arrival?.type === 'back_forward') storage?.setItem('language', root.lang);
  else if (storedLanguage === 'en' || storedLanguage === 'nl') location.replace(twin + location.search + location.hash);
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

function applyPreferences() {
  root.classList.toggle('still', storage?.getItem('motion') === 'off');
  const stored = storage?.getItem('theme');
  const isDark = stored === 'dark' || (stored !== 'light' && darkSystem.matches);
  root.classList.toggle('dark', isDark);
  root.classList.toggle('light', !isDark);
}

applyPreferences();
darkSystem.addEventListener('change', applyPreferences);
// A choice in another tab, and one in the settings of this page.
addEventListener('storage', applyPreferences);
addEventListener('themechange', applyPreferences);

addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('[data-theme-toggle]')) {
      storage?.setItem('theme', root.classList.contains('dark') ? 'light' : 'dark');
      applyPreferences();
    }
    const language = event.target.closest<HTMLElement>('[data-language]')?.dataset.language;
    if (language) storage?.setItem('language', language);
  },
  true,
);

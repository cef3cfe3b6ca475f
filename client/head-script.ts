// Inlined in the head and run before anything is painted: language, theme, motion, and the two controls that must work at once.
// It stands alone (nothing is shared with the application) and never changes with the page, so that one hash allows it.
export {};

const root = document.documentElement;
const storage = (() => {
  try {
    return window.localStorage;
  } catch {
    // Storage may be forbidden; the page then keeps what the server chose.
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
// Another tab's choice, and the application's own.
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

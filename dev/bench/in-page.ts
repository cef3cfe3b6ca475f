// Runs in the page before anything of it; what is found is kept under `bench`. Each function travels alone, as text.

/** In ms from the start of navigation, 0 until it happens; `shift` has no unit. */
export type Observed = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  longTasks: { start: number; duration: number }[];
  hydrated: number;
  themeSwitch: number;
};

export type Recording = { bench: Observed };

type Figure = Exclude<keyof Observed, 'longTasks'>;

/** True when the figure is there. */
export function isObserved(figure: Figure): boolean {
  return (globalThis as unknown as Recording).bench[figure] > 0;
}

/** Collects what the browser reports. */
export function observe(): void {
  const bench: Observed = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], hydrated: 0, themeSwitch: 0 };
  Object.assign(globalThis, { bench });
  const listen = (type: string, report: (entry: PerformanceEntry & { value?: number }) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) report(entry);
    }).observe({ type, buffered: true });
  };
  listen('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.firstPaint = startTime;
  });
  listen('largest-contentful-paint', ({ startTime }) => {
    bench.largestPaint = startTime;
  });
  listen('layout-shift', ({ value = 0 }) => {
    bench.shift += value;
  });
  listen('longtask', ({ startTime, duration }) => {
    bench.longTasks.push({ start: startTime, duration });
  });
  const polling = setInterval(() => {
    if (!document.documentElement?.hasAttribute('data-hydrated')) return;
    bench.hydrated = performance.now();
    clearInterval(polling);
  }, 10);
}

/** Presses the theme switch from the moment that it can be seen until a press has an effect, and notes when that was. */
export function pressThemeSwitch(): void {
  const bench: Observed = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], hydrated: 0, themeSwitch: 0 };
  Object.assign(globalThis, { bench });
  const pressing = setInterval(() => {
    const root = document.documentElement;
    const control = document.querySelector<HTMLElement>('[data-theme-toggle]');
    if (!control || performance.getEntriesByName('first-contentful-paint').length === 0) return;
    const before = root.className;
    control.click();
    if (root.className === before) return;
    bench.themeSwitch = performance.now();
    clearInterval(pressing);
  }, 5);
}

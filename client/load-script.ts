const scripts = new Map<string, Promise<void>>();

/** The script of a third party, which defines a global; once for the page, or again after it failed: at once, as a visitor asked for it. */
export function loadScript(src: string): Promise<void> {
  const known = scripts.get(src);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = src;
    element.onload = () => resolve();
    element.onerror = () => {
      scripts.delete(src);
      element.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(element);
  });
  scripts.set(src, loading);
  return loading;
}

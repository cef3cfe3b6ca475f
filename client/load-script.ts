const scripts = new Map<string, Promise<void>>();

/** Loads a third party's script once. After a failure the next call tries again, at once because a visitor asked for it. */
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

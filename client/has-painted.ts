/** Resolves after the first paint of the page; at once where that has been, or where the page is in the background. */
export function hasPainted(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    if (document.visibilityState === 'hidden' || performance.getEntriesByName('first-contentful-paint').length > 0) {
      return done();
    }
    // The frame after the next one: then the first has been shown.
    requestAnimationFrame(() => requestAnimationFrame(done));
  });
}

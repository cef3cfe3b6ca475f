/** Resolves after the first paint of the page. Resolves at once if the page has been painted, or is in the background. */
export function hasPainted(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    if (document.visibilityState === 'hidden' || performance.getEntriesByName('first-contentful-paint').length > 0) {
      return done();
    }
    // The second callback runs after the first frame was shown.
    requestAnimationFrame(() => requestAnimationFrame(done));
  });
}

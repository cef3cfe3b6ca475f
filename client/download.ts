/** Downloads a text that was made on the page as a file. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later, because the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** For example `leads-2026-11-22.csv`. */
export function fileName(name: string, extension: string): string {
  return `${name}-${new Date().toISOString().slice(0, 10)}.${extension}`;
}

const types = { csv: 'text/csv', json: 'application/json', txt: 'text/plain' };

/** Downloads a text that was made on the page as a file with today's date in its name: `leads-2026-11-22.csv`. */
export function download(name: string, extension: keyof typeof types, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${types[extension]};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.${extension}`;
  link.click();
  // Later, because the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

// Loaded into a process before its own program (`node --import`). It sends requests to the outside to the server whose address is in
// OUTSIDE.
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.protocol !== 'https:') return send(input, init);
  return send(`${process.env.OUTSIDE}/outside/${url.host}${url.pathname}`, init);
};

// @ts-check
// Shows the times in the visitor's own time zone and tells the embedding page what happens. Each next page takes the place of the one
// before without a navigation, so that Back leaves the dialog that the frame stands in.

const main = /** @type {HTMLElement} */ (document.querySelector('main'));

/** @param {string} event @param {Record<string, unknown>} [payload] */
function tell(event, payload = {}) {
  // Any site may embed the page; nothing personal is in the payload.
  if (window.parent !== window) window.parent.postMessage({ event: `calendly.${event}`, payload }, '*');
}

let toldHeight = '';
new ResizeObserver(() => {
  const height = `${Math.ceil(main.getBoundingClientRect().height)}px`;
  if (height !== toldHeight) tell('page_height', { height });
  toldHeight = height;
}).observe(main);

/** @param {string} uri of the page that is shown */
function tellStep(uri) {
  const step = main.querySelector('section')?.dataset.step;
  if (step === 'time') tell('event_type_viewed');
  if (step === 'details') tell('date_and_time_selected');
  if (step === 'booked') tell('event_scheduled', { event: { uri }, invitee: { uri } });
}

/** @param {string} address @param {RequestInit} [request] */
async function show(address, request) {
  const response = await fetch(address, request);
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main');
  if (!next) throw new Error(`The booking page answered ${response.status}`);
  main.replaceChildren(...next.childNodes);
  tellStep(response.url);
}

/** @param {string} address @param {RequestInit} [request] */
async function goOn(address, request) {
  try {
    await show(address, request);
    const target = main.querySelector('[aria-invalid="true"]') ?? main.querySelector('h2');
    if (target instanceof HTMLElement) target.focus();
  } catch (error) {
    console.warn(error);
    const message = Object.assign(document.createElement('p'), { className: 'error', role: 'alert' });
    message.textContent = main.dataset.failed ?? '';
    main.querySelector('h2')?.before(message);
  }
}

main.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form, event.submitter)));
  if (form.method === 'post') void goOn(form.action, { method: 'POST', body: fields });
  else void goOn(`?${fields}`);
});

main.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  void goOn(link.href);
});

const ownAddress = new URL(location.href);
ownAddress.searchParams.set('timezone', Intl.DateTimeFormat().resolvedOptions().timeZone);
if (ownAddress.href !== location.href && main.querySelector('[data-step="time"]')) {
  show(ownAddress.href).catch(console.warn);
} else tellStep(location.href);

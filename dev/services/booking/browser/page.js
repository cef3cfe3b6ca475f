// @ts-check
// Makes two steps of the booking form, shows its times in the visitor's own time zone, and tells the embedding page what happens.

const language = document.documentElement.lang;
const form = /** @type {HTMLFormElement | null} */ (document.querySelector('[data-booking]'));

/** @param {string} event @param {Record<string, unknown>} [payload] */
function tell(event, payload = {}) {
  // Any site may embed the page; nothing personal is in the payload.
  if (window.parent !== window) window.parent.postMessage({ event: `calendly.${event}`, payload }, '*');
}

/** @param {string} selector @returns {HTMLElement} */
function find(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`The page has no ${selector}`);
  return element;
}

const main = find('main');
let toldHeight = '';
new ResizeObserver(() => {
  const height = `${Math.ceil(main.getBoundingClientRect().height)}px`;
  if (height !== toldHeight) tell('page_height', { height });
  toldHeight = height;
}).observe(main);

if (form) {
  showOwnTimeZone();
  if (find('[data-step="details"]').querySelector('[aria-invalid="true"]')) showStep('details', false);
  else showStep('time', false);
  tell('event_type_viewed');

  find('[data-continue]').hidden = false;
  find('[data-change]').hidden = false;
  find('[data-continue]').addEventListener('click', () => {
    const slot = chosenSlot();
    showError('slot', slot ? null : undefined);
    if (!slot) return find('details[open] input, summary').focus();
    say(null);
    showStep('details');
    tell('date_and_time_selected');
  });
  find('[data-change]').addEventListener('click', () => showStep('time'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (find('[data-step="details"]').hidden) find('[data-continue]').click();
    else void book();
  });
}

async function book() {
  if (!form) return;
  const wrong = inputs().filter((input) => !input.checkValidity());
  for (const input of inputs()) showError(input.name, wrong.includes(input) ? undefined : null);
  if (wrong.length > 0) return wrong[0]?.focus();
  const button = /** @type {HTMLButtonElement} */ (form.querySelector('[type="submit"]'));
  const label = button.textContent;
  button.disabled = true;
  button.textContent = form.dataset.bookingText ?? label;
  say(null);
  try {
    const fields = Object.fromEntries(new FormData(form));
    const response = await fetch(location.pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    const answer = await response.json();
    if (answer.ok) {
      showStep('done');
      const uri = new URL(answer.path, location.href).href;
      tell('event_scheduled', { event: { uri }, invitee: { uri } });
    } else if (answer.code === 'validation') {
      for (const { name } of inputs()) showError(name, answer.fields[name] ?? null);
      inputs()
        .find(({ name }) => answer.fields[name])
        ?.focus();
    } else if (answer.code === 'taken') {
      const taken = form.querySelector('input[name="slot"]:checked');
      taken?.closest('label')?.remove();
      showStep('time');
      say(answer.message);
    } else {
      throw new Error(`The booking was refused: ${answer.code}`);
    }
  } catch (error) {
    console.warn(error);
    say(form.dataset.failed ?? '');
  }
  button.disabled = false;
  button.textContent = label;
}

/** @returns {HTMLInputElement[]} */
function inputs() {
  return [...document.querySelectorAll('input')].filter(({ name }) => name === 'name' || name === 'email');
}

function chosenSlot() {
  const input = form?.querySelector('input[name="slot"]:checked');
  return input instanceof HTMLInputElement ? input.value : null;
}

/** @param {'time' | 'details' | 'done'} step @param {boolean} [focus] */
function showStep(step, focus = true) {
  for (const section of document.querySelectorAll('[data-step]')) {
    if (section instanceof HTMLElement) section.hidden = section.dataset.step !== step;
  }
  const slot = chosenSlot();
  find('[data-chosen]').hidden = slot === null;
  for (const element of document.querySelectorAll('[data-chosen-time]')) {
    element.textContent = slot === null ? '' : `${dayOf(slot)}, ${timeOf(slot)}`;
  }
  if (focus) find(`[data-step="${step}"] h2`).focus();
}

/** @param {string | null} message */
function say(message) {
  find('[data-message]').textContent = message;
  find('[data-message]').hidden = message === null;
}

/** Null takes the error away; undefined shows the one that the page came with. @param {string} name @param {string | null | undefined} error */
function showError(name, error) {
  const element = find(`[data-error="${name}"]`);
  if (error) element.textContent = error;
  element.hidden = error === null;
  document.getElementById(name)?.setAttribute('aria-invalid', String(error !== null));
}

/** Groups the times by the visitor's days; the page came with those of the office. */
function showOwnTimeZone() {
  find('[data-zone]').textContent = new Intl.DateTimeFormat(language).resolvedOptions().timeZone;
  const days = find('[data-days]');
  const shell = days.querySelector('details');
  if (!shell) return;
  const timesOn = (shell.querySelector('legend')?.textContent ?? '').replace(
    shell.querySelector('summary')?.textContent ?? '',
    '',
  );
  const byDay = Map.groupBy(days.querySelectorAll('label'), (label) => dayOf(slotOf(label)));
  const checked = form?.querySelector('input[name="slot"]:checked')?.closest('label') ?? null;
  const groups = [...byDay].map(([day, labels], position) => {
    const group = /** @type {HTMLDetailsElement} */ (shell.cloneNode(true));
    group.open = checked ? labels.includes(checked) : position === 0;
    const fieldset = /** @type {HTMLFieldSetElement} */ (group.querySelector('fieldset'));
    const legend = /** @type {HTMLLegendElement} */ (group.querySelector('legend'));
    /** @type {HTMLElement} */ (group.querySelector('summary')).textContent = day;
    legend.textContent = `${timesOn}${day}`;
    for (const label of labels) {
      /** @type {HTMLElement} */ (label.querySelector('time')).textContent = timeOf(slotOf(label));
    }
    fieldset.replaceChildren(legend, ...labels);
    return group;
  });
  days.replaceChildren(...groups);
}

/** @param {Element} label */
function slotOf(label) {
  return /** @type {HTMLInputElement} */ (label.querySelector('input')).value;
}

/** @param {string} instant */
function dayOf(instant) {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' });
  return format.format(new Date(instant));
}

/** @param {string} instant */
function timeOf(instant) {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );
}

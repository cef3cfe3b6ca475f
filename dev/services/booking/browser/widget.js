// @ts-check
// The part of Calendly's widget.js that the site uses, with the same interface.
(() => {
  const origin = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).origin;

  /**
   * Appends a spinner and a frame to the parent; it neither clears the parent nor gives the frame a title, as the reference does not.
   * @param {{ url: string, parentElement: HTMLElement, prefill?: Record<string, unknown>, utm?: Record<string, unknown> }} options
   */
  function initInlineWidget({ url, parentElement, prefill = {}, utm = {} }) {
    if (!url || !parentElement) throw new Error('initInlineWidget needs url and parentElement');
    const page = new URL(url, origin);
    const set = (/** @type {string} */ name, /** @type {unknown} */ value) => {
      if (typeof value === 'string' && value !== '') page.searchParams.set(name, value);
    };
    set('embed_domain', location.host);
    set('embed_type', 'Inline');
    for (const name of ['name', 'email']) set(name, prefill[name]);
    for (const name of ['Source', 'Medium', 'Campaign', 'Content', 'Term'])
      set(`utm_${name.toLowerCase()}`, utm[`utm${name}`]);

    const spinner = document.createElement('div');
    spinner.className = 'calendly-spinner';
    for (const part of ['calendly-bounce1', 'calendly-bounce2', 'calendly-bounce3']) {
      spinner.appendChild(document.createElement('div')).className = part;
    }
    const frame = document.createElement('iframe');
    frame.src = page.href;
    frame.width = '100%';
    frame.height = '100%';
    frame.style.border = '0';
    parentElement.append(spinner, frame);
  }

  Object.assign(window, { Calendly: { initInlineWidget } });
})();

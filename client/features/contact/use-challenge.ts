// Cloudflare Turnstile checks that the visitor is human while they fill in the form. It is visible only when it has to ask them.
// https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { loadScript } from '#client/load-script.ts';
import type { Language } from '#shared/languages.ts';

type Turnstile = {
  render(container: HTMLElement, options: Record<string, unknown>): string;
  remove(widget: string): void;
};

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

type Challenge = {
  /** The ref of an empty element in the form, into which the widget puts a hidden field with the token. */
  container: RefObject<HTMLDivElement | null>;
  /** Call it whenever a field gets focus: the first call loads the widget. */
  prepare: () => void;
  /** Call it after each request: a token is valid once, and the next `prepare` loads another. */
  discardToken: () => void;
};

/** Without a site key there is no challenge. If the script can't be loaded, the form is sent without a token and the Worker decides. */
export function useChallenge(siteKey: string | null, language: Language): Challenge {
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<string | null>(null);
  const isRequested = useRef(false);
  const discardToken = () => {
    if (widget.current) window.turnstile?.remove(widget.current);
    widget.current = null;
    isRequested.current = false;
  };
  const removeWidget = useEffectEvent(discardToken);
  useEffect(() => () => removeWidget(), []);
  return {
    container,
    prepare: () => {
      if (!siteKey || isRequested.current) return;
      isRequested.current = true;
      loadScript(scriptUrl).then(
        () => {
          if (!container.current || widget.current || !window.turnstile) return;
          widget.current = window.turnstile.render(container.current, {
            sitekey: siteKey,
            language,
            theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
            size: 'flexible',
            appearance: 'interaction-only',
          });
        },
        () => {
          isRequested.current = false;
        },
      );
    },
    discardToken,
  };
}

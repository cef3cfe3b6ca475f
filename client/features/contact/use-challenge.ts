// Cloudflare Turnstile, which looks at the visitor while the form is filled in and shows itself only where it must ask.
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
  /** An empty element within the form; the widget puts its field with the token there. */
  container: RefObject<HTMLDivElement | null>;
  /** To be called whenever a field gets focus: the first time brings the widget. */
  prepare: () => void;
  /** A token is good for one request; the next focus brings another. */
  spend: () => void;
};

/** Without a site key there is no challenge. Where the script can't be had, the form goes without a token and the edge decides. */
export function useChallenge(siteKey: string | null, language: Language): Challenge {
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<string | null>(null);
  const isAsked = useRef(false);
  const spend = () => {
    if (widget.current) window.turnstile?.remove(widget.current);
    widget.current = null;
    isAsked.current = false;
  };
  const leave = useEffectEvent(spend);
  useEffect(() => () => leave(), []);
  return {
    container,
    prepare: () => {
      if (!siteKey || isAsked.current) return;
      isAsked.current = true;
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
          isAsked.current = false;
        },
      );
    },
    spend,
  };
}

import type { Locator, Page } from '@playwright/test';
import { chatErrors as enErrors } from '#shared/content/en/chat-errors.ts';
import { chat as en } from '#shared/content/en/chat.ts';
import { chatErrors as nlErrors } from '#shared/content/nl/chat-errors.ts';
import { chat as nl } from '#shared/content/nl/chat.ts';
import type { Language } from '#shared/languages.ts';
import { writeEvent } from '#shared/server-events.ts';

export const chatTexts = { en, nl };
export const chatErrorTexts = { en: enErrors, nl: nlErrors };

/** Opens the chat by its button and returns the panel. */
export async function openChat(page: Page, language: Language): Promise<Locator> {
  await page.getByRole('button', { name: chatTexts[language].open, exact: true }).click();
  const panel = panelOf(page, language);
  await panel.getByRole('textbox').waitFor();
  return panel;
}

export function panelOf(page: Page, language: Language): Locator {
  return page.getByRole('dialog', { name: chatTexts[language].title });
}

export async function say(panel: Locator, text: string): Promise<void> {
  await panel.getByRole('textbox').fill(text);
  await panel.getByRole('textbox').press('Enter');
}

export type SentMessage = {
  id: string;
  message: string;
  sessionId: string | null;
  history: { role: string; content: string }[];
  language: string;
};

type EdgeAnswer = { status?: number; headers?: Record<string, string>; body: unknown };

/** Answers the browser's chat requests in place of the edge. Returns the requests. */
export async function answerAtEdge(
  page: Page,
  answer: (sent: SentMessage) => EdgeAnswer | Promise<EdgeAnswer>,
): Promise<SentMessage[]> {
  const sent: SentMessage[] = [];
  await page.route('**/api/chat', async (route) => {
    const message = route.request().postDataJSON() as SentMessage;
    sent.push(message);
    const { status = 200, headers, body } = await answer(message);
    await route.fulfill({ status, headers, json: body });
  });
  return sent;
}

export const replyOf = (reply: string, more: { sessionId?: string; schedule?: boolean } = {}) => ({
  body: { ok: true, reply, sessionId: 's1', schedule: false, ...more },
});

/** Streams answers to the browser in place of the edge, which waits until the page is opened. Returns how to send events of one. */
export async function streamAtEdge(page: Page): Promise<(...events: Parameters<typeof writeEvent>[]) => Promise<void>> {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (address, init) => {
      if (address !== '/api/chat') return fetch(address, init);
      const body = new ReadableStream({
        start(edge) {
          Object.assign(window, { edge });
          init?.signal?.addEventListener('abort', () => edge.error(init.signal?.reason));
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
    };
  });
  return (...events) =>
    page.evaluate(
      (text) => {
        const { edge } = window as unknown as { edge: ReadableStreamDefaultController<Uint8Array> };
        for (const byte of new TextEncoder().encode(text)) edge.enqueue(new Uint8Array([byte]));
      },
      events.map((event) => writeEvent(...event)).join(''),
    );
}

/** Elements that no reply may add to the page. */
export const strange =
  'script, img, iframe, svg:not(.spinner), style, link, base, form, table, template, details, math, h1';

/** Sends messages as fast as the page allows: the input is free again when the reply has come. */
export async function askOften(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    const input = document.querySelector<HTMLTextAreaElement>('dialog textarea');
    const log = document.querySelector('dialog [role=log]');
    if (!input || !log) throw new Error('There is no chat');
    const type = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    const frame = () => new Promise((resolve) => setTimeout(resolve));
    for (let index = 0; index < count; index += 1) {
      while (input.readOnly) await frame();
      type?.call(input, `Question ${index}`);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await frame();
      const before = log.childElementCount;
      input.form?.requestSubmit();
      while (log.childElementCount === before) await frame();
    }
    while (input.readOnly) await frame();
  }, count);
}

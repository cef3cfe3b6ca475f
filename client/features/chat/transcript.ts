import type { ChatMessage } from '#client/state/chat.ts';
import type { Language } from '#shared/languages.ts';
import { site } from '#shared/site.ts';
import type { ChatTexts } from './chat-texts.ts';
import { type ChatErrorTexts, describeTrouble } from './describe-failure.ts';

type Words = { content: ChatTexts; errors: ChatErrorTexts; language: Language };

/** The conversation as plain text. */
export function writeTranscript(messages: readonly ChatMessage[], { content, errors, language }: Words): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const entries = messages.map(({ text, isUser, timestamp, trouble }) => {
    const said = trouble ? Object.values(describeTrouble(trouble, errors)).join('\n') : text;
    const time = new Date(timestamp);
    const when = Number.isNaN(time.getTime()) ? '' : `, ${format.format(time)}`;
    return `${isUser ? content.you : content.assistant}${when}:\n${said}`;
  });
  return `${[content.transcript.title(site.name), ...entries].join('\n\n')}\n`;
}

import { keepDraft, readDraft } from '#client/features/contact/contact-draft.ts';
import type { ChatMessage } from '#client/state/chat.ts';
import { contactLimits } from '#shared/contact.ts';

/** Puts what the visitor said in the chat into the contact request that is being written, after what stands there already. */
export function draftFromChat(messages: readonly ChatMessage[], unsent: string): void {
  const draft = readDraft();
  const said = [...messages.filter(({ isUser }) => isUser).map(({ text }) => text), unsent.trim()];
  let description = draft?.values.problemDescription ?? '';
  for (const text of said) {
    if (text === '' || description.includes(text)) continue;
    description = description === '' ? text : `${description}\n${text}`;
  }
  if (description === '') return;
  keepDraft({
    sent: draft?.sent ?? null,
    values: {
      ...draft?.values,
      problemDescription: [...description].slice(0, contactLimits.problemDescription.max).join(''),
    },
  });
}

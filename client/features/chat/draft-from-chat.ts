import { keepDraft, readDraft } from '#client/features/contact/contact-draft.ts';
import type { ChatMessage } from '#client/state/chat.ts';
import { contactLimits } from '#shared/contact.ts';

/**
 * Adds what the visitor wrote in the chat to the draft of the contact request. The text already in the draft and the unsent text of the
 * input are kept whole, even if the form does not allow so much. Of the sent messages only the newest that fit are added; the chat still
 * shows the others.
 */
export function draftFromChat(messages: readonly ChatMessage[], unsent: string): void {
  const draft = readDraft();
  const written = draft?.values.problemDescription ?? '';
  const isNew = (text: string) => text !== '' && !written.includes(text);
  const said = [unsent.trim()].filter(isNew);
  for (const { isUser, text } of messages.toReversed()) {
    if (!isUser || !isNew(text) || said.includes(text)) continue;
    if ([...descriptionOf([written, text, ...said])].length > contactLimits.problemDescription.max) break;
    said.unshift(text);
  }
  const problemDescription = descriptionOf([written, ...said]);
  if (problemDescription === '') return;
  keepDraft({ sent: draft?.sent ?? null, values: { ...draft?.values, problemDescription } });
}

function descriptionOf(parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n');
}

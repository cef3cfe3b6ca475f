import { keepDraft, readDraft } from '#client/features/contact/contact-draft.ts';
import type { ChatMessage } from '#client/state/chat.ts';
import { contactLimits } from '#shared/contact.ts';

/**
 * Puts what the visitor said in the chat into the contact request that is being written, after what stands there already. What stands only
 * there or in the input goes along whole, also where it is more than the form takes; of the messages, which stay in the chat, the newest that fit.
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

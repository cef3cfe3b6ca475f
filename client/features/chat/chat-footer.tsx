import { useStore } from 'jotai';
import type { ReactNode } from 'react';
import { keepMessage, readDraft } from '#client/features/contact/contact-draft.ts';
import { ContactAnchor } from '#client/features/modals/contact-anchor.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import { chatDraftAtom, type ChatMessage } from '#client/state/chat.ts';
import { contactLimits } from '#shared/contact.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import type { ChatTexts } from './chat-texts.ts';

type ChatFooterProps = {
  content: ChatTexts;
  language: Language;
  messages: readonly ChatMessage[];
  /** The composer. */
  children: ReactNode;
};

/** The lower part of the panel. When an on-screen keyboard leaves little room, only the composer is shown. */
export function ChatFooter({ content, language, messages, children }: ChatFooterProps) {
  const store = useStore();
  const { notice } = content;
  return (
    <div className="border-t border-line bg-card px-4 py-2">
      <p className="text-sm text-mute [@container(height<18rem)]:hidden">
        {notice.before}
        <PageLink to={pathOf('privacy', language)} className="underline underline-offset-2 hover:text-ink">
          {notice.link}
        </PageLink>
        {notice.after}
      </p>
      {children}
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-2 text-sm text-mute [@container(height<18rem)]:hidden">
        <span>{content.poweredBy(site.name)}</span>
        <ContactAnchor
          language={language}
          source="chat"
          onClick={() => draftFromChat(messages, store.get(chatDraftAtom))}
          className="py-1.5 text-ink underline underline-offset-4"
        >
          {content.contactForm}
        </ContactAnchor>
      </p>
    </div>
  );
}

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
  keepMessage(draft, problemDescription);
}

function descriptionOf(parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n');
}

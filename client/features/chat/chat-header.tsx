import { useSetAtom } from 'jotai';
import { type ComponentProps, useEffect, useState } from 'react';
import { download } from '#client/download.ts';
import copyOutline from '#client/icons/copy.svg?outline';
import downloadOutline from '#client/icons/download.svg?outline';
import personOutline from '#client/icons/user-round.svg?outline';
import type { ChatMessage } from '#client/state/chat.ts';
import { Icon } from '#client/ui/icon.tsx';
import { readSources } from '#shared/chat-sources.ts';
import type { Language } from '#shared/languages.ts';
import { site } from '#shared/site.ts';
import type { ChatTexts } from './chat-texts.ts';
import { type ChatErrorTexts, describeTrouble } from './describe-failure.ts';
import { askForPersonAtom } from './person-request.ts';

type ChatHeaderProps = {
  content: ChatTexts;
  errors: ChatErrorTexts;
  language: Language;
  messages: readonly ChatMessage[];
  onClose: () => void;
};

/** The panel's title, with buttons for a person, to copy and download the conversation and to close the panel. */
export function ChatHeader({ content, errors, language, messages, onClose }: ChatHeaderProps) {
  /** A new object for each attempt, so that its message is shown for the full time. */
  const [copying, setCopying] = useState<{ outcome: 'copied' | 'notCopied' } | null>(null);
  const askForPerson = useSetAtom(askForPersonAtom);
  const { transcript } = content;
  const write = () => writeTranscript(messages, { content, errors, language });

  useEffect(() => {
    if (!copying) return;
    const timer = setTimeout(() => setCopying(null), 4000);
    return () => clearTimeout(timer);
  }, [copying]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(write());
      setCopying({ outcome: 'copied' });
    } catch {
      // The browser does not allow it. The visitor is told, and can download the conversation instead.
      setCopying({ outcome: 'notCopied' });
    }
  }

  return (
    <div className="border-b border-line bg-card">
      <div className="flex items-center py-1.5 pr-1.5 pl-4">
        <h2 id="chat-title" className="mr-auto text-h3">
          {content.title}
        </h2>
        <HeaderButton icon={{ outline: personOutline }} label={content.talkToPerson} onClick={() => askForPerson()} />
        {messages.length > 0 ? (
          <>
            <HeaderButton
              icon={copying?.outcome === 'copied' ? { name: 'check' } : { outline: copyOutline }}
              label={transcript.copy}
              onClick={copy}
            />
            <HeaderButton
              icon={{ outline: downloadOutline }}
              label={transcript.download}
              onClick={() => download(transcript.fileName, 'txt', write())}
            />
          </>
        ) : null}
        <HeaderButton icon={{ name: 'close' }} label={content.close} onClick={onClose} />
      </div>
      <p
        role="status"
        className={copying?.outcome === 'notCopied' ? 'border-t border-line px-4 py-2 text-sm' : 'sr-only'}
      >
        {copying ? transcript[copying.outcome] : ''}
      </p>
    </div>
  );
}

type HeaderButtonProps = { icon: ComponentProps<typeof Icon>; label: string; onClick: () => void };

function HeaderButton({ icon, label, onClick }: HeaderButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      title={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded border border-transparent hover:border-line active:border-ink"
    >
      <Icon {...icon} />
    </button>
  );
}

type Words = { content: ChatTexts; errors: ChatErrorTexts; language: Language };

/** The conversation as plain text. */
function writeTranscript(messages: readonly ChatMessage[], { content, errors, language }: Words): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const entries = messages.map((message) => {
    const { isUser, timestamp } = message;
    const said = linesOf(message, { content, errors, language }).join('\n');
    const time = new Date(timestamp);
    const when = Number.isNaN(time.getTime()) ? '' : `, ${format.format(time)}`;
    return `${isUser ? content.you : content.assistant}${when}:\n${said}`;
  });
  return `${[content.transcript.title(site.name), ...entries].join('\n\n')}\n`;
}

/** What was said, why there is no more of it, and where it stands. */
function linesOf({ error, text, trouble, stopped, sources }: ChatMessage, { content, errors, language }: Words) {
  return [
    ...(trouble && error ? [] : [text]),
    ...(trouble ? Object.values(describeTrouble(trouble, errors)) : []),
    ...(stopped ? [content.stopped] : []),
    ...readSources(sources, location.origin, language).map(
      ({ title, url }) => `${title}: ${new URL(url, location.origin)}`,
    ),
  ];
}

import { useAtom } from 'jotai';
import type { KeyboardEvent, RefObject } from 'react';
import square from '#client/icons/square.svg?outline';
import { chatDraftAtom } from '#client/state/chat.ts';
import { Counter } from '#client/ui/counter.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { isComposing } from '#client/ui/is-composing.ts';
import { chatLimits } from '#shared/chat.ts';
import { trimText } from '#shared/text.ts';
import type { ChatTexts } from './chat-texts.ts';

type ChatComposerProps = {
  content: ChatTexts;
  /** The error for a message beyond the limit. */
  tooLong: string;
  isPending: boolean;
  onSend: (text: string) => void;
  /** Without it there is no button to stop. */
  onStop?: () => void;
  input: RefObject<HTMLTextAreaElement | null>;
};

/** The counter is shown when so many characters or fewer are left. */
const counterThreshold = 200;

/** While a reply is pending, input and button are `aria-disabled` and not `disabled`, which would take focus away. */
export function ChatComposer({ content, tooLong, isPending, onSend, onStop, input }: ChatComposerProps) {
  const [draft, setDraft] = useAtom(chatDraftAtom);
  const left = chatLimits.message - trimText(draft).length;
  const isSendable = !isPending && left >= 0 && left < chatLimits.message;

  function send(): void {
    if (!isSendable) return;
    onSend(draft);
    setDraft('');
  }

  function sendWithEnter(event: KeyboardEvent): void {
    // In an input method, Enter confirms the characters that are being composed.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="mt-2"
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={input}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={sendWithEnter}
          readOnly={isPending}
          aria-disabled={isPending || undefined}
          aria-invalid={left < 0 || undefined}
          aria-describedby={left < 0 ? 'chat-too-long' : undefined}
          aria-label={content.inputLabel}
          placeholder={content.placeholder}
          enterKeyHint="send"
          autoComplete="off"
          rows={1}
          className="field-sizing-content max-h-32 min-h-12 min-w-0 flex-1 resize-none rounded border border-field bg-paper px-3 py-2.5 placeholder:text-mute hover:border-ink aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-mute aria-invalid:border-error"
        />
        {isPending && onStop ? (
          <button
            type="button"
            onClick={onStop}
            aria-label={content.stop}
            title={content.stop}
            className="inline-flex size-12 shrink-0 items-center justify-center rounded border border-ink hover:bg-ink hover:text-paper"
          >
            <Icon outline={square} />
          </button>
        ) : null}
        <button
          type="submit"
          aria-label={content.send}
          aria-disabled={!isSendable || undefined}
          className="inline-flex size-12 shrink-0 items-center justify-center rounded border border-accent bg-accent text-on-accent not-aria-disabled:hover:bg-accent-strong aria-disabled:border-field aria-disabled:bg-transparent aria-disabled:text-mute"
        >
          <Icon name="arrow-right" />
        </button>
      </div>
      {left <= counterThreshold ? (
        <div className="flex flex-wrap justify-between gap-x-4">
          {left < 0 ? (
            <p id="chat-too-long" role="alert" className="mt-1.5 text-sm font-medium text-error">
              {tooLong}
            </p>
          ) : null}
          <Counter text={left < 0 ? content.charactersOver(-left) : content.charactersLeft(left)} />
        </div>
      ) : null}
    </form>
  );
}

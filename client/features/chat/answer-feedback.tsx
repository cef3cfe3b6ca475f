import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import thumbsDown from '#client/icons/thumbs-down.svg?outline';
import thumbsUp from '#client/icons/thumbs-up.svg?outline';
import type { ChatMessage } from '#client/state/chat.ts';
import { Icon } from '#client/ui/icon.tsx';
import { feedbackKinds } from '#shared/chat.ts';
import type { ChatTexts } from './chat-texts.ts';
import { giveFeedbackAtom, sendFeedbackAtom } from './give-feedback.ts';

type AnswerFeedbackProps = {
  /** The message before `answer`. */
  question: ChatMessage | undefined;
  answer: ChatMessage;
  content: ChatTexts;
};

const icons = { helpful: thumbsUp, not_helpful: thumbsDown };

/** 'Helpful' and 'Not helpful' below an answer that the Worker has logged, which is one to a question that did not fail. */
export function AnswerFeedback({ question, answer, content: { feedback: texts } }: AnswerFeedbackProps) {
  const give = useSetAtom(giveFeedbackAtom);
  const send = useSetAtom(sendFeedbackAtom);
  const logId = question?.isUser && !question.error && !answer.isUser && !answer.error ? question.id : null;
  const { feedback, isFeedbackWaiting = false } = answer;
  const sendWaiting = useEffectEvent(() => {
    if (logId) send(answer.id, logId);
  });

  useEffect(() => {
    if (!isFeedbackWaiting) return;
    const sendNow = () => sendWaiting();
    sendNow();
    addEventListener('online', sendNow);
    return () => removeEventListener('online', sendNow);
  }, [isFeedbackWaiting, feedback]);

  if (!logId) return null;
  return (
    // Not a `div`: those are the bubbles, of which the newest is scrolled to.
    <ul aria-label={texts.label} className="-mt-3 -mb-2 flex gap-x-1 text-sm text-mute">
      {feedbackKinds.map((kind) => (
        <li key={kind}>
          <button
            type="button"
            aria-pressed={feedback === kind}
            onClick={() => give(answer, kind)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded px-1.5 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink"
          >
            <Icon outline={icons[kind]} className="size-4" />
            {texts[kind]}
          </button>
        </li>
      ))}
    </ul>
  );
}

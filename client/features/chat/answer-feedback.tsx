import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { ChatMessage } from '#client/state/chat.ts';
import { feedbackKinds } from '#shared/chat.ts';
import type { ChatTexts } from './chat-texts.ts';
import { giveFeedbackAtom, sendFeedbackAtom } from './give-feedback.ts';

type AnswerFeedbackProps = {
  /** The message before `answer`. */
  question: ChatMessage | undefined;
  answer: ChatMessage;
  content: ChatTexts;
};

/** 'Helpful' and 'Not helpful' below an answer that the Worker has logged, which is one to a question that did not fail. */
export function AnswerFeedback({ question, answer, content: { feedback: texts } }: AnswerFeedbackProps) {
  const give = useSetAtom(giveFeedbackAtom);
  const send = useSetAtom(sendFeedbackAtom);
  const isWhole = !answer.isUser && !answer.error && !answer.stopped;
  const logId = question?.isUser && !question.error && isWhole ? question.id : null;
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
    <p role="group" aria-label={texts.label} className="-mt-3 -mb-2 flex gap-x-4 px-1 text-sm text-mute">
      {feedbackKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={feedback === kind}
          onClick={() => give(answer, kind)}
          className="min-h-11 underline-offset-4 hover:underline aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-2"
        >
          {texts[kind]}
        </button>
      ))}
    </p>
  );
}

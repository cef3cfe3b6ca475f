import { Bubble } from '#client/features/chat/bubble.tsx';
import type { ChatMessage } from '#shared/desk-records.ts';
import { site } from '#shared/site.ts';
import { useDesk } from './desk-context.ts';
import { Moment } from './moment.tsx';

/** Questions and answers as the chat shows them, but for links: nothing here can be followed. */
export function Transcript({ messages }: { messages: readonly ChatMessage[] }) {
  const { content, language } = useDesk();
  const { conversation: texts } = content;
  return (
    <ol className="grid gap-6 border-t border-ink pt-5">
      {messages.map((message) => (
        <li key={message.id} className="flex flex-col gap-2">
          <p className="text-sm text-mute tabular-nums">
            <Moment time={message.created_at} />
            {`, ${texts.took((message.response_time_ms / 1000).toLocaleString(language, { maximumFractionDigits: 1 }))}`}
            {message.reported_by === 'browser' ? `, ${texts.reported}` : null}
            {message.feedback ? `, ${texts.feedback[message.feedback]}` : null}
          </p>
          <Bubble look="user" speaker={texts.visitor}>
            {message.user_message}
          </Bubble>
          <Bubble look={answerOf(message) === null ? 'error' : 'assistant'} speaker={site.name}>
            {answerOf(message) ?? texts.noAnswer(message.error ?? content.unknown)}
          </Bubble>
        </li>
      ))}
    </ol>
  );
}

const answerOf = ({ success, ai_response }: ChatMessage) => (success ? ai_response : null);

import { RecordSection } from '#client/ui/record-section.tsx';
import { AnswerView } from './answer-view.tsx';
import { useDesk } from './desk-context.ts';
import { DeskLink, loneLinkClass } from './desk-link.tsx';
import { useAnswer } from './queries.ts';
import { Transcript } from './transcript.tsx';

/** The conversation that the visitor attached to a lead, below it. */
export function LeadConversation({ conversation }: { conversation: string }) {
  const { content } = useDesk();
  const query = useAnswer('get_conversation', { p_conversation: conversation });
  return (
    <RecordSection id="lead-conversation" title={content.lead.conversation} className="mt-8">
      <AnswerView query={query}>
        {(messages) =>
          messages.length > 0 ? (
            <>
              <Transcript messages={messages} />
              <p className="mt-1 text-ui">
                <DeskLink to={{ view: 'conversations', conversation }} className={loneLinkClass}>
                  {content.conversation.heading}
                </DeskLink>
              </p>
            </>
          ) : (
            <p className="border-t border-ink py-3 text-ui text-mute">{content.lead.noConversation}</p>
          )
        }
      </AnswerView>
    </RecordSection>
  );
}

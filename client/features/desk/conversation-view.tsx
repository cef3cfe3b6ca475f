import { useTitle } from '#client/navigation/use-title.ts';
import { RecordFact, RecordFacts } from '#client/ui/record-facts.tsx';
import type { ChatMessage } from '#shared/desk-records.ts';
import { AnswerView } from './answer-view.tsx';
import { useDeskActions } from './desk-actions.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink, factLinkClass, loneLinkClass } from './desk-link.tsx';
import { Moment } from './moment.tsx';
import { useAnswer } from './queries.ts';
import { RecordNumber } from './record-number.tsx';
import { Transcript } from './transcript.tsx';

const list = { view: 'conversations' };

/** One conversation, as the visitor saw it. */
export function ConversationView() {
  const { content, address, go } = useDesk();
  const id = address.parameters.get('conversation') ?? '';
  const query = useAnswer('get_conversation', { p_conversation: id });
  useDeskActions({ back: () => go(list) });
  const { conversation: texts } = content;
  useTitle(texts.heading);
  return (
    <>
      <p className="mt-3 text-ui">
        <DeskLink to={list} className={loneLinkClass}>
          {texts.back}
        </DeskLink>
      </p>
      <h1 className="mt-2 text-h3">{texts.heading}</h1>
      <AnswerView query={query}>
        {([first, ...others]) =>
          first ? (
            <div className="mt-5 grid gap-x-10 gap-y-8 lg:grid-cols-[2fr_1fr]">
              <div className="min-w-0">
                <Transcript messages={[first, ...others]} />
              </div>
              <VisitorFacts id={id} messages={[first, ...others]} />
            </div>
          ) : (
            <p className="mt-4 border-t border-ink py-6">{texts.missing}</p>
          )
        }
      </AnswerView>
    </>
  );
}

/** Who asked, as far as it is known, and the ways to everything else of them. */
function VisitorFacts({ id, messages }: { id: string; messages: [ChatMessage, ...ChatMessage[]] }) {
  const { content } = useDesk();
  const { conversation: texts } = content;
  const { facts } = texts;
  const [first, ...others] = messages;
  const last = others.at(-1);
  const failures = messages.filter(({ success }) => !success).length;
  const { lead_id: lead } = first;
  return (
    <section aria-label={texts.about} className="min-w-0">
      <RecordFacts>
        <RecordFact name={facts.began}>
          <Moment time={first.created_at} />
        </RecordFact>
        <RecordFact name={facts.ended}>{last && <Moment time={last.created_at} />}</RecordFact>
        <RecordFact name={facts.questions}>{messages.length}</RecordFact>
        <RecordFact name={facts.failures}>
          {failures > 0 && <span className="font-medium text-error">{failures}</span>}
        </RecordFact>
        <RecordFact name={facts.language}>
          {first.language ? content.language[first.language] : content.unknown}
        </RecordFact>
        <RecordFact name={facts.lead}>
          {lead && (
            <DeskLink to={{ view: 'leads', lead }} className={factLinkClass}>
              {texts.toLead}
            </DeskLink>
          )}
        </RecordFact>
        <RecordFact name={facts.id}>
          <RecordNumber id={id} />
        </RecordFact>
      </RecordFacts>
      <p className="text-ui">
        <DeskLink to={{ view: 'person' }} state={{ subject: id }} className={loneLinkClass}>
          {texts.person}
        </DeskLink>
      </p>
    </section>
  );
}

import { useTitle } from '#client/navigation/use-title.ts';
import { AnswerView } from './answer-view.tsx';
import { useDeskActions } from './desk-actions.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink, textLinkClass } from './desk-link.tsx';
import { Moment } from './moment.tsx';
import { useAnswer } from './queries.ts';
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
      <p className="mt-4 text-ui">
        <DeskLink to={list} className="py-1.5 underline underline-offset-4">
          {texts.back}
        </DeskLink>
      </p>
      <h1 className="mt-3 text-h3">{texts.heading}</h1>
      <AnswerView query={query}>
        {([first, ...others]) =>
          first ? (
            <>
              <p className="mt-1 mb-5 text-ui text-mute tabular-nums">
                <Moment time={first.created_at} />, {texts.facts(others.length + 1)},{' '}
                {first.language ? content.language[first.language] : content.unknown}.{' '}
                <DeskLink to={{ view: 'person' }} state={{ subject: id }} className={textLinkClass}>
                  {texts.person}
                </DeskLink>
                {first.lead_id ? (
                  <>
                    {' '}
                    <DeskLink to={{ view: 'leads', lead: first.lead_id }} className={`ml-3 ${textLinkClass}`}>
                      {texts.toLead}
                    </DeskLink>
                  </>
                ) : null}
              </p>
              <Transcript messages={[first, ...others]} />
            </>
          ) : (
            <p className="mt-4 border-t border-ink py-6">{texts.missing}</p>
          )
        }
      </AnswerView>
    </>
  );
}

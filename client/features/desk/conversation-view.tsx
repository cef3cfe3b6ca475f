import { AnswerView } from './answer-view.tsx';
import { deskPath } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import { Moment } from './moment.tsx';
import { Transcript } from './transcript.tsx';
import { useQuery } from './use-query.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTitle } from './use-title.ts';

/** One conversation, as the visitor saw it. */
export function ConversationView() {
  const { content, language, address, ask, go } = useDesk();
  const id = address.parameters.get('conversation') ?? '';
  const query = useQuery(id, () => ask('get_conversation', { p_conversation: id }));
  const listPath = deskPath(language, { view: 'conversations' });
  useShortcuts({ back: () => go(listPath) });
  const { conversation: texts } = content;
  useTitle(texts.heading);
  return (
    <>
      <p className="mt-4 text-ui">
        <DeskLink href={listPath} className="py-1.5 underline underline-offset-4">
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
                <DeskLink
                  href={deskPath(language, { view: 'person' })}
                  state={{ subject: id }}
                  className="py-1 text-ink underline underline-offset-4"
                >
                  {texts.person}
                </DeskLink>
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

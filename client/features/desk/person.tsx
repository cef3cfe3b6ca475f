import { type FormEvent, useState } from 'react';
import { download, fileName } from '#client/download.ts';
import { AnswerView } from './answer-view.tsx';
import { deskPath } from './desk-address.ts';
import { DeskButton } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { Moment } from './moment.tsx';
import { exportPerson, findPerson, type PersonRecords } from './person-records.ts';
import { cell, nameLink, table, tight } from './table.ts';
import { Transcript } from './transcript.tsx';
import { useQuery } from './use-query.ts';
import { useTitle } from './use-title.ts';

/** Everything of one e-mail address or one chat session. */
export function Person() {
  const { content, language, address, go } = useDesk();
  const { person: texts } = content;
  const { subject = '' } = address.state;
  const [erased, setErased] = useState<number | null>(null);
  useTitle(texts.heading);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErased(null);
    const wanted = String(new FormData(event.currentTarget).get('subject') ?? '').trim();
    go(deskPath(language, { view: 'person' }), { replace: true, state: wanted ? { subject: wanted } : {} });
  };
  return (
    <>
      <h1 className="mt-6 text-h3">{texts.heading}</h1>
      <p className="mt-1 text-mute">{texts.introduction}</p>
      <form onSubmit={show} className="my-5 grid max-w-2xl gap-2">
        <label htmlFor="person-subject" className="text-ui font-semibold">
          {texts.label}
        </label>
        <div className="flex gap-2">
          <input
            key={subject}
            id="person-subject"
            name="subject"
            defaultValue={subject}
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            className="min-h-9 w-full min-w-0 rounded border border-field bg-card px-3 text-ui hover:border-ink"
          />
          <DeskButton type="submit">{texts.submit}</DeskButton>
        </div>
      </form>
      {erased === null ? null : (
        <p role="status" className="mb-4 border-l-2 border-success pl-4">
          {texts.erased(erased)}
        </p>
      )}
      {subject ? <Records key={subject} subject={subject} onErased={setErased} /> : null}
    </>
  );
}

function Records({ subject, onErased }: { subject: string; onErased: (rows: number) => void }) {
  const { content, role, ask, say } = useDesk();
  const [isErasing, setErasing] = useState(false);
  const query = useQuery(subject, () => findPerson(ask, subject));
  const { person: texts } = content;
  const save = async () => {
    const answer = await exportPerson(ask, subject);
    if (!answer.ok) return say(content.failures[answer.code], 'error');
    download(fileName(texts.jsonName, 'json'), 'application/json', JSON.stringify(answer.data, null, 2));
    say(texts.exported);
  };
  return (
    <AnswerView query={query}>
      {(records) => {
        const count = records.leads.length + records.messages.length;
        if (count === 0) return <p className="border-t border-ink py-6">{texts.nothing}</p>;
        const what =
          records.leads.length > 0 ? texts.leads(records.leads.length) : texts.messages(records.messages.length);
        return (
          <>
            <div className="mb-4 flex flex-wrap items-center gap-2">
              <p className="mr-auto">{texts.kept(what)}</p>
              <DeskButton onClick={save}>{texts.export}</DeskButton>
              {role === 'owner' ? (
                <DeskButton aria-haspopup="dialog" className="border-error text-error" onClick={() => setErasing(true)}>
                  {texts.erase}
                </DeskButton>
              ) : null}
            </div>
            <Kept records={records} />
            {isErasing ? (
              <EraseDialog
                subject={subject}
                onClose={() => setErasing(false)}
                onErased={(rows) => {
                  setErasing(false);
                  onErased(rows);
                  query.set({ leads: [], messages: [] });
                }}
              />
            ) : null}
          </>
        );
      }}
    </AnswerView>
  );
}

function Kept({ records: { leads, messages } }: { records: PersonRecords }) {
  const { content, language } = useDesk();
  if (messages.length > 0) return <Transcript messages={messages} />;
  return (
    <table className={table}>
      <tbody>
        {leads.map(({ lead }) => (
          <tr key={lead.id} className="hover:bg-card">
            <td className={`${cell} ${tight} text-mute`}>
              <Moment time={lead.created_at} short />
            </td>
            <td className={cell}>
              <DeskLink data-row="" href={deskPath(language, { view: 'leads', lead: lead.id })} className={nameLink}>
                <bdi>{lead.full_name}</bdi>
              </DeskLink>
              <span className="block text-mute">
                <bdi>{lead.company_name}</bdi>, {content.services[lead.service]}
              </span>
            </td>
            <td className={`${cell} ${tight}`}>{content.status[lead.status]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

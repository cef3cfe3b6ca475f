import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { download, fileName } from '#client/download.ts';
import { useTitle } from '#client/navigation/use-title.ts';
import { Button } from '#client/ui/button.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { SmallButton } from '#client/ui/small-button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { ChatMessage, LeadRecord } from '#shared/desk-records.ts';
import { AnswerView } from './answer-view.tsx';
import { askDesk } from './database.ts';
import { useDesk } from './desk-context.ts';
import { LeadTable } from './lead-table.tsx';
import { Transcript } from './transcript.tsx';

/** Everything of one e-mail address or one chat session. */
export function Person() {
  const { content, address, go } = useDesk();
  const { person: texts } = content;
  const { subject = '' } = address.state;
  const [erased, setErased] = useState<number | null>(null);
  useTitle(texts.heading);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErased(null);
    const wanted = String(new FormData(event.currentTarget).get('subject') ?? '').trim();
    go({ view: 'person' }, { replace: true, state: wanted ? { subject: wanted } : {} });
  };
  return (
    <>
      <h1 className="mt-6 text-h3">{texts.heading}</h1>
      <p className="mt-1 text-mute">{texts.introduction}</p>
      <form onSubmit={show} className="my-5 max-w-2xl">
        <TextField
          key={subject}
          id="person-subject"
          label={texts.label}
          name="subject"
          defaultValue={subject}
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
        />
        <SmallButton type="submit" className="mt-2">
          {texts.submit}
        </SmallButton>
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

/** One of the two: an e-mail address has leads, a chat session has messages. */
type PersonRecords = { leads: LeadRecord[]; messages: ChatMessage[] };

async function findPerson(subject: string): Promise<PersonRecords> {
  return subject.includes('@')
    ? { leads: await askDesk('get_person', { p_email: subject }), messages: [] }
    : { leads: [], messages: await askDesk('get_conversation', { p_conversation: subject }) };
}

function exportPerson(subject: string): Promise<LeadRecord[] | ChatMessage[]> {
  return subject.includes('@')
    ? askDesk('export_person', { p_email: subject })
    : askDesk('export_conversation', { p_conversation: subject });
}

function Records({ subject, onErased }: { subject: string; onErased: (rows: number) => void }) {
  const { content, role, say, sayFailure } = useDesk();
  const [isErasing, setErasing] = useState(false);
  const query = useQuery({ queryKey: ['person', subject], queryFn: () => findPerson(subject) });
  const { person: texts } = content;
  const save = useMutation({
    mutationFn: () => exportPerson(subject),
    onSuccess: (records) => {
      download(fileName(texts.jsonName, 'json'), 'application/json', JSON.stringify(records, null, 2));
      say(texts.exported);
    },
    onError: sayFailure,
  });
  return (
    <AnswerView query={query}>
      {({ leads, messages }) => {
        if (leads.length + messages.length === 0) return <p className="border-t border-ink py-6">{texts.nothing}</p>;
        const what = leads.length > 0 ? texts.leads(leads.length) : texts.messages(messages.length);
        return (
          <>
            <div className="mb-4 flex flex-wrap items-center gap-2">
              <p className="mr-auto">{texts.kept(what)}</p>
              <SmallButton onClick={() => save.mutate()}>{texts.export}</SmallButton>
              {role === 'owner' ? (
                <SmallButton
                  aria-haspopup="dialog"
                  className="border-error text-error"
                  onClick={() => setErasing(true)}
                >
                  {texts.erase}
                </SmallButton>
              ) : null}
            </div>
            {messages.length > 0 ? (
              <Transcript messages={messages} />
            ) : (
              <LeadTable leads={leads.map(({ lead }) => lead)} columns={['name', 'service', 'age', 'status']} />
            )}
            {isErasing ? (
              <EraseDialog
                subject={subject}
                onClose={() => setErasing(false)}
                onErased={(rows) => {
                  setErasing(false);
                  onErased(rows);
                  query.refetch();
                }}
              />
            ) : null}
          </>
        );
      }}
    </AnswerView>
  );
}

type EraseDialogProps = { subject: string; onClose: () => void; onErased: (rows: number) => void };

/** Erases only after the address or session was typed once more. */
function EraseDialog({ subject, onClose, onErased }: EraseDialogProps) {
  const { content } = useDesk();
  const [typed, setTyped] = useState('');
  const { person: texts } = content;
  const isSame = typed.trim().toLowerCase() === subject.toLowerCase();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      subject.includes('@')
        ? askDesk('erase_person', { p_email: subject })
        : askDesk('erase_conversation', { p_conversation: subject }),
    onSuccess: onErased,
  });
  const erase = (event: FormEvent) => {
    event.preventDefault();
    if (isSame && !isPending) mutate();
  };
  return (
    <Modal id="desk-erase" title={texts.eraseTitle} closeLabel={texts.cancel} onClose={onClose} onDismiss={onClose}>
      <form onSubmit={erase} className="grid gap-5 px-5 py-5 sm:px-8">
        <p>{texts.eraseText}</p>
        <TextField
          id="desk-erase-subject"
          label={texts.typeAgain}
          hint={texts.typeAgainHint(subject)}
          error={error ? content.failures[error.code] : undefined}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!isSame} busy={isPending && texts.erasing}>
            {texts.eraseSubmit}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '#client/download.ts';
import { Button } from '#client/ui/button.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { SmallButton } from '#client/ui/small-button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { ChatMessage, LeadRecord } from '#shared/desk-records.ts';
import { AnswerView } from './answer-view.tsx';
import { askDesk } from './database.ts';
import { useDeskActions } from './desk-actions.ts';
import { useDesk } from './desk-context.ts';
import { LeadTable } from './lead-table.tsx';
import { Transcript } from './transcript.tsx';

/** Everything of one e-mail address or one chat session. */
export function Person() {
  const { content, address, go } = useDesk();
  const { person: texts } = content;
  const { subject = '' } = address.state;
  const [erased, setErased] = useState<number | null>(null);
  const show = (form: FormData) => {
    setErased(null);
    const wanted = String(form.get('subject')).trim();
    go({ view: 'person' }, { replace: true, state: { subject: wanted } });
  };
  return (
    <>
      <p className="mt-1 text-mute">{texts.introduction}</p>
      <form action={show} className="my-5 max-w-2xl">
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

/** An e-mail address has leads, a chat session has messages. */
type PersonRecords = { leads: LeadRecord[]; messages: ChatMessage[] };

/** What is asked about one of the two. */
function questionsOf(subject: string) {
  const [email, conversation] = [{ p_email: subject }, { p_conversation: subject }];
  return subject.includes('@')
    ? {
        find: async (): Promise<PersonRecords> => ({ leads: await askDesk('get_person', email), messages: [] }),
        collect: () => askDesk('export_person', email),
        erase: () => askDesk('erase_person', email),
      }
    : {
        find: async (): Promise<PersonRecords> => ({
          leads: [],
          messages: await askDesk('get_conversation', conversation),
        }),
        collect: () => askDesk('export_conversation', conversation),
        erase: () => askDesk('erase_conversation', conversation),
      };
}

type RecordsProps = { subject: string; onErased: (rows: number) => void };

function Records({ subject, onErased }: RecordsProps) {
  const { content, role, say, sayFailure } = useDesk();
  const [isErasing, setErasing] = useState(false);
  const { find, collect } = questionsOf(subject);
  const query = useQuery({ queryKey: ['person', subject], queryFn: find });
  const { person: texts } = content;
  const save = useMutation({
    mutationFn: async () => collect(),
    onSuccess: (records) => {
      download(texts.jsonName, 'json', JSON.stringify(records, null, 2));
      say(texts.exported);
    },
    onError: sayFailure,
  });
  const hasRecords = query.data && query.data.leads.length + query.data.messages.length > 0;
  useDeskActions(hasRecords ? { export: () => save.mutate() } : {});
  const finish = (rows: number) => {
    setErasing(false);
    onErased(rows);
    query.refetch();
  };
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
            <LeadTable leads={leads.map(({ lead }) => lead)} columns={['age', 'name', 'words', 'service', 'status']} />
            {messages.length > 0 ? (
              <div className="max-w-3xl">
                <Transcript messages={messages} />
              </div>
            ) : null}
            {isErasing ? <EraseDialog {...{ subject }} onClose={() => setErasing(false)} onErased={finish} /> : null}
          </>
        );
      }}
    </AnswerView>
  );
}

/** Erases only after the address or session was typed once more. */
function EraseDialog({ subject, onErased, onClose }: RecordsProps & { onClose: () => void }) {
  const { content } = useDesk();
  const [typed, setTyped] = useState('');
  const { person: texts } = content;
  const { mutate, isPending, error } = useMutation({
    mutationFn: questionsOf(subject).erase,
    onSuccess: onErased,
  });
  return (
    <Modal id="desk-erase" title={texts.eraseTitle} closeLabel={texts.cancel} onClose={onClose}>
      <form action={() => mutate()} className="grid gap-5 px-5 py-5 sm:px-8">
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
          <Button
            type="submit"
            disabled={typed.trim().toLowerCase() !== subject.toLowerCase()}
            busy={isPending && texts.erasing}
          >
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

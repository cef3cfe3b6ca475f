import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Key, SmallButton, smallButtonClass } from '#client/ui/small-button.tsx';
import type { Lead } from '#shared/desk-records.ts';
import { emailPattern } from '#shared/email.ts';
import { askWorker } from './database.ts';
import { runAction, shownKey, useDeskActions } from './desk-actions.ts';
import { useDesk } from './desk-context.ts';
import { mailProgramAddress } from './reply-letter.ts';
import { useReplyTexts } from './reply-texts.ts';
import type { StatusMutation } from './status-choice.tsx';
import { useCopy } from './use-copy.ts';

type LeadActionsProps = { lead: Lead; mutation: StatusMutation; onReply: () => void };

/** An answer, from the desk or else in the mail program, and the request to take elsewhere. */
export function LeadActions({ lead, mutation, onReply }: LeadActionsProps) {
  const { content, role } = useDesk();
  const copy = useCopy();
  const [isAsking, setAsking] = useState(false);
  const canMail = useCanMail();
  const hasAddress = emailPattern.test(lead.email);
  const address = mailProgramAddress(lead);
  // A lead that was answered already is not asked about.
  const ask = () => setAsking(role === 'owner' && lead.status === 'new');
  const reply = () => {
    // The form opens as soon as it is known that mail can be sent.
    if (canMail !== false) return onReply();
    ask();
    location.assign(address);
  };
  const { full_name, company_name, email, problem_description, additional_info } = lead;
  const more = additional_info ? ['', additional_info] : [];
  const text = [full_name, company_name, email, '', problem_description, ...more].join('\n');
  const copyLead = () => void copy(text, content.lead.copied);
  useDeskActions({ ...(hasAddress && { reply }), copy: copyLead });
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {hasAddress && canMail === false ? (
          <a href={address} className={`${smallButtonClass} max-md:grow`} onClick={ask}>
            {content.lead.reply}
            <Key>{shownKey('reply')}</Key>
          </a>
        ) : null}
        {hasAddress && canMail !== false ? (
          <SmallButton
            shortcut={shownKey('reply')}
            aria-busy={canMail === null || undefined}
            className="max-md:grow"
            onClick={onReply}
          >
            {content.lead.reply}
          </SmallButton>
        ) : null}
        {role === 'owner' ? (
          <SmallButton className="max-md:grow md:hidden" onClick={() => runAction('note')}>
            {content.lead.note}
          </SmallButton>
        ) : null}
        <SmallButton className="max-md:grow" onClick={copyLead}>
          {content.lead.copy}
        </SmallButton>
      </div>
      {isAsking && lead.status === 'new' ? (
        <AnsweredQuestion mutation={mutation} onClose={() => setAsking(false)} />
      ) : null}
    </div>
  );
}

/** Nobody but the owner knows whether a mail was sent that the mail program opened. */
function AnsweredQuestion({ mutation, onClose }: { mutation: StatusMutation; onClose: () => void }) {
  const texts = useReplyTexts();
  return (
    <div role="group" aria-labelledby="lead-answered" className="mt-3 border-l-2 border-ink pl-4 text-ui">
      <p id="lead-answered" role="status">
        {texts.asked}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <SmallButton
          onClick={() => {
            mutation.mutate({ from: 'new', to: 'contacted' });
            onClose();
          }}
        >
          {texts.yes}
        </SmallButton>
        <SmallButton onClick={onClose}>{texts.no}</SmallButton>
      </div>
    </div>
  );
}

/** Whether this person can send mail from here. Null until that is known; false also where nobody can say. */
export function useCanMail(): boolean | null {
  const { role } = useDesk();
  const { data, isError } = useQuery({
    queryKey: ['mail'],
    queryFn: () => askWorker('/api/desk/mail') as Promise<{ canMail?: boolean }>,
    enabled: role === 'owner',
    // A setting of the site, the same for every lead.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 600_000,
  });
  if (role === 'viewer' || isError) return false;
  return data ? data.canMail === true : null;
}

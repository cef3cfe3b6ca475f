import { useDesk } from './desk-context.ts';
import { factLinkClass } from './desk-link.tsx';
import { useCopy } from './use-copy.ts';

/** In characters: enough to tell records apart by eye. */
const shownLength = 8;

/** The id of a record, as mails, logs and exports name it. It is shown in short and copied in full. */
export function RecordNumber({ id }: { id: string }) {
  const { content } = useDesk();
  const copy = useCopy();
  return (
    <>
      <span
        title={id}
        className="select-all"
        onCopy={(event) => {
          event.preventDefault();
          event.clipboardData.setData('text/plain', id);
        }}
      >
        {id.slice(0, shownLength)}
      </span>{' '}
      <button
        type="button"
        aria-label={content.lead.copyId}
        onClick={() => copy(id, content.lead.idCopied)}
        className={factLinkClass}
      >
        {content.lead.copy}
      </button>
    </>
  );
}

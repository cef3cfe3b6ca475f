import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import type { Conversation } from '#shared/desk-records.ts';
import { ListEnd } from './answer-view.tsx';
import { useDesk } from './desk-context.ts';
import { QuestionLink } from './desk-link.tsx';
import { Moment } from './moment.tsx';
import { usePagedRows } from './queries.ts';

export function Conversations() {
  const { content, address, go } = useDesk();
  const { conversations: texts } = content;
  const { search } = address.state;
  const onlyFailed = address.parameters.get('failed') !== null;
  const onlyNotHelpful = address.parameters.get('feedback') === 'not_helpful';
  const filter = {
    p_failed_only: onlyFailed,
    ...(onlyNotHelpful && { p_not_helpful_only: true }),
    ...(search && { p_search: search }),
  };
  const { query, rows } = usePagedRows({
    name: 'list_conversations',
    filter,
    cursorOf: (row: Conversation) => ({ p_before_created_at: row.message_created_at, p_before_id: row.message_id }),
  });
  const chosen = { failed: onlyFailed, notHelpful: onlyNotHelpful, words: search };
  const choose = (change: Partial<typeof chosen>) => {
    const { failed, notHelpful, words } = { ...chosen, ...change };
    const filters = { failed: failed ? 'only' : null, feedback: notHelpful ? 'not_helpful' : null };
    go({ view: 'conversations', ...filters }, { replace: true, state: { search: words } });
  };
  return (
    <>
      <div className="my-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <SearchField
          aria-label={content.leads.search}
          aria-keyshortcuts="/"
          placeholder={texts.searchHint}
          value={search ?? ''}
          onSearch={(words) => choose({ words })}
        />
        <Tick label={texts.onlyFailed} isChecked={onlyFailed} onChange={(failed) => choose({ failed })} />
        <Tick
          label={texts.onlyNotHelpful}
          isChecked={onlyNotHelpful}
          onChange={(notHelpful) => choose({ notHelpful })}
        />
      </div>
      <ConversationTable rows={rows} />
      <ListEnd query={query} texts={texts} isFiltered={onlyFailed || onlyNotHelpful || Boolean(search)} />
    </>
  );
}

/** On a phone one column says it all, the time first. */
function ConversationTable({ rows }: { rows: readonly Conversation[] }) {
  const { content, selection } = useDesk();
  const { columns: titles } = content.conversations;
  const quiet = 'text-left whitespace-nowrap text-mute';
  const timeOf = (row: Conversation) => <Moment time={row.ended_at} short />;
  const columns: Column<Conversation>[] = [
    { title: titles.time, className: `${quiet} max-md:hidden`, cell: timeOf },
    {
      title: titles.question,
      className: 'w-full pr-4 pl-4 text-left',
      cell: (row) => (
        <>
          <span className="flex justify-between gap-x-4 text-mute md:hidden">
            {timeOf(row)}
            {row.failures > 0 ? (
              <span className="font-medium text-error">
                {titles.failures}: {row.failures}
              </span>
            ) : null}
          </span>
          <QuestionLink conversation={row.conversation} question={row.first_question} />
        </>
      ),
    },
    {
      title: titles.language,
      className: `${quiet} max-md:hidden`,
      cell: (row) => (row.language ? content.language[row.language] : content.unknown),
    },
    { title: titles.messages, className: 'text-right max-md:hidden', cell: (row) => row.messages },
    {
      title: titles.failures,
      className: 'text-right max-md:hidden',
      cell: ({ failures }) => <span className={failures > 0 ? 'font-medium text-error' : 'text-mute'}>{failures}</span>,
    },
  ];
  return (
    <DataTable
      className="max-md:[&_thead]:hidden"
      rows={rows}
      keyOf={({ conversation }) => conversation}
      columns={columns}
      selection={selection}
    />
  );
}

type TickProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

function Tick({ label, isChecked, onChange }: TickProps) {
  return (
    <label className="flex min-h-9 max-md:min-h-11 items-center gap-2 text-ui">
      <input
        type="checkbox"
        className="tick"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

import { deskPath } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import { ListEnd } from './list-end.tsx';
import { Moment } from './moment.tsx';
import type { Conversation } from './records.ts';
import { SearchField } from './search-field.tsx';
import { cell, headCell, rowLink, table, tight } from './table.ts';
import { usePagedRows } from './use-paged-rows.ts';
import { useTitle } from './use-title.ts';

export function Conversations() {
  const { content, language, address, ask, go } = useDesk();
  const { conversations: texts } = content;
  const { search } = address.state;
  const onlyFailed = address.parameters.get('failed') !== null;
  const filter = { p_failed_only: onlyFailed, ...(search && { p_search: search }) };
  const list = usePagedRows<Conversation>({
    key: JSON.stringify(filter),
    load: (last) =>
      ask('list_conversations', {
        ...filter,
        ...(last && { p_before_created_at: last.message_created_at, p_before_id: last.message_id }),
      }),
    idOf: ({ conversation }) => conversation,
  });
  useTitle(texts.heading);
  const choose = (isFailedOnly: boolean, words: string | undefined) =>
    go(deskPath(language, { view: 'conversations', failed: isFailedOnly ? 'only' : null }), {
      replace: true,
      state: words ? { search: words } : {},
    });
  return (
    <>
      <h1 className="mt-6 text-h3">{texts.heading}</h1>
      <div className="my-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <SearchField
          label={content.leads.search}
          placeholder={texts.searchHint}
          value={search ?? ''}
          onSearch={(words) => choose(onlyFailed, words)}
        />
        <label className="flex min-h-9 items-center gap-2 text-ui">
          <input
            type="checkbox"
            className="tick"
            checked={onlyFailed}
            onChange={(event) => choose(event.target.checked, search)}
          />
          {texts.onlyFailed}
        </label>
      </div>
      {list.rows.length > 0 ? <ConversationTable conversations={list.rows} /> : null}
      {list.status === 'ready' && list.rows.length === 0 ? (
        <p className="border-t border-ink py-6">{onlyFailed || search ? texts.nothingFound : texts.empty}</p>
      ) : null}
      <ListEnd list={list} shown={texts.shown(list.rows.length)} />
    </>
  );
}

function ConversationTable({ conversations }: { conversations: readonly Conversation[] }) {
  const { content, language } = useDesk();
  const { columns } = content.conversations;
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col" className={headCell}>
            {columns.time}
          </th>
          <th scope="col" className={`${headCell} w-full`}>
            {columns.question}
          </th>
          <th scope="col" className={`${headCell} max-md:hidden`}>
            {columns.language}
          </th>
          <th scope="col" className={`${headCell} text-right max-md:hidden`}>
            {columns.messages}
          </th>
          <th scope="col" className={`${headCell} text-right`}>
            {columns.failures}
          </th>
        </tr>
      </thead>
      <tbody>
        {conversations.map((row) => (
          <tr key={row.conversation} className="hover:bg-card">
            <td className={`${cell} ${tight} text-mute`}>
              <Moment time={row.ended_at} short />
            </td>
            <td className={cell}>
              <DeskLink
                data-row=""
                href={deskPath(language, { view: 'conversations', conversation: row.conversation })}
                className={`${rowLink} line-clamp-2 wrap-anywhere`}
              >
                <bdi>{row.first_question}</bdi>
              </DeskLink>
            </td>
            <td className={`${cell} ${tight} text-mute max-md:hidden`}>
              {row.language ? content.language[row.language] : content.unknown}
            </td>
            <td className={`${cell} text-right max-md:hidden`}>{row.messages}</td>
            <td className={`${cell} text-right ${row.failures > 0 ? 'font-medium text-error' : 'text-mute'}`}>
              {row.failures}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

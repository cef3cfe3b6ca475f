import { deskPath } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import { Moment } from './moment.tsx';
import type { Today } from './records.ts';
import { cell, headCell, rowLink, table, tight } from './table.ts';

export function FailedChats({ chats }: { chats: Today['failed_chats'] }) {
  const { content, language } = useDesk();
  const { chatColumns: columns } = content.today;
  return (
    <section aria-labelledby="failed-chats">
      <h2 id="failed-chats" className="mb-2 text-ui font-semibold">
        {content.today.failedChats}
      </h2>
      {chats.length === 0 ? (
        <p className="border-t border-ink pt-2 text-ui text-mute">{content.today.noFailedChats}</p>
      ) : (
        <table className={table}>
          <thead>
            <tr>
              <th scope="col" className={`${headCell} md:w-1/3`}>
                {columns.time}
              </th>
              <th scope="col" className={headCell}>
                {columns.question}
              </th>
            </tr>
          </thead>
          <tbody>
            {chats.map((chat) => (
              <tr key={`${chat.conversation} ${chat.created_at}`} className="hover:bg-card">
                <td className={`${cell} ${tight} text-mute`}>
                  <Moment time={chat.created_at} short />
                </td>
                <td className={cell}>
                  <DeskLink
                    data-row=""
                    href={deskPath(language, { view: 'conversations', conversation: chat.conversation })}
                    className={`${rowLink} line-clamp-2 wrap-anywhere`}
                  >
                    <bdi>{chat.user_message}</bdi>
                  </DeskLink>
                  <span className="block text-sm text-mute">
                    <bdi>{chat.error ?? content.unknown}</bdi>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

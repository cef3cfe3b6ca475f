import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MoreLink } from '#client/layout/more-link.tsx';
import { readStored, writeStored } from '#client/state/browser-storage.ts';
import { ScaleBar } from '#client/ui/scale-bar.tsx';
import type { resources } from '#shared/content/en/resources.ts';
import type { Checklist } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import type { ServiceId } from '#shared/offers.ts';
import type { PostId } from '#shared/posts.ts';
import { pathOf } from '#shared/routes.ts';

/** The service and the post that each checklist links to. */
const related: Record<string, { service: ServiceId; postId: PostId }> = {
  'crm-integration': { service: 'crm-integration', postId: 'crm-integration-week-by-week' },
  'ai-assistant': { service: 'ai-customer-support', postId: 'before-an-ai-support-assistant-goes-live' },
  'website-launch': { service: 'website-development', postId: 'a-website-that-loads-on-a-cheap-phone' },
};

type ChecklistsProps = { content: typeof resources; language: Language };

/**
 * The checklists; the one that is chosen is shown and printed. Boxes and choice are uncontrolled, so that what was pressed before
 * hydration stays.
 */
export function Checklists({ content, language }: ChecklistsProps) {
  const lists = useRef<HTMLFieldSetElement>(null);
  // Unknown until the boxes were looked at: a reload may have ticked some.
  const [ticked, setTicked] = useState<string[]>();
  const boxes = () => [...(lists.current?.querySelectorAll<HTMLInputElement>('.tick') ?? [])];
  const look = () => {
    const values = boxes().flatMap(({ checked, value }) => (checked ? value : []));
    setTicked(values);
    return values;
  };
  useEffect(() => {
    const stored = readStored('localStorage', 'checklists');
    for (const box of boxes()) box.checked ||= Array.isArray(stored) && stored.includes(box.value);
    look();
    // The address of one of the lists.
    lists.current?.querySelector<HTMLElement>(`[value="${CSS.escape(location.hash.slice(1))}"]`)?.click();
  }, []);
  return (
    <fieldset ref={lists} className="grid min-w-0 max-md:gap-y-2 md:grid-cols-3">
      <legend className="sr-only">{content.name}</legend>
      {content.checklists.map((checklist, index) => {
        const { id, title, groups } = checklist;
        const total = groups.flatMap(({ items }) => items).length;
        const count = ticked?.filter((value) => value.startsWith(`${id} `)).length;
        return (
          <div key={id} className="group contents">
            <label
              data-screen-only=""
              className="relative flex flex-col justify-between gap-y-2 border border-field bg-paper px-4 py-3 text-ui font-semibold text-balance hover:border-ink has-checked:z-1 has-checked:bg-card md:row-start-1 md:group-not-last:-mr-px"
            >
              <input
                type="radio"
                name="list"
                value={id}
                defaultChecked={index === 0}
                className="absolute -inset-px cursor-pointer appearance-none checked:border checked:border-ink md:checked:border-b-card checked:[box-shadow:inset_0_3px_var(--accent)]"
              />
              {title}
              <ScaleBar min={count ?? 0} max={total} className="noscript:hidden" />
            </label>
            <Sheet
              checklist={checklist}
              onChange={() => writeStored('localStorage', 'checklists', look())}
              links={
                <Links {...{ checklist, content, language }}>
                  {count === undefined ? null : content.done(count, total)}
                </Links>
              }
            />
          </div>
        );
      })}
    </fieldset>
  );
}

type SheetProps = { checklist: Checklist; onChange: () => void; links: ReactNode };

function Sheet({ checklist: { id, title, introduction, groups }, onChange, links }: SheetProps) {
  return (
    <div className="hidden border border-ink bg-card px-5 max-md:order-last py-6 group-has-checked:block sm:px-6 md:col-span-3 md:row-start-2 md:-mt-px">
      {/* On screens the choice says it. */}
      <h2 className="text-h3 not-print:sr-only">{title}</h2>
      <p className="text-ui text-mute">{introduction}</p>
      <div onChange={onChange}>
        {groups.map((group) => (
          <fieldset key={group.id} className="mt-4">
            <legend className="text-ui font-semibold">{group.title}</legend>
            <ul>
              {group.items.map((item, index) => (
                <li key={item}>
                  <label className="flex cursor-pointer gap-3 border-b border-line py-2 text-ui has-checked:text-mute">
                    <input type="checkbox" value={`${id} ${group.id} ${index}`} className="tick" />
                    {item}
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      {links}
    </div>
  );
}

type LinksProps = ChecklistsProps & {
  checklist: Checklist;
  /** How many items are ticked. */
  children: ReactNode;
};

/** Below a checklist. */
function Links({ checklist: { id, title }, content, language, children }: LinksProps) {
  const links = related[id];
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 text-ui" data-screen-only="">
      <p className="mr-auto text-mute tabular-nums noscript:hidden">{children}</p>
      {links ? (
        <>
          <MoreLink
            to={pathOf('blogPost', language, { postId: links.postId })}
            about={`: ${title}`}
            className="self-center"
          >
            {content.article}
          </MoreLink>
          <MoreLink to={pathOf(links.service, language)} about={`: ${title}`} className="self-center">
            {content.service}
          </MoreLink>
        </>
      ) : null}
      <button
        type="button"
        data-enhanced=""
        onClick={() => print()}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        {content.print}
      </button>
    </div>
  );
}

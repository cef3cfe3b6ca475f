import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MoreLink } from '#client/layout/more-link.tsx';
import { readStored, writeStored } from '#client/state/browser-storage.ts';
import { Button } from '#client/ui/button.tsx';
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
    <fieldset ref={lists} className="grid min-w-0 grid-cols-3">
      <legend className="sr-only">{content.name}</legend>
      {content.checklists.map((checklist, index) => {
        const { id, name, groups } = checklist;
        const total = groups.flatMap(({ items }) => items).length;
        const count = ticked?.filter((value) => value.startsWith(`${id} `)).length;
        return (
          <div key={id} className="group contents">
            <label
              id={id}
              data-screen-only=""
              className="relative row-start-1 -ml-px flex flex-col justify-between gap-y-2 border border-field bg-card px-3 py-3 text-ui font-semibold hover:border-ink has-checked:z-1 sm:px-6"
            >
              <input
                type="radio"
                name="list"
                value={id}
                defaultChecked={index === 0}
                className="absolute -inset-px cursor-pointer appearance-none checked:border checked:border-b-5 checked:border-ink"
              />
              {name}
              <ScaleBar min={count ?? 0} max={total} className="noscript:hidden" />
            </label>
            <ChecklistSheet
              checklist={checklist}
              done={count === undefined ? null : content.done(count, total)}
              onChange={() => writeStored('localStorage', 'checklists', look())}
            >
              <Links {...{ checklist, content, language }} />
            </ChecklistSheet>
          </div>
        );
      })}
    </fieldset>
  );
}

type ChecklistSheetProps = {
  checklist: Checklist;
  /** How many items are ticked. */
  done: string | null;
  onChange: () => void;
  children: ReactNode;
};

function ChecklistSheet({ checklist, done, onChange, children }: ChecklistSheetProps) {
  const { id, title, introduction, groups } = checklist;
  return (
    <div className="invisible col-span-3 col-start-1 row-start-2 -mt-px -ml-px border border-ink bg-card px-3 py-6 group-has-checked:visible sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{title}</h2>
        <p className="text-ui font-semibold tabular-nums noscript:hidden">{done}</p>
      </div>
      <p className="mt-1 text-ui text-mute">{introduction}</p>
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
      {children}
    </div>
  );
}

/** Below a checklist. */
function Links({ checklist: { id, title }, content, language }: ChecklistsProps & { checklist: Checklist }) {
  const links = related[id];
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4 text-ui" data-screen-only="">
      <Button variant="secondary" data-enhanced="" onClick={() => print()}>
        {content.print}
      </Button>
      {links ? (
        <p className="flex flex-wrap gap-x-6">
          <MoreLink to={pathOf('blogPost', language, { postId: links.postId })} about={`: ${title}`}>
            {content.article}
          </MoreLink>
          <MoreLink to={pathOf(links.service, language)} about={`: ${title}`}>
            {content.service}
          </MoreLink>
        </p>
      ) : null}
    </div>
  );
}

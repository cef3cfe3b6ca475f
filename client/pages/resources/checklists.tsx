import type { ReactNode } from 'react';
import { MoreLink } from '#client/layout/more-link.tsx';
import { Button } from '#client/ui/button.tsx';
import type { resources } from '#shared/content/en/resources.ts';
import type { Checklist } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import type { ServiceId } from '#shared/offers.ts';
import type { PostId } from '#shared/posts.ts';
import { pathOf } from '#shared/routes.ts';
import { ChecklistDrawing } from './checklist-drawing.tsx';
import { useTicks } from './use-ticks.ts';

/** The service and the post that each checklist links to. */
const related: Record<string, { service: ServiceId; postId: PostId }> = {
  'crm-integration': { service: 'crm-integration', postId: 'crm-integration-week-by-week' },
  'ai-assistant': { service: 'ai-customer-support', postId: 'before-an-ai-support-assistant-goes-live' },
  'website-launch': { service: 'website-development', postId: 'a-website-that-loads-on-a-cheap-phone' },
};

type ChecklistsProps = { content: typeof resources; language: Language };

/** The checklists; the one that is chosen is shown and printed. */
export function Checklists({ content, language }: ChecklistsProps) {
  const { boxes, ticked, keep } = useTicks();
  return (
    <fieldset ref={boxes} className="grid min-w-0 grid-cols-3">
      <legend className="sr-only">{content.name}</legend>
      {content.checklists.map((checklist, index) => {
        const { id, name } = checklist;
        return (
          <div key={id} className="contents">
            <label
              id={id}
              data-screen-only=""
              className="group peer relative row-start-1 -ml-px border border-field bg-paper px-3 py-3 text-ui font-semibold hover:border-ink has-checked:z-1 has-checked:bg-card sm:px-6"
            >
              <input
                type="radio"
                name="list"
                value={id}
                defaultChecked={index === 0}
                className="absolute -inset-px cursor-pointer appearance-none checked:border checked:border-ink"
              />
              {/* The chosen one has an edge at its top, and is open to its list. */}
              <span className="invisible absolute -inset-px border-t-2 border-accent group-has-checked:visible" />
              <span className="invisible absolute -bottom-px left-0 h-px w-full bg-card group-has-checked:visible" />
              {name}
            </label>
            <ChecklistSheet
              checklist={checklist}
              content={content}
              count={ticked?.filter((value) => value.startsWith(`${id} `)).length}
              onChange={keep}
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
  /** How many items are ticked; undefined until it is known. */
  count: number | undefined;
  content: typeof resources;
  onChange: () => void;
  children: ReactNode;
};

function ChecklistSheet({ checklist, count, content, onChange, children }: ChecklistSheetProps) {
  const { id, title, introduction, groups } = checklist;
  const total = groups.flatMap(({ items }) => items).length;
  return (
    <div className="col-span-3 row-start-2 -mt-px -ml-px hidden grid-cols-[auto_1fr] gap-x-6 border border-ink bg-card px-3 py-6 peer-has-checked:grid sm:px-6 lg:grid-cols-4">
      {/* Without scripts nothing is counted. */}
      <div className="noscript:hidden lg:col-start-4 lg:row-span-3 lg:row-start-1">
        <ChecklistDrawing ticked={count ?? 0} />
      </div>
      <div className="self-center lg:col-span-3">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-1 text-ui text-mute">{introduction}</p>
        {/* Its place is kept, so that nothing moves when the number is known. */}
        <p
          className={`mt-1 text-ui font-semibold tabular-nums noscript:hidden ${count === undefined ? 'invisible' : ''}`}
        >
          {content.done(count ?? 0, total)}
        </p>
      </div>
      <div onChange={onChange} className="col-span-2 gap-x-10 lg:col-span-3 lg:grid lg:grid-cols-3">
        {groups.map((group) => (
          <fieldset key={group.id} className="mt-6">
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

type LinksProps = ChecklistsProps & { checklist: Checklist };

/** Below a checklist. */
function Links({ checklist: { id, title }, content, language }: LinksProps) {
  const links = related[id];
  return (
    <div data-screen-only="" className="col-span-2 lg:col-span-3">
      <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-4 text-ui">
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
      <p className="text-sm text-mute">{content.note}</p>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '#client/state/browser-storage.ts';
import { Fold } from '#client/ui/fold.tsx';
import { ScaleBar } from '#client/ui/scale-bar.tsx';
import type { resources } from '#shared/content/en/resources.ts';
import type { Checklist } from '#shared/content/types.ts';

type ChecklistItemsProps = {
  checklist: Checklist;
  content: typeof resources;
  /** On phones. */
  isFolded: boolean;
};

/**
 * The items of a checklist in groups, how many of them are ticked, and a button that prints them. The boxes are uncontrolled, so that a
 * tick made before hydration stays.
 */
export function ChecklistItems({ checklist: { id, title, groups }, content, isFolded }: ChecklistItemsProps) {
  const list = useRef<HTMLDivElement>(null);
  // Unknown until the boxes were looked at: a reload may have ticked some.
  const [count, setCount] = useState<number>();
  const recount = () => setCount(list.current?.querySelectorAll(':checked').length ?? 0);
  useEffect(() => {
    const stored = readStored('localStorage', 'checklists');
    // The boxes of all lists, because those of all lists are kept together.
    for (const box of boxesOfPage()) box.checked ||= Array.isArray(stored) && stored.includes(box.value);
    recount();
  }, []);
  const total = groups.flatMap(({ items }) => items).length;
  const boxes = (
    <div
      ref={list}
      onChange={() => {
        const ticked = boxesOfPage().filter(({ checked }) => checked);
        writeStored(
          'localStorage',
          'checklists',
          ticked.map(({ value }) => value),
        );
        recount();
      }}
      className="grid gap-px bg-line lg:grid-cols-3"
    >
      {groups.map((group) => (
        <fieldset key={group.id} className="bg-paper pt-6 pb-4 lg:px-6 lg:first:pl-0">
          <legend className="float-left mb-2 w-full text-h3">{group.title}</legend>
          <ul className="clear-both">
            {group.items.map((item, index) => (
              <li key={item}>
                <label className="flex cursor-pointer gap-3 py-2.5 has-checked:text-mute">
                  <input type="checkbox" value={`${id} ${group.id} ${index}`} className="tick mt-0.5" />
                  {item}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 text-ui noscript:hidden" data-screen-only="">
        <ScaleBar min={count ?? 0} max={total} className="w-full sm:w-48" />
        <p className="mr-auto text-mute tabular-nums">{count === undefined ? null : content.done(count, total)}</p>
        <button
          type="button"
          data-enhanced=""
          aria-label={`${content.print}: ${title}`}
          onClick={(event) => printAlone(event.currentTarget)}
          className="min-h-11 font-semibold underline underline-offset-4"
        >
          {content.print}
        </button>
      </div>
      <div className="border-t border-ink">{isFolded ? <Fold summary={content.show(total)}>{boxes}</Fold> : boxes}</div>
    </>
  );
}

const boxesOfPage = () => [...document.querySelectorAll<HTMLInputElement>('main .tick')];

/** Prints the part of the page that the element stands in, without the others. */
function printAlone(element: Element): void {
  const others = [...document.querySelectorAll('main > :not([data-screen-only])')].filter(
    (part) => !part.contains(element),
  );
  const toggle = () => others.forEach((part) => part.toggleAttribute('data-screen-only'));
  toggle();
  // Some browsers of phones go on while their dialog is open.
  addEventListener('afterprint', toggle, { once: true });
  print();
}

import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { readChoice, storeChoice } from '#client/state/browser-storage.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { forgetAtom, isKept, isOfTab, memoryIds } from './memory.ts';
import type { SettingsTexts } from './settings-panel.tsx';

/** A list of what the site has stored in this browser, with buttons to clear it. */
export function Remembered({ content }: { content: SettingsTexts['security'] }) {
  const forget = useSetAtom(forgetAtom);
  // Setting it renders the list again, which then reads from storage.
  const [said, setSaid] = useState('');
  return (
    <>
      {/* The key mounts it again when the refusal was cleared below. */}
      <Counting key={readChoice('counting')} content={content.counting} />
      <p className="text-ui text-balance text-mute">{content.introduction}</p>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {memoryIds.map((id) => {
          const { title, text } = content.items[id];
          const isEmpty = !isKept(id);
          return (
            <li key={id} className="choice items-center justify-between">
              <div className="min-w-0">
                <h3 className="text-ui font-medium">
                  {title}
                  {isOfTab(id) ? <span className="font-normal text-mute"> ({content.tabOnly})</span> : null}
                </h3>
                <p className="text-sm text-mute">{isEmpty ? content.nothing : text}</p>
              </div>
              {/* Not `disabled` when there is nothing left to clear, because the button still has focus then. */}
              <button
                type="button"
                aria-label={content.clearItem(title)}
                aria-disabled={isEmpty}
                onClick={() => {
                  if (isEmpty) return;
                  forget(id);
                  setSaid(content.cleared(title));
                }}
                className="min-h-11 shrink-0 pl-2 text-ui font-semibold underline underline-offset-4 aria-disabled:cursor-default aria-disabled:font-normal aria-disabled:text-mute aria-disabled:no-underline"
              >
                {content.clear}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          variant="secondary"
          onClick={() => {
            memoryIds.forEach(forget);
            setSaid(content.clearedAll);
          }}
        >
          {content.clearAll}
        </Button>
        <p role="status" className="text-ui text-mute">
          {said}
        </p>
      </div>
    </>
  );
}

/** Lets the visitor refuse that visits are counted. Only a refusal is stored. */
function Counting({ content }: { content: SettingsTexts['security']['counting'] }) {
  return (
    <fieldset className="mb-8">
      <legend className="mb-2 text-ui font-semibold">{content.title}</legend>
      <Checkbox
        id="settings-counting"
        label={content.label}
        hint={content.hint}
        defaultChecked={readChoice('counting') !== 'off'}
        onChange={(isOn) => storeChoice('counting', isOn ? null : 'off')}
      />
    </fieldset>
  );
}

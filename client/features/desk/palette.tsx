import { type KeyboardEvent, useEffect, useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { isComposing } from '#client/ui/is-composing.ts';
import { useDialogTexts } from './dialog-texts.ts';
import { type PaletteGroup, type PaletteOption, usePalette } from './use-palette.ts';

/** Everything of the desk by its name: what can be done here, the views, people and leads. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { palette: texts, close } = useDialogTexts();
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const { groups, isSearching } = usePalette(typed.trim());
  const options = groups.flatMap((group) => group.options);
  const active = options[Math.min(index, options.length - 1)];
  const run = (option: PaletteOption) => {
    onClose();
    // Closing gives focus back to where it was, from where an action may move it on.
    setTimeout(option.run);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || !active) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setIndex((options.indexOf(active) + step + options.length) % options.length);
    else if (event.key === 'Enter') run(active);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      modal
      closedby="any"
      aria-label={texts.title}
      className="mx-auto mt-10 max-h-[90dvh] w-[calc(100%-1.5rem)] max-w-2xl overflow-y-auto overscroll-contain rounded border border-line bg-paper text-ink backdrop:bg-[rgb(0_0_0/0.6)]"
      onClose={onClose}
    >
      <div className="sticky top-0 z-10 flex items-center border-b border-line bg-paper">
        <input
          role="combobox"
          aria-label={texts.label}
          aria-expanded={options.length > 0}
          aria-controls="palette-list"
          aria-autocomplete="list"
          aria-activedescendant={active && idOf(active)}
          placeholder={texts.label}
          value={typed}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setIndex(0);
          }}
          onKeyDown={keyDown}
          className="min-h-11 w-full min-w-0 px-5 py-3 outline-none placeholder:text-mute"
        />
        <button
          type="button"
          aria-label={close}
          className="inline-flex size-11 shrink-0 items-center justify-center"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <OptionList
        groups={groups}
        active={active}
        onPoint={(option) => setIndex(options.indexOf(option))}
        onChoose={run}
      />
      <p role="status" className="px-5 py-2 text-sm text-mute">
        {isSearching ? texts.searching : options.length > 0 ? texts.results(options.length) : texts.nothing}
      </p>
    </Dialog>
  );
}

const idOf = ({ id }: PaletteOption) => `palette-option-${id}`;

type OptionListProps = {
  groups: readonly PaletteGroup[];
  active: PaletteOption | undefined;
  onPoint: (option: PaletteOption) => void;
  onChoose: (option: PaletteOption) => void;
};

function OptionList({ groups, active, onPoint, onChoose }: OptionListProps) {
  const { palette: texts } = useDialogTexts();
  return (
    <div id="palette-list" role="listbox" aria-label={texts.title} className="text-ui">
      {groups.map(({ name, options: members }) => (
        <div key={name} role="group" aria-labelledby={`palette-${name}`} className="border-b border-line py-2">
          <p id={`palette-${name}`} className="px-5 text-sm text-mute">
            {texts.groups[name]}
          </p>
          {members.map((option) => (
            <OptionRow
              key={option.id}
              option={option}
              isActive={option === active}
              onPoint={() => onPoint(option)}
              onChoose={() => onChoose(option)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionRowProps = { option: PaletteOption; isActive: boolean; onPoint: () => void; onChoose: () => void };

/** Focus stays in the input, whose keys choose. */
function OptionRow({ option, isActive, onPoint, onChoose }: OptionRowProps) {
  const { label, detail, shortcut } = option;
  const id = idOf(option);
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [isActive, id]);
  return (
    <button
      type="button"
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={`flex min-h-9 max-md:min-h-11 w-full items-center gap-x-4 px-5 text-left ${isActive ? 'bg-line' : ''}`}
    >
      <bdi className="max-w-full shrink-0 truncate">{label}</bdi>
      {detail ? <bdi className="min-w-0 truncate text-mute">{detail}</bdi> : null}
      {shortcut ? <kbd className="ml-auto font-sans text-sm text-mute max-md:hidden">{shortcut}</kbd> : null}
    </button>
  );
}

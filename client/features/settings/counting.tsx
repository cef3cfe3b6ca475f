import { readChoice, storeChoice } from '#client/state/browser-storage.ts';
import { Checkbox } from '#client/ui/checkbox.tsx';
import type { SettingsTexts } from './settings-panel.tsx';

/** Lets the visitor refuse that visits are counted. Only a refusal is stored. */
export function Counting({ content }: { content: SettingsTexts['security']['counting'] }) {
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

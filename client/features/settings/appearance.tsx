import { chooseTheme, readThemeChoice, type ThemeChoice } from '#client/state/theme.ts';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { isMotionOff, switchMotion } from './motion.ts';
import type { SettingsTexts } from './settings-panel.tsx';

const choices: ThemeChoice[] = ['light', 'dark', 'system'];

export function Appearance({ content }: { content: SettingsTexts['appearance'] }) {
  const { title, options, motion } = content;
  return (
    <div className="grid gap-8">
      <form
        onChange={(event) => {
          const { value } = event.target as unknown as HTMLInputElement;
          chooseTheme(choices.find((each) => each === value) ?? 'system');
        }}
      >
        <RadioGroup
          id="settings-theme"
          name="theme"
          legend={title}
          options={choices.map((value) => ({ value, ...options[value] }))}
          defaultValue={readThemeChoice()}
        />
      </form>
      <fieldset>
        <legend className="mb-2 text-ui font-semibold">{motion.title}</legend>
        <Checkbox
          id="settings-motion"
          label={motion.label}
          hint={motion.hint}
          defaultChecked={!isMotionOff()}
          onChange={switchMotion}
        />
      </fieldset>
    </div>
  );
}

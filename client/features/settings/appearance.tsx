import { useAtom } from 'jotai';
import { type ThemeChoice, themeChoiceAtom } from '#client/state/theme.ts';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import type { SettingsTexts } from './settings-panel.tsx';

const choices: ThemeChoice[] = ['light', 'dark', 'system'];

export function Appearance({ content }: { content: SettingsTexts['appearance'] }) {
  const [choice, choose] = useAtom(themeChoiceAtom);
  return (
    <form
      onChange={(event) => {
        const { value } = event.target as unknown as HTMLInputElement;
        choose(choices.find((each) => each === value) ?? 'system');
      }}
    >
      <RadioGroup
        id="settings-theme"
        name="theme"
        legend={content.title}
        options={choices.map((value) => ({ value, ...content.options[value] }))}
        defaultValue={choice}
      />
    </form>
  );
}

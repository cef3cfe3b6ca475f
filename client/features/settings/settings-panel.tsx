import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type AnnouncementKind, chooseAnnouncement, wantsAnnouncement } from '#client/state/announcement.ts';
import { chooseTheme, readThemeChoice, type ThemeChoice } from '#client/state/theme.ts';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import type { settings as english } from '#shared/content/en/settings.ts';
import { isMotionOff, switchMotion } from './motion.ts';
import { Remembered } from './remembered.tsx';

export type SettingsTexts = typeof english;

type SettingsPanelProps = { content: SettingsTexts; languageLinks: ReactNode };

const tabs = ['general', 'appearance', 'notifications', 'security'] as const;
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs as in the ARIA Authoring Practices: the Tab key reaches the selected one, arrow keys select another. */
export function SettingsPanel({ content, languageLinks }: SettingsPanelProps) {
  const [shown, setShown] = useState<(typeof tabs)[number]>('general');
  const list = useRef<HTMLDivElement>(null);

  function step(event: KeyboardEvent): void {
    const index = tabs.indexOf(shown);
    const wanted = { Home: 0, End: tabs.length - 1 }[event.key] ?? index + (steps[event.key] ?? 0);
    const next = tabs[(wanted + tabs.length) % tabs.length];
    if (!next || next === shown) return;
    event.preventDefault();
    setShown(next);
    list.current?.querySelector<HTMLElement>(`#settings-tab-${next}`)?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={content.tabsLabel}
        className="flex flex-wrap justify-between gap-x-2 border-b border-line px-5 sm:justify-start sm:gap-x-7 sm:px-8"
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`settings-tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={shown === tab}
            aria-controls="settings-panel"
            tabIndex={shown === tab ? 0 : -1}
            onClick={() => setShown(tab)}
            onKeyDown={step}
            className="min-h-11 -outline-offset-2 border-b-2 border-transparent text-sm sm:text-ui font-medium text-mute hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {content.tabs[tab]}
          </button>
        ))}
      </div>
      <div
        id="settings-panel"
        role="tabpanel"
        aria-labelledby={`settings-tab-${shown}`}
        className="min-h-80 px-5 py-6 sm:px-8"
      >
        {shown === 'general' && (
          <>
            <h3 className="text-ui font-semibold">{content.general.title}</h3>
            <p className="mt-1 mb-4 text-ui text-balance text-mute">{content.general.text}</p>
            {languageLinks}
          </>
        )}
        {shown === 'appearance' && <Appearance content={content.appearance} />}
        {shown === 'notifications' && <Notifications content={content.notifications} />}
        {shown === 'security' && <Remembered content={content.security} />}
      </div>
    </>
  );
}

const choices: ThemeChoice[] = ['light', 'dark', 'system'];

function Appearance({ content }: { content: SettingsTexts['appearance'] }) {
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

const kinds: AnnouncementKind[] = ['pages', 'replies'];

function Notifications({ content: { announcements } }: { content: SettingsTexts['notifications'] }) {
  return (
    <fieldset>
      <legend className="mb-2 text-ui font-semibold">{announcements.title}</legend>
      <div className="grid gap-3">
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            id={`settings-announce-${kind}`}
            label={announcements[kind].label}
            hint={announcements[kind].hint}
            defaultChecked={wantsAnnouncement(kind)}
            onChange={(isOn) => chooseAnnouncement(kind, isOn)}
          />
        ))}
      </div>
    </fieldset>
  );
}

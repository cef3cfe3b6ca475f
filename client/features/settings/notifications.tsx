import { type AnnouncementKind, chooseAnnouncement, wantsAnnouncement } from '#client/state/announcement.ts';
import { Checkbox } from '#client/ui/checkbox.tsx';
import type { SettingsTexts } from './settings-panel.tsx';

const kinds: AnnouncementKind[] = ['pages', 'replies'];

export function Notifications({ content: { announcements } }: { content: SettingsTexts['notifications'] }) {
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

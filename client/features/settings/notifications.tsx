import { useState } from 'react';
import { type AnnouncementKind, chooseAnnouncement, wantsAnnouncement } from '#client/state/announcement.ts';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { isMotionOff, switchMotion } from './motion.ts';
import type { SettingsTexts } from './settings-panel.tsx';

const kinds: AnnouncementKind[] = ['pages', 'replies'];

export function Notifications({ content }: { content: SettingsTexts['notifications'] }) {
  const { motion, announcements } = content;
  const [isOff, setOff] = useState(isMotionOff);
  return (
    <div className="grid gap-8">
      <fieldset>
        <legend className="mb-2 text-ui font-semibold">{motion.title}</legend>
        <Checkbox
          id="settings-motion"
          label={motion.label}
          hint={motion.hint}
          defaultChecked={!isOff}
          onChange={(isOn) => {
            switchMotion(isOn);
            setOff(!isOn);
          }}
        />
      </fieldset>
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
    </div>
  );
}

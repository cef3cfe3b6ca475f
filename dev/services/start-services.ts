import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keptSecret } from './kept-secret.ts';
import { checkSettings, isEmbedded, type ServiceGroup, type Settings, serviceGroups, standInsFor } from './settings.ts';

type Service = {
  settings: Settings;
  address: string;
  /** What else the user is told. */
  line?: string;
  close(): Promise<void>;
};

export type Services = {
  /** Every setting of the Worker. */
  settings: Settings;
  /** One line a service: embedded, or where it is. */
  lines: string[];
  close(): Promise<void>;
};

type Options = {
  /** What the user has set; only what is absent here is embedded. */
  settings: Settings;
  /** All that the embedded services keep between starts. */
  stateDir: string;
  siteUrl: string;
};

/** @throws SettingsError for a half-set group or a malformed value, before anything is started */
export async function startServices({ settings, stateDir, siteUrl }: Options): Promise<Services> {
  const groups = Object.keys(starters) as ServiceGroup[];
  const embedded = groups.filter((group) => isEmbedded(group, settings));
  // Before anything runs, what is set is checked beside well-formed values for all that is not.
  const absent = [...groups.flatMap((group) => serviceGroups[group]), 'SITE_URL', 'VISITOR_SALT'] as const;
  checkSettings({ ...standInsFor(absent), ...settings });
  mkdirSync(stateDir, { recursive: true });
  const outcomes = await Promise.allSettled(embedded.map((group) => starters[group](stateDir, siteUrl)));
  const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const close = async () => void (await Promise.all(started.map((service) => service.close())));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await close();
    throw failed.reason;
  }
  const all: Settings = {
    SITE_URL: siteUrl,
    // The same at the next start, so that what was counted for a visitor still counts.
    VISITOR_SALT: settings.VISITOR_SALT ?? keptSecret(join(stateDir, 'visitor-salt')),
    ...Object.assign({}, ...started.map((service) => service.settings)),
    ...settings,
  };
  return {
    settings: all,
    lines: [
      ...groups.map((group) => {
        const service = started[embedded.indexOf(group)];
        const place = service ? `embedded, ${service.address}` : new URL(all[addressSettings[group]] ?? '').origin;
        return `${group}: ${place}`;
      }),
      ...started.flatMap(({ line }) => line ?? []),
    ],
    close,
  };
}

const addressSettings = {
  database: 'SUPABASE_URL',
  assistant: 'CHAT_API_URL',
  booking: 'BOOKING_SCRIPT_URL',
} as const satisfies Record<ServiceGroup, keyof Settings>;

/** Each loads what it is made of itself: of a service that is set, nothing is loaded. */
const starters: Record<ServiceGroup, (stateDir: string, siteUrl: string) => Promise<Service>> = {
  database: async (stateDir, siteUrl) => {
    const { startDatabase } = await import('./database.ts');
    const { url, secretKey, publishableKey, owner, close } = await startDatabase({ stateDir, logMail: console.log });
    return {
      settings: {
        SUPABASE_URL: url,
        SUPABASE_SECRET_KEY: secretKey,
        SUPABASE_PUBLISHABLE_KEY: publishableKey,
        // Who is told of the leads in this database. No mail leaves the laptop.
        LEAD_EMAIL_TO: owner.email,
        LEAD_EMAIL_FROM: 'site@plinth.example',
      },
      address: url,
      line: `desk: ${siteUrl}/desk (${owner.email}, password in ${owner.passwordFile})`,
      close,
    };
  },
  assistant: async () => (await import('./assistant/assistant.ts')).startAssistant(),
  booking: async () => (await import('./booking/booking.ts')).startBooking(),
};

// Which settings the laptop's user has made, and which services must be embedded because theirs are absent.
import { parseEnv } from 'node:util';
import { parseConfig, type SettingName, settingNames } from '../../worker/env.ts';
import { readOwnLines } from './dev-vars.ts';

/** Settings that only make sense together: all of them name a real service, or none does and ours stands in. */
export const serviceGroups = {
  database: ['SUPABASE_URL', 'SUPABASE_SECRET_KEY'],
  assistant: ['CHAT_API_URL', 'CHAT_API_KEY', 'CHAT_ASSISTANT_ID'],
  booking: ['BOOKING_SCRIPT_URL', 'BOOKING_PAGE_URL_EN', 'BOOKING_PAGE_URL_NL'],
} as const satisfies Record<string, readonly SettingName[]>;
export type ServiceGroup = keyof typeof serviceGroups;

/** Part of a group that works without it: without the publishable key the desk is closed. */
const optionalSettings: Partial<Record<ServiceGroup, readonly SettingName[]>> = {
  database: ['SUPABASE_PUBLISHABLE_KEY'],
};

export type Settings = Partial<Record<SettingName, string>>;

/** A setting that the user must mend; the message says which and how, and names no value. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export const settingsFile = '.dev.vars';

/** The environment wins over `.dev.vars`; an empty value is no value. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env, file = settingsFile): Settings {
  const fromFile = parseEnv(readOwnLines(file));
  return Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = environment[name] || fromFile[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/** @throws SettingsError when some of the group's settings are there and some are not */
export function isEmbedded(group: ServiceGroup, settings: Settings): boolean {
  const names: readonly SettingName[] = serviceGroups[group];
  const present = [...names, ...(optionalSettings[group] ?? [])].filter((name) => settings[name]);
  const absent = names.filter((name) => !settings[name]);
  if (present.length > 0 && absent.length > 0) {
    throw new SettingsError(
      `The ${group} is set by half: ${present.join(', ')} ${present.length === 1 ? 'is' : 'are'} there, ` +
        `${absent.join(', ')} ${absent.length === 1 ? 'is' : 'are'} not. Set all of ${names.join(', ')}, or none.`,
    );
  }
  return present.length === 0;
}

/** Well-formed values for settings whose own are not known, so that all others can be checked. */
export function standInsFor(names: readonly SettingName[]): Settings {
  const forms: Settings = { SUPABASE_SECRET_KEY: 'sb_secret_stand_in', CHAT_API_URL: 'https://stand-in.invalid/api' };
  return Object.fromEntries(names.map((name) => [name, forms[name] ?? 'https://stand-in.invalid']));
}

/** @throws SettingsError with the same words as the Worker's log */
export function checkSettings(settings: Settings): void {
  const result = parseConfig(settings);
  if (!result.ok) throw new SettingsError(result.problems.join('. '));
}

import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Config, parseConfig, type SettingName, settingNames } from '../../worker/env.ts';
import { DeployError } from './deploy-error.ts';
import { placeholdersOf } from './placeholders.ts';
import type { Target } from './target.ts';

/** Settings that are never printed. Of those with the account only the name can be read, so these stand in for the check: their form is right. */
const secretStandIns: Partial<Record<SettingName, string>> = {
  SUPABASE_SECRET_KEY: 'sb_secret_stored-with-the-account',
  CHAT_API_KEY: 'stored-with-the-account',
  VISITOR_SALT: 'stored-with-the-account',
  TURNSTILE_SECRET_KEY: 'stored-with-the-account',
  LEAD_WEBHOOK_URL: 'https://stored-with-the-account.invalid',
  LEAD_WEBHOOK_SECRET: 'stored-with-the-account',
};

export type Secrets = {
  /** Values that this deploy brings along. */
  given: Partial<Record<SettingName, string>>;
  /** Names of those that the account holds. */
  stored: readonly string[];
};

/** The secrets of a file with lines `NAME=value`. @throws DeployError without the file, and for a name that is no secret of the site */
export function readSecrets(file: string): Secrets['given'] {
  if (!existsSync(file)) throw new DeployError(`There is no file ${file}`);
  const given = parseEnv(readFileSync(file, 'utf8'));
  const unknown = Object.keys(given).filter((name) => !(name in secretStandIns));
  if (unknown.length > 0) throw new DeployError(`${file} holds what is no secret of the site: ${unknown.join(', ')}`);
  return given;
}

/** What a dry run, which asks no account, takes to be there. */
export function assumedSecrets({ config, vars }: Target): string[] {
  return [...(config.secrets?.required ?? []), ...(vars.TURNSTILE_SITE_KEY ? ['TURNSTILE_SECRET_KEY'] : [])];
}

/**
 * What the deployed Worker will find, against its own schema.
 * @throws DeployError that names every setting at fault
 */
export function checkSettings(target: Target, { given, stored }: Secrets): Config {
  const covered = settingNames.filter((name) => target.vars[name] && stored.includes(name));
  const standIns = Object.entries(secretStandIns).filter(([name]) => stored.includes(name));
  const result = parseConfig({ ...target.vars, ...Object.fromEntries(standIns), ...given });
  const problems = [
    ...(result.ok ? [] : result.problems),
    ...covered.map((name) => `${name} is a secret with the account and a var in wrangler.toml, which would replace it`),
    ...placeholdersOf(target),
  ];
  if (target.config.secrets?.required?.some((name) => !stored.includes(name) && !given[name as SettingName])) {
    problems.push('Secrets come with `npm run deploy -- --secrets-file FILE`, lines NAME=value');
  }
  // No version could be asked before visitors get it.
  if (target.config.preview_urls !== true) problems.push('preview_urls is not true for this environment');
  if (!result.ok || problems.length > 0) throw new DeployError(problems.join('\n'));
  return result.config;
}

/** A line for each setting: vars in clear, of secrets where they are. */
export function describeSettings({ vars }: Target, { given, stored }: Secrets): string[] {
  const width = Math.max(...settingNames.map((name) => name.length));
  return settingNames.map((name) => {
    const secret = given[name] ? 'secret, of this deploy' : stored.includes(name) && 'secret, with the account';
    return `${name.padEnd(width)}  ${secret || vars[name] || '(not set)'}`;
  });
}

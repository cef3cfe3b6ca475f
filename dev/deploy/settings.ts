import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Config, parseConfig, type SettingName, settingNames } from '../../worker/env.ts';
import { DeployError } from '../environments/deploy-error.ts';
import type { Target } from '../environments/target.ts';
import { standInsFor } from '../services/settings.ts';

export type Secrets = {
  /** Values that this deploy brings along. */
  given: Partial<Record<SettingName, string>>;
  /** Names of those that the account holds. */
  stored: readonly string[];
};

/** Settings that are never printed: wrangler.toml names every other one in `vars`, also those without a value. */
const secretNamesOf = ({ vars }: Target) => settingNames.filter((name) => !(name in vars));

/** The secrets of a file with lines `NAME=value`. @throws DeployError without the file, and for a name that is no secret of the site */
export function readSecrets(file: string, target: Target): Secrets['given'] {
  if (!existsSync(file)) throw new DeployError(`There is no file ${file}`);
  const given = parseEnv(readFileSync(file, 'utf8'));
  const unknown = Object.keys(given).filter((name) => !secretNamesOf(target).some((secret) => secret === name));
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
  const { vars, config } = target;
  // Of secrets with the account only the name can be read.
  const unknown = secretNamesOf(target).filter((name) => stored.includes(name));
  const result = parseConfig({ ...vars, ...standInsFor(unknown), ...given });
  const problems = [...(result.ok ? [] : result.problems), ...placeholdersOf(target)];
  if (config.secrets?.required?.some((name) => !stored.includes(name) && !given[name as SettingName])) {
    problems.push('Secrets come with `npm run deploy -- --secrets-file FILE`, lines NAME=value');
  }
  // No version could be asked before visitors get it.
  if (config.preview_urls !== true) problems.push('preview_urls is not true for this environment');
  if (!result.ok || problems.length > 0) throw new DeployError(problems.join('\n'));
  return result.config;
}

/** Hosts that nobody can own (RFC 2606), this machine, and what the example of the settings has. */
const examples =
  /your-|<|\.(?:example|invalid|test)\b|\bexample\.(?:com|net|org)\b|\blocalhost\b|\b127\.0\.0\.1\b|\[::1\]/;

/** A line for each value that was written down for the real one to replace it. */
export function placeholdersOf({ vars, config }: Target): string[] {
  const exampleVars = Object.entries(vars).filter(([, value]) => examples.test(value));
  const exampleIds = config.kv_namespaces.filter(({ id }) => id?.startsWith('00000000'));
  return [
    ...exampleVars.map(([name, value]) => `${name} is an example: ${value}`),
    ...exampleIds.map(({ binding, id }) => `${binding} has the id of an example: ${id}. The first deploy makes one`),
  ];
}

/** A line for each setting: vars in clear, of secrets where they are; and one for what only this shell has. */
export function describeSettings({ vars }: Target, { given, stored }: Secrets): string[] {
  const width = Math.max(...settingNames.map((name) => name.length));
  const lines = settingNames.map((name) => {
    const secret = given[name] ? 'secret, of this deploy' : stored.includes(name) && 'secret, with the account';
    return `${name.padEnd(width)}  ${secret || vars[name] || '(not set)'}`;
  });
  const ignored = settingNames.filter((name) => process.env[name]).join(', ');
  return ignored ? [...lines, `Not sent, because only this shell has it: ${ignored}`] : lines;
}

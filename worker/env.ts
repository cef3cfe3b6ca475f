// Reads and validates all settings, strings and secrets, into one `Config`. No other module reads them.
import * as z from 'zod/mini';
import type { Language } from '#shared/languages.ts';

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

function isServiceUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.includes(url.hostname));
}

const text = z.string().check(z.trim(), z.minLength(1));
const serviceUrl = text.check(z.refine(isServiceUrl));
const secretText = text.check(z.minLength(8));

const settingsSchema = z.object({
  SUPABASE_URL: serviceUrl,
  SUPABASE_SECRET_KEY: text.check(z.regex(/^sb_secret_/)),
  SUPABASE_PUBLISHABLE_KEY: z.optional(text.check(z.regex(/^sb_publishable_/))),
  CHAT_API_URL: serviceUrl.check(z.regex(/\/api$/)),
  CHAT_API_KEY: secretText,
  CHAT_ASSISTANT_ID: text,
  BOOKING_SCRIPT_URL: serviceUrl,
  BOOKING_PAGE_URL_EN: serviceUrl,
  BOOKING_PAGE_URL_NL: serviceUrl,
  SITE_URL: serviceUrl.check(z.refine((value) => URL.parse(value)?.origin === value)),
  VISITOR_SALT: text.check(z.minLength(16)),
  TURNSTILE_SITE_KEY: z.optional(text),
  TURNSTILE_SECRET_KEY: z.optional(text),
  LEAD_WEBHOOK_URL: z.optional(serviceUrl),
});

type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;
export const settingNames = Object.keys(settingsSchema.shape) as SettingName[];

/** The settings that the browser gets. */
export type PublicConfig = {
  siteUrl: string;
  booking: { scriptUrl: string; pageUrl: Record<Language, string> };
  turnstileSiteKey: string | null;
};

export type Config = {
  database: { url: string; secretKey: string };
  /** With it the desk signs in and reads; null where there is no desk. */
  publishableKey: string | null;
  chat: { apiUrl: string; apiKey: string; assistantId: string };
  visitorSalt: string;
  turnstileSecretKey: string | null;
  leadWebhookUrl: string | null;
  publicConfig: PublicConfig;
};

/** `problems` has a line for the missing and one for the malformed settings. They name settings and never values. */
export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Reads settings from any record of strings; an empty string counts as absent. */
export function parseConfig(source: Readonly<Record<string, unknown>>): ConfigResult {
  const present = Object.fromEntries(
    settingNames.flatMap((name) => (source[name] === undefined || source[name] === '' ? [] : [[name, source[name]]])),
  );
  const parsed = settingsSchema.safeParse(present);
  const failed = new Set<string>(parsed.error?.issues.map((issue) => String(issue.path[0])));
  // With only one of the keys the form would have no challenge, and nobody would notice.
  if ('TURNSTILE_SITE_KEY' in present && !('TURNSTILE_SECRET_KEY' in present)) failed.add('TURNSTILE_SECRET_KEY');
  if ('TURNSTILE_SECRET_KEY' in present && !('TURNSTILE_SITE_KEY' in present)) failed.add('TURNSTILE_SITE_KEY');
  if (!parsed.success || failed.size > 0) {
    const missing = [...failed].filter((name) => !(name in present));
    const malformed = [...failed].filter((name) => name in present);
    return {
      ok: false,
      problems: [
        ...(missing.length > 0 ? [`Missing environment variables: ${missing.join(', ')}`] : []),
        ...(malformed.length > 0 ? [`Malformed environment variables: ${malformed.join(', ')}`] : []),
      ],
    };
  }
  return { ok: true, config: configOf(parsed.data) };
}

function configOf(settings: Settings): Config {
  return {
    database: { url: settings.SUPABASE_URL, secretKey: settings.SUPABASE_SECRET_KEY },
    publishableKey: settings.SUPABASE_PUBLISHABLE_KEY ?? null,
    chat: {
      apiUrl: settings.CHAT_API_URL,
      apiKey: settings.CHAT_API_KEY,
      assistantId: settings.CHAT_ASSISTANT_ID,
    },
    visitorSalt: settings.VISITOR_SALT,
    turnstileSecretKey: settings.TURNSTILE_SECRET_KEY ?? null,
    leadWebhookUrl: settings.LEAD_WEBHOOK_URL ?? null,
    publicConfig: {
      siteUrl: settings.SITE_URL,
      booking: {
        scriptUrl: settings.BOOKING_SCRIPT_URL,
        pageUrl: { en: settings.BOOKING_PAGE_URL_EN, nl: settings.BOOKING_PAGE_URL_NL },
      },
      turnstileSiteKey: settings.TURNSTILE_SITE_KEY ?? null,
    },
  };
}

const results = new WeakMap<object, ConfigResult>();

/** The settings of a Worker, parsed once for each `env`. */
export function getConfig(env: object): ConfigResult {
  let result = results.get(env);
  if (!result) {
    result = parseConfig(env as Record<string, unknown>);
    results.set(env, result);
  }
  return result;
}

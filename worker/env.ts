// Reads and validates all settings, strings and secrets, into one `Config`. No other module reads them.
import * as z from 'zod/mini';

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

function isServiceUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.includes(url.hostname));
}

const text = z.string().check(z.trim(), z.minLength(1));
const serviceUrl = text.check(z.refine(isServiceUrl));
const origin = serviceUrl.check(z.refine((value) => URL.parse(value)?.origin === value));
const secretText = text.check(z.minLength(8));

const emailAddress = z.string().check(z.trim(), z.email());

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
  SITE_URL: origin,
  VISITOR_SALT: text.check(z.minLength(16)),
  DESK_URL: z.optional(origin),
  TURNSTILE_SITE_KEY: z.optional(text),
  TURNSTILE_SECRET_KEY: z.optional(text),
  LEAD_WEBHOOK_URL: z.optional(serviceUrl),
  LEAD_WEBHOOK_SECRET: z.optional(text.check(z.minLength(16))),
  LEAD_EMAIL_TO: z.optional(emailAddress),
  LEAD_EMAIL_FROM: z.optional(emailAddress),
});

/** Settings that only work together. Setting one of a pair is refused, because otherwise nobody would notice the mistake. */
const pairs = [
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  ['LEAD_EMAIL_TO', 'LEAD_EMAIL_FROM'],
] as const;

type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;
export const settingNames = Object.keys(settingsSchema.shape) as SettingName[];

export type Config = ReturnType<typeof configOf>;
export type PublicConfig = Config['publicConfig'];

/** `problems` has a line for the missing and one for the malformed settings. They name settings and never values. */
export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Reads settings from any record of strings; an empty string counts as absent. */
export function parseConfig(source: Readonly<Record<string, unknown>>): ConfigResult {
  const present = Object.fromEntries(
    settingNames.flatMap((name) => (source[name] === undefined || source[name] === '' ? [] : [[name, source[name]]])),
  );
  const parsed = settingsSchema.safeParse(present);
  const failed = new Set<string>(parsed.error?.issues.map((issue) => String(issue.path[0])));
  for (const [one, other] of pairs) {
    if (one in present && !(other in present)) failed.add(other);
    if (other in present && !(one in present)) failed.add(one);
  }
  // With the desk at the site's own address, all other pages would be gone.
  if (present.DESK_URL !== undefined && present.DESK_URL === present.SITE_URL) failed.add('DESK_URL');
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

function configOf(settings: Settings) {
  const { LEAD_WEBHOOK_URL: webhookUrl, LEAD_EMAIL_TO: to, LEAD_EMAIL_FROM: from } = settings;
  return {
    database: { url: settings.SUPABASE_URL, secretKey: settings.SUPABASE_SECRET_KEY },
    /** The desk signs in and reads with it; null when there is no desk. */
    publishableKey: settings.SUPABASE_PUBLISHABLE_KEY ?? null,
    /** The origin that serves only the desk; null when the desk is part of the site. */
    deskUrl: settings.DESK_URL ?? null,
    chat: {
      apiUrl: settings.CHAT_API_URL,
      apiKey: settings.CHAT_API_KEY,
      assistantId: settings.CHAT_ASSISTANT_ID,
    },
    visitorSalt: settings.VISITOR_SALT,
    turnstileSecretKey: settings.TURNSTILE_SECRET_KEY ?? null,
    /** The channels that tell the owner of leads; null when a channel is not set. */
    leads: {
      webhook: webhookUrl ? { url: webhookUrl, secret: settings.LEAD_WEBHOOK_SECRET ?? null } : null,
      mail: to && from ? { to, from } : null,
    },
    /** The settings that the browser gets. */
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

/** The settings of the Worker, parsed once for each `env`. */
export function getConfig(env: object): ConfigResult {
  const result = results.get(env) ?? parseConfig(env as Record<string, unknown>);
  results.set(env, result);
  return result;
}

import { clientAssets } from 'virtual:client-assets';
import { secureHeaders } from 'hono/secure-headers';
import { factory } from '../context.ts';
import { getConfig, type PublicConfig } from '../env.ts';

const turnstileOrigin = 'https://challenges.cloudflare.com';

/** Headers of every answer of the Worker; files are answered before it runs and have theirs in `public/_headers`. */
export const securityHeaders = factory.createMiddleware(async (c, next) => {
  await next();
  const result = getConfig(c.env);
  // Only now it is known what the page inlines.
  const setHeaders = headersFor(result.ok ? result.config.publicConfig : null, c.var.styleHash);
  await setHeaders(c, async () => undefined);
});

type Middleware = ReturnType<typeof secureHeaders>;
let cached: { config: PublicConfig | null; byStyle: Map<string | undefined, Middleware> } | undefined;

function headersFor(config: PublicConfig | null, styleHash: string | undefined): Middleware {
  if (cached?.config !== config || !cached) cached = { config, byStyle: new Map() };
  const made = cached.byStyle.get(styleHash) ?? createHeaders(config, styleHash);
  cached.byStyle.set(styleHash, made);
  return made;
}

function createHeaders(config: PublicConfig | null, styleHash?: string) {
  return secureHeaders({
    contentSecurityPolicy: clientAssets.build === 'dev' ? developmentPolicy(config) : policy(config, styleHash),
    strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    // COEP of either kind would block the booking frame.
    crossOriginEmbedderPolicy: false,
    xFrameOptions: 'DENY',
    xXssProtection: false,
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
  });
}

function policy(config: PublicConfig | null, styleHash?: string) {
  const booking = config ? bookingOrigins(config) : { script: [], frame: [] };
  const challenge = config?.turnstileSiteKey ? [turnstileOrigin] : [];
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", `'${clientAssets.headScript.hash}'`, ...booking.script, ...challenge],
    styleSrc: ["'self'", ...(styleHash ? [`'${styleHash}'`] : []), ...booking.script],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    frameSrc: [...booking.frame, ...challenge],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  };
}

/** Vite's client injects scripts and styles and listens on a web socket. */
function developmentPolicy(config: PublicConfig | null) {
  const built = policy(config);
  // A hash would switch `unsafe-inline` off.
  const isNoHash = (source: string) => !source.startsWith("'sha256-");
  return {
    ...built,
    scriptSrc: [...built.scriptSrc.filter(isNoHash), "'unsafe-inline'"],
    styleSrc: [...built.styleSrc.filter(isNoHash), "'unsafe-inline'"],
    connectSrc: ["'self'", 'ws:'],
  };
}

function bookingOrigins({ booking }: PublicConfig): { script: string[]; frame: string[] } {
  return {
    script: [new URL(booking.scriptUrl).origin],
    frame: [...new Set(Object.values(booking.pageUrl).map((url) => new URL(url).origin))],
  };
}

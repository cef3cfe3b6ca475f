import { secureHeaders } from 'hono/secure-headers';
import { clientAssets } from 'virtual:client-assets';
import { factory } from '../context.ts';
import { getConfig, type PublicConfig } from '../env.ts';
import { isDeskPage } from './desk-host.ts';

const turnstileOrigin = 'https://challenges.cloudflare.com';

type SetHeaders = ReturnType<typeof secureHeaders>;
let cached: { config: PublicConfig | null; forPages: SetHeaders; forDesk: SetHeaders } | undefined;

/** Headers of every answer of the Worker; files are answered before it runs and have theirs in `public/_headers`. */
export const securityHeaders = factory.createMiddleware((c, next) => {
  const result = getConfig(c.env);
  const config = result.ok ? result.config.publicConfig : null;
  if (cached?.config !== config || !cached) {
    // The desk has neither a booking widget nor a challenge, so nothing of theirs may run there.
    cached = { config, forPages: createHeaders(config), forDesk: createHeaders(null) };
  }
  const { forPages, forDesk } = cached;
  return (isDeskPage(new URL(c.req.url).pathname) ? forDesk : forPages)(c, next);
});

function createHeaders(config: PublicConfig | null) {
  return secureHeaders({
    contentSecurityPolicy: clientAssets.build === 'dev' ? developmentPolicy(config) : policy(config),
    strictTransportSecurity: 'max-age=63072000; includeSubDomains',
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

function policy(config: PublicConfig | null) {
  const { headScript, reactScripts, style } = clientAssets;
  const inlined = [headScript.hash, ...reactScripts].map((hash) => `'${hash}'`);
  const bookingScript = config ? [originOf(config.booking.scriptUrl)] : [];
  const bookingPages = config ? new Set(Object.values(config.booking.pageUrl).map(originOf)) : [];
  const challenge = config?.turnstileSiteKey ? [turnstileOrigin] : [];
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...inlined, ...bookingScript, ...challenge],
    styleSrc: ["'self'", ...(style ? [`'${style.hash}'`] : []), ...bookingScript],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    frameSrc: [...bookingPages, ...challenge],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    // Deprecated, but what every browser understands, and at once.
    reportUri: '/api/reports',
  };
}

/** Vite's client injects scripts and styles, listens on a web socket, and waits in a worker for a server that starts anew. */
function developmentPolicy(config: PublicConfig | null) {
  const built = policy(config);
  // A hash would switch `unsafe-inline` off.
  const isNoHash = (source: string) => !source.startsWith("'sha256-");
  return {
    ...built,
    scriptSrc: [...built.scriptSrc.filter(isNoHash), "'unsafe-inline'"],
    styleSrc: [...built.styleSrc.filter(isNoHash), "'unsafe-inline'"],
    connectSrc: ["'self'", 'ws:'],
    workerSrc: ['blob:'],
  };
}

function originOf(url: string): string {
  return new URL(url).origin;
}

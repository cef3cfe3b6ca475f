import { languages } from '#shared/languages.ts';
import { feedPath, pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';

const daysValid = 180;

/** How to report a security problem (RFC 9116, which allows a validity of at most a year). */
export function securityText(siteUrl: string, now: Date): string {
  const expiry = new Date(now);
  expiry.setUTCDate(expiry.getUTCDate() + daysValid);
  expiry.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${site.securityEmail}
Expires: ${expiry.toISOString()}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${siteUrl}${feedPath('security')}
Policy: ${siteUrl}${pathOf('security', 'en')}
`;
}

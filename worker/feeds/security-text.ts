import { languages } from '#shared/languages.ts';
import { feedPath, pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';

const daysGood = 180;

/** How to report a weakness, as RFC 9116 has it; good for less than the year that it allows. */
export function securityText(siteUrl: string, now: Date): string {
  const expiry = new Date(now);
  expiry.setUTCDate(expiry.getUTCDate() + daysGood);
  expiry.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${site.securityEmail}
Expires: ${expiry.toISOString()}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${siteUrl}${feedPath('security')}
Policy: ${siteUrl}${pathOf('security', 'en')}
`;
}

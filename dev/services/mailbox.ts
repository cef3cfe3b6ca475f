// Catches the mails of a laptop: a file each, which every mail program opens, and a line each.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Address = string | { name: string; email: string };

export type Mail = {
  from?: Address;
  to: string;
  replyTo?: Address;
  subject: string;
  headers?: Record<string, string>;
  text?: string;
  html?: string;
};

export type Mailbox = { send(mail: Mail): Promise<void> };

export function createMailbox(folder: string, log: (line: string) => void): Mailbox {
  return {
    async send(mail) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(':', '-');
      const path = join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`);
      writeFileSync(path, formatMail(mail), { mode: 0o600 });
      log(`mail: ${inOneLine(mail.subject)}, to ${inOneLine(mail.to)} (${path})`);
    },
  };
}

function formatMail({ from, to, replyTo, subject, headers = {}, text, html }: Mail): string {
  const boundary = randomUUID();
  const part = (type: string, body?: string) =>
    body ? [`--${boundary}`, `Content-Type: text/${type}; charset=utf-8`, '', body.replace(/\r?\n/g, '\r\n')] : [];
  return [
    ...(from ? [`From: ${formatAddress(from)}`] : []),
    ...(replyTo ? [`Reply-To: ${formatAddress(replyTo)}`] : []),
    `To: ${inOneLine(to)}`,
    `Subject: ${inOneLine(subject)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${inOneLine(value)}`),
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    'Content-Transfer-Encoding: 8bit',
    '',
    ...part('plain', text),
    ...part('html', html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function formatAddress(address: Address): string {
  return inOneLine(typeof address === 'string' ? address : `"${address.name}" <${address.email}>`);
}

/** A line break in what somebody typed must not begin another header. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

import { expect, test } from 'vitest';
import { splitReply } from '#client/features/chat/reply-text.tsx';

const origin = 'https://plinth.example';
const linksIn = (reply: string) =>
  splitReply(reply, origin, 'en').flatMap((part) => (typeof part === 'string' ? [] : [part.href]));

test('https addresses and those of the site become links, and nothing of the text is lost', () => {
  const reply = 'See https://example.com/a?b=c#d, https://plinth.example/work or our form (/contact). Bye.';
  const parts = splitReply(reply, origin, 'en');
  expect(parts).toEqual([
    'See ',
    { href: 'https://example.com/a?b=c#d', text: 'https://example.com/a?b=c#d', isOwn: false },
    ', ',
    { href: '/work', text: 'https://plinth.example/work', isOwn: true },
    ' or our form (',
    { href: '/contact', text: '/contact', isOwn: true },
    '). Bye.',
  ]);
  expect(parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(reply);
});

test.each([
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['http://example.com/'],
  ['ftp://example.com/'],
  ['//example.com/x'],
  ['https://bank.example@evil.example/'],
  ['https://user:secret@evil.example/'],
  ['https://'],
  ['https://[::1'],
  ['/no-such-page'],
  ['and/or 24/7 3/4'],
  ['<a href="javascript:alert(1)">x</a>'],
  ['mailto:hello@plinth.example'],
  ['/\\evil.example'],
])('%s stays text', (reply) => {
  expect(splitReply(reply, origin, 'en')).toEqual([reply]);
});

test.each([
  ['<https://example.com/a>', 'https://example.com/a'],
  ['[here](https://example.com/a)', 'https://example.com/a'],
  ['https://example.com/wiki/A_(b)', 'https://example.com/wiki/A_(b)'],
  ['**https://example.com/**', 'https://example.com/'],
  ['https://example.com/\u202egnp.exe', 'https://example.com/'],
  ['"https://example.com/x"onclick=alert(1)', 'https://example.com/x'],
  ['Zie /nl/pricing.', '/pricing'],
])('%s links to %s', (reply, href) => {
  expect(linksIn(reply)).toEqual([href]);
});

test('a host that looks like another one is shown as it is written', () => {
  expect(splitReply('https://\u0430pple.com/', origin, 'en')).toEqual([
    { href: 'https://xn--pple-43d.com/', text: 'https://xn--pple-43d.com/', isOwn: false },
  ]);
});

test('a page of the site is linked to in the language that is read', () => {
  const parts = splitReply(`/pricing, ${origin}/services?source=chat#growth or /nl/work`, origin, 'nl');
  expect(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.href]))).toEqual([
    '/nl/pricing',
    '/nl/services?source=chat#growth',
    '/nl/work',
  ]);
});

// Strings from an attacker, or from an unusual keyboard.
import fc from 'fast-check';

export const hostileStrings = [
  '<script>window.hacked = true</script>',
  '<img src="https://evil.example/x.png" onerror="window.hacked = true">',
  '<svg onload="window.hacked = true"></svg>',
  '<iframe src="https://evil.example/"></iframe>',
  '<a href="javascript:window.hacked = true">click</a>',
  'javascript:window.hacked=true',
  '[click](javascript:window.hacked=true)',
  '![x](https://evil.example/x.png)',
  'data:text/html,<script>window.hacked=true</script>',
  'http://evil.example/',
  'https://good.example@evil.example/',
  '</p></div></dialog><h1>Gone</h1>',
  '<style>* { display: none !important }</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><button>x</button></form>',
  '<template shadowrootmode="open"><slot></slot></template>',
  '&lt;script&gt;window.hacked=true&lt;/script&gt;',
  '{{constructor.constructor("window.hacked=true")()}}',
  '\u202e\u2066\u2067gnp.exe https://example.com/\u202egnp.exe',
  'الذكاء الاصطناعي https://example.com/ ثم',
  'Z\u0351\u0357\u0346\u0301'.repeat(400),
  'a\u0000b\u0007c\u001b[31md\u007f\ufeff\u200b\ud800',
  'https://example.com/"onmouseover="window.hacked=true',
  "https://example.com/'onclick='window.hacked=true",
  '\n'.repeat(500),
  '🏴\u200d☠️👩\u200d👩\u200d👧\u200d👦'.repeat(200),
  'W'.repeat(5000),
  `https://example.com/${'a'.repeat(4000)}`,
  '\u2028\u2029\u0085\u00a0'.repeat(300),
  '__proto__ constructor toString',
  '[object Object]',
  '%3Cscript%3Ewindow.hacked=true%3C/script%3E',
  '//evil.example/x /\\evil.example /%2F/evil.example',
  'blob:https://evil.example/x filesystem:https://evil.example/x vbscript:x',
  'https://evil.example:99999/ https://[::1 https://%00.example/',
  '1 MB',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hacked=true>',
  '<details open ontoggle="window.hacked=true"><summary>x</summary></details>',
];

/** Attempts to inject into a database, a shell, a template, a path, a header or a log line. */
const injections = [
  "'; drop table contact_submissions; --",
  '" or ""="',
  "\\'); select pg_sleep(10); --",
  '#{7*7} <%= 7*7 %> {{7*7}}',
  '$(sleep 10) `sleep 10` | sleep 10',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'x\r\nSet-Cookie: a=b\r\n\r\n<script>1</script>',
  'x\n{"level":"info","event":"contact-stored"}',
  'a@b.example\nBcc: all@example.com',
  '=HYPERLINK("https://evil.example")',
  '{"$ne":null}',
  '*)(uid=*))(|(uid=*',
  'true',
  'null',
  'NaN',
  '-1',
  '1e309',
  '9'.repeat(400),
];

/** Five hundred strings: those above, pairs of them, and random ones from all of Unicode. They are the same at every call. */
export function fiveHundred(): string[] {
  const written = [...hostileStrings, ...injections];
  const pairs = written.flatMap((one, index) => [`${one} ${written[(index * 7 + 3) % written.length]}`, `a@${one}`]);
  const all = [...written, ...pairs];
  const chance = fc.sample(fc.string({ unit: 'binary', maxLength: 300 }), { seed: 1, numRuns: 500 - all.length });
  return [...all, ...chance];
}

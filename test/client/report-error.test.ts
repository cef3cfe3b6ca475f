import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeError } from '#client/report-error.ts';
import { reportLimits } from '#shared/reports.ts';

const origin = 'https://plinth.test';
const script = `${origin}/assets/live-a1b2c3d.js`;

function errorWith(stack: string, message = 'Broken', cause?: Error): Error {
  return Object.assign(new TypeError(message, { cause }), { stack });
}

const framesIn = (stack: string) => describeError(errorWith(stack), origin)?.frames;

describe('an error', () => {
  test.each([
    [
      'Chromium',
      `TypeError: Broken\n    at new r (${script}:1:23)\n    at Array.map (<anonymous>)\n    at async ${script}:2:5\n    at ${origin}/nl/contact?source=private:1:300`,
    ],
    [
      'Firefox and Safari',
      `r@${script}:1:23\nmap@[native code]\nasync*${script}:2:5\n@${origin}/nl/contact?source=private:1:300\n`,
    ],
  ])('is told by its places, as %s writes them, without addresses of pages', (_, stack) => {
    expect(framesIn(stack)).toEqual(['/assets/live-a1b2c3d.js:1:23', '/assets/live-a1b2c3d.js:2:5', 'page:1:300']);
  });

  test.each([
    ['an extension', `at f (chrome-extension://abcdef/content.js:1:2)\n    at ${script}:1:23`],
    ['an extension of Safari', `f@safari-web-extension://ab-cd/content.js:1:2\n@${script}:1:23`],
    ['the booking widget', `at f (https://assets.calendly.com/widget.js:1:2)`],
    ['a site whose name begins alike', `at f (${origin}.example/assets/a.js:1:2)`],
    ['the console', 'at <anonymous>:1:7'],
  ])('of %s is not told', (_, stack) => {
    expect(describeError(errorWith(stack), origin)).toBeNull();
  });

  test('is told without the frames of an extension that it passed through', () => {
    expect(framesIn(`at ${script}:1:23\n at f (moz-extension://0123/content.js:1:2)\n at ${script}:9:9`)).toEqual([
      '/assets/live-a1b2c3d.js:1:23',
      '/assets/live-a1b2c3d.js:9:9',
    ]);
  });

  test('is told with what caused it, from where that was thrown', () => {
    const cause = errorWith(`at ${script}:7:7`, 'No texts');
    const outer = errorWith(
      `at ${origin}/assets/vendor.js:1:1`,
      'Minified React error #423; visit https://react.dev/errors/423?args[]=private for more',
      cause,
    );
    expect(describeError(outer, origin)).toEqual({
      name: 'TypeError',
      message: 'Minified React error #423; visit https://react.dev/errors/423 for more <- No texts',
      frames: ['/assets/live-a1b2c3d.js:7:7'],
    });
  });

  test('that React could repair is told by its components', () => {
    const error = errorWith(`at ${origin}/assets/vendor.js:1:1`);
    Object.assign(error, { componentStack: `\n    at h1 (<anonymous>)\n    at T (${script}:3:4)` });
    expect(describeError(error, origin)?.frames).toEqual(['/assets/live-a1b2c3d.js:3:4']);
  });

  test.each([
    [
      'Unexpected token \'M\', "My name is Ann"... is not valid JSON',
      'Unexpected token \'M\', "…"... is not valid JSON',
    ],
    ['JSON Parse error: Unexpected identifier "Ann"', 'JSON Parse error: Unexpected identifier "…"'],
    ["Cannot read properties of undefined (reading 'title')", "Cannot read properties of undefined (reading 'title')"],
    ["'My name is Ann' is not a valid selector", "'…' is not a valid selector"],
    ["It can't be, said `Ann", `It can't be, said "…"`],
    [`Failed to fetch ${origin}/nl/contact?source=private#private`, `Failed to fetch ${origin}/nl/contact`],
    ['Call ann@example.com or 0612345678', 'Call … or …'],
  ])('loses what it quotes: %s', (message, told) => {
    expect(describeError(errorWith(`at ${script}:1:23`, message), origin)?.message).toBe(told);
  });

  test('that is none, or has no stack, is not told', () => {
    for (const thrown of ['Ann', { message: 'Ann' }, null, undefined, errorWith('')])
      expect(describeError(thrown, origin)).toBeNull();
  });

  test('is as long as the Worker takes it', () => {
    const stack = Array.from({ length: 50 }, (_, line) => `at ${script}:1:${line + 1}`).join('\n');
    const report = describeError(errorWith(stack, 'no '.repeat(400)), origin);
    expect([report?.message.length, report?.frames.length]).toEqual([reportLimits.message, reportLimits.frames]);
  });
});

describe('a visit', () => {
  const send = vi.fn(async () => new Response());
  const happen = (line: number) => ({ error: errorWith(`at ${script}:1:${line}`) }) as unknown as ErrorEvent;

  beforeEach(() => {
    send.mockClear();
    vi.stubGlobal('location', { origin });
    vi.stubGlobal('fetch', send);
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  async function start(drawn: number) {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    return (await import('#client/report-error.ts')).sendReport;
  }

  test('reports each error once, and ten at most', async () => {
    const sendReport = await start(0.4);
    for (let round = 0; round < 3; round += 1) sendReport(happen(1));
    expect(send).toHaveBeenCalledTimes(1);
    const rejection = { reason: errorWith(`at ${script}:5:5`) } as unknown as PromiseRejectionEvent;
    sendReport(rejection);
    expect(send).toHaveBeenCalledTimes(2);
    for (let line = 1; line <= 30; line += 1) sendReport(happen(line));
    expect(send).toHaveBeenCalledTimes(10);
    expect(send.mock.calls[1]).toEqual([
      '/api/reports',
      {
        method: 'POST',
        keepalive: true,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'TypeError', message: 'Broken', frames: ['/assets/live-a1b2c3d.js:5:5'] }),
      },
    ]);
  });

  test('is one in two', async () => {
    const sendReport = await start(0.5);
    sendReport(happen(1));
    expect(send).not.toHaveBeenCalled();
  });

  test('is not told that a report did not arrive', async () => {
    const sendReport = await start(0);
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    sendReport(happen(1));
    // An unhandled rejection would fail this run.
    await new Promise((resolve) => setTimeout(resolve));
    expect(send).toHaveBeenCalledTimes(1);
  });
});

// What a deploy asks of a version, asked of the built site: the drill asks a stand-in.
import { expect, inject, test } from 'vitest';
import { buildId } from '#dev/build.ts';
import { findFault } from '#dev/deploy/site-checks.ts';

const origin = inject('site').url;

test('the built site passes the checks of a deploy, as the build that it is', async () => {
  expect(await findFault({ origin }, buildId())).toBeNull();
  expect(await findFault({ origin }, 'another-build')).toBe(`${origin} serves build ${buildId()}, not another-build`);
});

test('an address where nobody answers is named', async () => {
  expect(await findFault({ origin: 'http://127.0.0.1:1' }, buildId())).toMatch(
    /^http:\/\/127\.0\.0\.1:1 cannot be reached: /,
  );
});

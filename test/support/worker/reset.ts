// Each test of the Worker begins with an outside and a log of its own, empty queues and no remembered page.
import { afterEach, beforeEach } from 'vitest';
import { forgetPages } from '#worker/page-cache.ts';
import { recordLog } from './log-lines.ts';
import { fakeOutside, restoreOutside } from './outside.ts';
import { forgetQueued } from './send.ts';

beforeEach(() => {
  recordLog();
  fakeOutside();
  forgetQueued();
  forgetPages();
});

afterEach(restoreOutside);

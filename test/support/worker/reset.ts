// Each test of the Worker starts with fresh fakes of the outside, an empty log, empty queues and no remembered page.
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

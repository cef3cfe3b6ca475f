// Each test of the Worker begins with an outside of its own, empty queues and no remembered page.
import { afterEach, beforeEach } from 'vitest';
import { forgetPages } from '#worker/middleware/page-memory.ts';
import { fakeOutside, restoreOutside } from './outside.ts';
import { forgetQueued } from './send.ts';

beforeEach(() => {
  fakeOutside();
  forgetQueued();
  forgetPages();
});

afterEach(restoreOutside);

// What visitors say of the answers in the chat. It is kept before it is answered: a browser that hears otherwise says it again.
import { zValidator } from '@hono/zod-validator';
import { type FeedbackAnswer, feedbackRequestSchema } from '#shared/chat.ts';
import { factory } from '../context.ts';
import { rateAnswer } from '../data/chat-logs.ts';
import { createDatabase } from '../data/supabase.ts';
import { tryOrLog } from '../log.ts';
import { checkBurstLimit } from './burst-limit.ts';
import { chatFailure } from './chat-failure.ts';
import { apiFailure, languageOf, methodNotAllowed } from './failure.ts';
import { limitBody } from './request/body.ts';
import { sameOrigin } from './request/same-origin.ts';
import { visitor } from './request/visitor.ts';

/** In bytes. */
const maximumBody = 2048;

const takeFeedback = factory.createHandlers(
  sameOrigin((c) => apiFailure(c, 403, 'forbidden')),
  limitBody(maximumBody, ['application/json'], apiFailure),
  zValidator('json', feedbackRequestSchema, (result, c) => {
    if (!result.success) return c.json(chatFailure('bad_request', languageOf(result.data, c.req.raw)), 400);
  }),
  visitor,
  async (c) => {
    // Under a key of its own: who rates answers may ask as many questions as others.
    if (!(await checkBurstLimit(c, c.env.CHAT_BURST, `feedback ${c.var.visitor}`))) {
      c.header('Retry-After', '60');
      return c.json(chatFailure('rate_limited', languageOf(null, c.req.raw)), 429);
    }
    const keep = async () => {
      await rateAnswer(await createDatabase(c.var.config.database), c.req.valid('json'));
      return true;
    };
    if (!(await tryOrLog(keep, c.var.requestId))) return apiFailure(c, 503, 'unavailable');
    return c.json({ ok: true } satisfies FeedbackAnswer, 202);
  },
);

export const chatFeedbackApi = factory
  .createApp()
  .post('/', ...takeFeedback)
  .all('/', methodNotAllowed('POST'));

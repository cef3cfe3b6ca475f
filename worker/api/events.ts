// What browsers tell of what visitors did (`client/features/events/send-events.ts`). The answer is 204 whatever came: nobody waits for it, and
// it tells nothing. Batches go to the queue; what cannot be taken is dropped and counted as such.
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { eventLabels, isEventLabel } from '#shared/event-labels.ts';
import { devices, type EventBatch, type EventName, maximumBatchSize, maximumEvents, pageName } from '#shared/events.ts';
import { languages } from '#shared/languages.ts';
import { addresses, isOfDesk } from '#shared/routes.ts';
import { afterAnswer } from '../after-answer.ts';
import { type AppEnv, factory } from '../context.ts';
import type { EventMessage } from '../data/daily-counts.ts';
import { tryOrLog } from '../log.ts';
import { parseJson } from '../parse-json.ts';
import { checkBurstLimit } from './burst-limit.ts';
import { methodNotAllowed } from './failure.ts';
import { limitBody } from './request/body.ts';
import { sameOrigin } from './request/same-origin.ts';
import { visitor } from './request/visitor.ts';

/** Batches that an isolate passes on in a second, about 1,000 events. Those beyond cost it next to nothing. */
const batchesPerSecond = 100;

/** Of this isolate. `dropped` goes with the next message of the queue. */
const intake = { second: 0, batches: 0, dropped: 0 };

const bots = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|fetch|http|curl|python|java\//i;

const pageNames = ['notFound', ...addresses.filter(({ page }) => !isOfDesk(page)).map(pageName)];

const batchSchema = z.object({
  device: z.enum(devices),
  events: z
    .array(
      z
        .tuple([z.enum(Object.keys(eventLabels) as EventName[]), z.enum(pageNames), z.enum(languages), z.string()])
        .check(z.refine(([name, , , label]) => isEventLabel(name, label))),
    )
    .check(z.minLength(1), z.maxLength(maximumEvents)),
});

const done = (c: Context<AppEnv>) => c.body(null, 204);

const takeEvents = factory.createHandlers(
  sameOrigin(done),
  async (c, next) => (wantsCounting(c) ? next() : done(c)),
  limitBody(maximumBatchSize, ['text/plain'], done),
  async (c, next) => (hasRoom() ? next() : drop(c)),
  visitor,
  async (c) => {
    // Where the limiter fails, too, batches are taken.
    if ((await checkBurstLimit(c, c.env.EVENT_BURST, c.var.visitor)) === false) return drop(c);
    const batch = batchSchema.safeParse(parseJson(await c.req.text()));
    if (batch.success) c.executionCtx.waitUntil(pass(c, batch.data));
    return done(c);
  },
);

export const eventsApi = factory
  .createApp()
  .post('/', ...takeEvents)
  .all('/', methodNotAllowed('POST'));

/** Not of programs, and not of visitors who said no. Their browsers send nothing; this is for those that do. */
function wantsCounting(c: Context<AppEnv>): boolean {
  const userAgent = c.req.header('user-agent');
  return !!userAgent && !bots.test(userAgent) && c.req.header('dnt') !== '1' && c.req.header('sec-gpc') !== '1';
}

function hasRoom(): boolean {
  const second = Math.floor(Date.now() / 1000);
  if (second !== intake.second) Object.assign(intake, { second, batches: 0 });
  intake.batches += 1;
  return intake.batches <= batchesPerSecond;
}

function drop(c: Context<AppEnv>): Response {
  intake.dropped += 1;
  return done(c);
}

/** To the queue and, where there is one, to the data set of Workers Analytics Engine. */
async function pass(c: Context<AppEnv>, { device, events }: EventBatch): Promise<void> {
  await afterAnswer();
  const message: EventMessage = { device, events, dropped: intake.dropped };
  intake.dropped = 0;
  const isSent = await tryOrLog(() => c.env.EVENTS.send(message).then(() => true), c.var.requestId);
  if (!isSent) intake.dropped += message.dropped + 1;
  const { EVENT_POINTS: points } = c.env as { EVENT_POINTS?: AnalyticsEngineDataset };
  for (const [name, ...facts] of events) {
    points?.writeDataPoint({ indexes: [name], blobs: [name, ...facts, device], doubles: [1] });
  }
}

// A fake Cloudflare account with the parts that a deploy uses: its API, and the Workers that it serves, each at its own address.
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { listen } from '#dev/services/listen.ts';

type Binding = { name: string; type: string; text?: string; namespace_id?: string; queue_name?: string };
export type Version = {
  id: string;
  build: string;
  bindings: Binding[];
  metadata: { created_on: string; has_preview: boolean };
};
type Traffic = { version_id: string; percentage: number }[];
export type Worker = {
  versions: Version[];
  secrets: Set<string>;
  /** Newest first. */
  deployments: Traffic[];
  previews: boolean;
  crons: string[];
  domains: string[];
};
type Queue = { id: string; name: string; retention: number; consumer: string | null };

export type CloudflareOptions = {
  accountId: string;
  token: string;
  /** The build of the versions that are uploaded from now on. */
  build: string;
  /** The public address of each Worker, by its name. */
  origins: Record<string, string>;
};

export type Faults = {
  /** Whether the database is down for the Worker at this host. */
  isIll(host: string): boolean;
  /** Whether the connection breaks at a call, such as `POST /path`: before the API handles it, or after. */
  cut(call: string): 'before' | 'after' | null;
};

export async function startCloudflare({ accountId, token, build, origins }: CloudflareOptions) {
  const workers = new Map<string, Worker>();
  const queues: Queue[] = [];
  const namespaces = new Map<string, string>();
  const calls: string[] = [];
  const contactRequests: string[] = [];
  const faults: Faults = { isIll: () => false, cut: () => null };

  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false });
  const done = (result: unknown, more: object = {}) => Response.json({ success: true, errors: [], result, ...more });
  const refused = (status: number, code: number, message: string) =>
    Response.json({ success: false, errors: [{ code, message }], result: null }, { status });
  /** One item a page, so that a caller who reads only the first page fails. */
  const list = (items: unknown[], page = '1') =>
    done(items.slice(Number(page) - 1, Number(page)), {
      result_info: { page: Number(page), per_page: 1, count: 1, total_count: items.length },
    });
  const missing = () => refused(404, 10007, 'This Worker does not exist on your account.');

  app.use('/api/*', async (c, next) => {
    const call = `${c.req.method} ${c.req.path.replace('/api', '').replace(`/accounts/${accountId}`, '')}`;
    calls.push(call);
    if (c.req.header('authorization') !== `Bearer ${token}`) return refused(403, 10000, 'Authentication error');
    const cut = faults.cut(call);
    if (cut !== 'before') await next();
    if (cut) c.env.incoming.socket.destroy();
    return cut === 'before' ? new Response() : undefined;
  });

  const api = app.basePath('/api');
  const account = app.basePath(`/api/accounts/${accountId}`);
  api.get('/accounts', () => list([{ id: accountId, name: 'Drill' }]));
  api.get('/memberships', () => list([{ account: { id: accountId, name: 'Drill' } }]));
  api.get('/user', () => done({ email: 'owner@plinth.drill' }));
  api.get('/user/tokens/verify', () => done({ status: 'active' }));
  account.get('/workers/subdomain', () => done({ subdomain: 'drill' }));
  account.get('/queues', (c) => {
    const wanted = c.req.queries('name');
    const found = queues.filter(({ name }) => !wanted || wanted.includes(name));
    return list(found.map(queueAnswer), c.req.query('page'));
  });
  account.post('/queues', async (c) => {
    const { queue_name: name, settings } = await c.req.json();
    queues.push({ id: randomUUID(), name, retention: settings?.message_retention_period ?? 345_600, consumer: null });
    return done({ queue_name: name });
  });
  account.patch('/queues/:id', async (c) => {
    const queue = queues.find(({ id }) => id === c.req.param('id'));
    if (!queue) return refused(404, 11000, 'The queue does not exist.');
    const { settings } = await c.req.json();
    queue.retention = settings.message_retention_period;
    return done(queueAnswer(queue));
  });
  account.on(['POST', 'PUT'], ['/queues/:id/consumers', '/queues/:id/consumers/:consumer'], async (c) => {
    const queue = queues.find(({ id }) => id === c.req.param('id'));
    const { script_name, dead_letter_queue } = await c.req.json();
    if (!queue || (dead_letter_queue && !queues.some(({ name }) => name === dead_letter_queue))) {
      return refused(404, 11000, 'The queue does not exist.');
    }
    queue.consumer = script_name;
    return done({});
  });
  account.get('/storage/kv/namespaces', (c) =>
    list(
      [...namespaces].map(([title, id]) => ({ title, id })),
      c.req.query('page'),
    ),
  );
  account.post('/storage/kv/namespaces', async (c) => {
    const { title } = await c.req.json();
    if (namespaces.has(title)) return refused(400, 10014, 'a namespace with this account ID and title already exists');
    namespaces.set(title, randomUUID().replaceAll('-', ''));
    return done({ id: namespaces.get(title), title });
  });
  account.get('/storage/kv/namespaces/:id/keys', () => list([]));
  account.get('/workers/services/:name', (c) =>
    workers.has(c.req.param('name'))
      ? done({
          default_environment: {
            environment: 'production',
            script: { tag: 'tag', tags: [], last_deployed_from: 'wrangler' },
          },
        })
      : refused(404, 10090, 'This service does not exist.'),
  );
  account.get('/workers/workers/:name', (c) => {
    const name = c.req.param('name');
    const previews = workers.get(name)?.previews ?? false;
    return done({
      subdomain: { enabled: true, previews_enabled: previews, preview_url_suffix: `-${name}.drill.workers.dev` },
    });
  });

  const script = account.basePath('/workers/scripts/:name');
  account.put('/workers/scripts/:name', async (c) => {
    const name = c.req.param('name');
    const worker: Worker = {
      versions: [],
      secrets: new Set(),
      deployments: [],
      previews: false,
      crons: [],
      domains: [],
    };
    workers.set(name, worker);
    const version = await takeVersion(worker, c.req.raw);
    worker.deployments.unshift([{ version_id: version.id, percentage: 100 }]);
    return done({ id: version.id, deployment_id: version.id.replaceAll('-', ''), startup_time_ms: 20 });
  });
  script.post('/assets-upload-session', () => done({ jwt: 'e30.e30.', buckets: [] }));
  script.use('*', async (c, next) => (workers.has(c.req.param('name')) ? next() : missing()));
  const workerOf = (name: string) => workers.get(name) as Worker;
  script.get('/secrets', (c) =>
    done([...workerOf(c.req.param('name')).secrets].map((name) => ({ name, type: 'secret_text' }))),
  );
  script.put('/secrets', async (c) => {
    const { name } = await c.req.json();
    workerOf(c.req.param('name')).secrets.add(name);
    return done({ name, type: 'secret_text' });
  });
  script.get('/settings', (c) => done({ bindings: workerOf(c.req.param('name')).versions.at(-1)?.bindings ?? [] }));
  script.patch('/script-settings', () => done({ observability: { enabled: true } }));
  script.get('/subdomain', (c) => done({ enabled: true, previews_enabled: workerOf(c.req.param('name')).previews }));
  script.post('/subdomain', async (c) => {
    const { enabled, previews_enabled } = await c.req.json();
    workerOf(c.req.param('name')).previews = previews_enabled;
    return done({ enabled, previews_enabled });
  });
  script.put('/schedules', async (c) => {
    workerOf(c.req.param('name')).crons = (await c.req.json()).map(({ cron }: { cron: string }) => cron);
    return done({});
  });
  script.put('/domains/records', async (c) => {
    const { origins } = await c.req.json();
    workerOf(c.req.param('name')).domains = origins.map(({ hostname }: { hostname: string }) => hostname);
    return done({});
  });
  script.get('/deployments', (c) =>
    done({
      deployments: workerOf(c.req.param('name')).deployments.map((versions, index) => ({
        id: 'deployment',
        created_on: new Date(Date.now() - index * 1000).toISOString(),
        author_email: 'drill@plinth.drill',
        source: 'wrangler',
        versions,
      })),
    }),
  );
  script.post('/deployments', async (c) => {
    const { versions } = await c.req.json();
    workerOf(c.req.param('name')).deployments.unshift(versions);
    return done({ id: randomUUID() });
  });
  script.post('/versions', async (c) => {
    const version = await takeVersion(workerOf(c.req.param('name')), c.req.raw);
    return done({ ...version, startup_time_ms: 20, resources: { script: { etag: 'etag' } } });
  });
  script.get('/versions', (c) => done({ items: workerOf(c.req.param('name')).versions.map(versionAnswer) }));
  script.get('/versions/:id', (c) => {
    const found = workerOf(c.req.param('name')).versions.find(({ id }) => id === c.req.param('id'));
    return found ? done(versionAnswer(found)) : missing();
  });

  // Requests to the public addresses; `outside.ts` redirects them here.
  const site = app.basePath('/outside/:host');
  site.use('*', async (c, next) =>
    findServed(c.req.param('host'), c.req.header()) ? next() : c.text('no such host', 404),
  );
  site.get('/api/health', (c) => {
    const host = c.req.param('host');
    const well = !faults.isIll(host);
    const served = findServed(host, c.req.header());
    return c.json({ ok: well, build: served?.build, settings: true, database: well, kv: true }, well ? 200 : 503);
  });
  site.post('/api/contact', async (c) => {
    const body = await c.req.json();
    contactRequests.push(JSON.stringify(body));
    return body.website ? c.json({ ok: false, code: 'honeypot' }, 422) : c.json({ ok: true }, 201);
  });
  site.get('/', (c) => c.html('<html lang="en">'));
  site.get('/nl', (c) => c.html('<html lang="nl">'));
  app.notFound((c) => refused(404, 7003, `The stand-in has no ${c.req.method} ${c.req.path}`));

  function queueAnswer({ id, name, retention, consumer }: Queue) {
    const consumers = consumer ? [{ consumer_id: 'consumer', type: 'worker', script: consumer }] : [];
    return { queue_id: id, queue_name: name, settings: { message_retention_period: retention }, consumers };
  }

  function versionAnswer(version: Version) {
    return { ...version, number: 1, resources: { bindings: version.bindings, script: {}, script_runtime: {} } };
  }

  /** Handles an upload like the platform: secrets and bindings that it asks to inherit must exist. */
  async function takeVersion(worker: Worker, request: Request): Promise<Version> {
    const form = await request.formData();
    const metadata = JSON.parse(String(form.get('metadata'))) as { bindings: Binding[] };
    const before = worker.versions.at(-1)?.bindings ?? [];
    const bindings = metadata.bindings.flatMap((binding) => {
      if (binding.type === 'secret_text') worker.secrets.add(binding.name);
      if (binding.type === 'secret_text' || worker.secrets.has(binding.name)) return [];
      if (binding.type !== 'inherit') return [binding];
      const inherited = before.find(({ name }) => name === binding.name);
      if (!inherited) throw new Error(`Nothing to inherit for ${binding.name}`);
      return [inherited];
    });
    const version = {
      id: randomUUID(),
      build,
      bindings,
      metadata: { created_on: new Date().toISOString(), has_preview: true },
    };
    worker.versions.push(version);
    return version;
  }

  /** The version that answers at a host: the preview's own, the requested one, or the one with most traffic. */
  function findServed(host: string, headers: Record<string, string>): Version | undefined {
    for (const [name, { versions, deployments, previews }] of workers) {
      const [traffic = []] = deployments;
      const preview = versions.find(({ id }) => host === `${id.slice(0, 8)}-${name}.drill.workers.dev`);
      if (preview && previews) return preview;
      if (`https://${host}` !== origins[name]) continue;
      const asked = headers['cloudflare-workers-version-overrides']?.match(/^(.*)="(.*)"$/)?.[2];
      const most = traffic.toSorted((one, other) => other.percentage - one.percentage)[0]?.version_id;
      const served = traffic.find(({ version_id }) => version_id === asked)?.version_id ?? most;
      return versions.find(({ id }) => id === served);
    }
    return undefined;
  }

  const server = await listen(app.fetch);
  return { origin: server.origin, close: server.close, workers, queues, namespaces, calls, contactRequests, faults };
}

export type Cloudflare = Awaited<ReturnType<typeof startCloudflare>>;

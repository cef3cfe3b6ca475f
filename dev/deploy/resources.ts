// Queues and KV namespaces. Wrangler makes a namespace that the Worker is not bound to yet; what it does not do is done here.
import { retention } from '../../shared/retention.ts';
import { callCloudflare, type Login, listFromCloudflare } from './cloudflare-api.ts';
import type { DeployedWorker } from './deployed-worker.ts';
import { queuesOf, type Target } from './target.ts';

type Queue = { queue_name: string; settings?: { message_retention_period?: number } };

/** Wrangler makes producers' queues alone, and would keep their messages for four days, longer than the privacy page says. */
const retentionSeconds = retention.queueHours * 3600;

/** Makes the queues that are missing, dead-letter queues among them. Returns a warning for each that keeps messages too long. */
export async function createMissingQueues(login: Login, { config }: Target): Promise<string[]> {
  const existing = await listFromCloudflare<Queue>(login, '/queues');
  const warnings: string[] = [];
  for (const name of queuesOf(config)) {
    const queue = existing.find(({ queue_name }) => queue_name === name);
    if (!queue) {
      const body = { queue_name: name, settings: { message_retention_period: retentionSeconds } };
      await callCloudflare(login, '/queues', { method: 'POST', body });
      console.info(`queue ${name}: made`);
    } else if ((queue.settings?.message_retention_period ?? retentionSeconds) > retentionSeconds) {
      warnings.push(
        `The queue ${name} keeps messages longer than the ${retention.queueHours} hours of the privacy page: ` +
          `npx wrangler queues update ${name} --message-retention-period-secs ${retentionSeconds}`,
      );
    }
  }
  return warnings;
}

/**
 * Namespaces that a first deploy made before it was cut short, by the name of their binding. Wrangler would make them again and be refused,
 * because the Worker that is to have them does not yet.
 */
export async function findOrphans(login: Login, target: Target, worker: DeployedWorker | null) {
  const unbound = target.config.kv_namespaces.filter(({ binding, id }) => !id && !worker?.namespaces.includes(binding));
  if (unbound.length === 0) return {};
  const existing = await listFromCloudflare<{ id: string; title: string }>(login, '/storage/kv/namespaces');
  return Object.fromEntries(
    unbound.flatMap(({ binding }) => {
      // How wrangler names what it makes.
      const title = `${target.worker}-${binding.toLowerCase().replaceAll('_', '-')}`;
      const found = existing.find((namespace) => namespace.title === title);
      return found ? [[binding, found.id]] : [];
    }),
  );
}

import { type Credentials, type Login, listAccounts } from './cloudflare-api.ts';
import { DeployError } from './deploy-error.ts';
import type { WranglerConfig } from './target.ts';
import { askWrangler } from './wrangler.ts';

/** As whom wrangler works, and in which account. @throws DeployError without a login, and where the account is left open */
export async function logIn(config: WranglerConfig): Promise<Login> {
  const headers = findCredentials();
  if (!headers) {
    throw new DeployError(
      'Nobody is logged in: set CLOUDFLARE_API_TOKEN, or run npx wrangler login. `--dry-run` needs no login.',
    );
  }
  const accounts = await listAccounts(headers);
  const list = accounts.map(({ id, name }) => `${id} (${name})`).join(', ') || 'none';
  const wanted = process.env.CLOUDFLARE_ACCOUNT_ID || config.account_id;
  if (!wanted && accounts.length > 1) {
    throw new DeployError(`Name one of your accounts in CLOUDFLARE_ACCOUNT_ID: ${list}`);
  }
  const account = wanted ? accounts.find(({ id }) => id === wanted) : accounts[0];
  if (!account) throw new DeployError(`This login does not reach the account ${wanted ?? ''}; it reaches ${list}`);
  return { accountId: account.id, accountName: account.name, headers };
}

function findCredentials(): Credentials | null {
  const { CLOUDFLARE_API_TOKEN: token } = process.env;
  if (token) return { Authorization: `Bearer ${token}` };
  const found = askWrangler(['auth', 'token']) as { token: string } | { key: string; email: string } | null;
  if (!found) return null;
  if ('token' in found) return { Authorization: `Bearer ${found.token}` };
  return { 'X-Auth-Key': found.key, 'X-Auth-Email': found.email };
}

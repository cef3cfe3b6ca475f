import type { shell } from '#shared/content/en/shell.ts';
import type { site } from '#shared/site.ts';

type AccountsProps = {
  labels: Pick<(typeof shell)['footer'], 'follow' | 'social'>;
  /** Addresses; an empty one is not shown. */
  accounts: typeof site.social;
  linkClass: string;
};

/** Links to the accounts of the company that exist. */
export function Accounts({ labels, accounts, linkClass }: AccountsProps) {
  const existing = (['codeHost', 'microblog', 'network'] as const).filter((id) => accounts[id]);
  if (existing.length === 0) return null;
  return (
    <>
      <h2 className="mt-6 text-ui font-semibold">{labels.follow}</h2>
      <ul className="flex flex-wrap gap-x-5">
        {existing.map((id) => (
          <li key={id}>
            <a href={accounts[id]} rel="me noopener" aria-label={labels.social[id].label} className={linkClass}>
              {labels.social[id].name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

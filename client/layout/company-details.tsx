import type { shell } from '#shared/content/en/shell.ts';
import { site } from '#shared/site.ts';

type CompanyDetailsProps = {
  labels: (typeof shell)['footer']['details'];
  details?: typeof site.legal;
  className?: string;
};

/** The company details that the law requires. Details that the owner has not filled in are left out. */
export function CompanyDetails({ labels, details = site.legal, className = '' }: CompanyDetailsProps) {
  const filled = (Object.keys(labels) as (keyof typeof labels)[]).filter((field) => details[field]);
  if (filled.length === 0) return null;
  return (
    <dl className={className}>
      {filled.map((field) => (
        <div key={field} className="flex gap-x-2">
          {/* A name and an address need no label to be seen. */}
          <dt className={field === 'name' || field === 'address' ? 'sr-only' : 'shrink-0'}>{labels[field]}</dt>
          <dd className="whitespace-pre-line">{details[field]}</dd>
        </div>
      ))}
    </dl>
  );
}

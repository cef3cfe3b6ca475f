import { site } from '#shared/site.ts';

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-h3">
      <svg className="h-5 w-5.5" viewBox="0 0 22 20" aria-hidden="true">
        <path fill="var(--ink)" d="M6 0h10v13H6z" />
        <path fill="var(--accent)" d="M0 14.5h22V20H0z" />
      </svg>
      {site.name}
    </span>
  );
}

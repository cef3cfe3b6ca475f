/** The icon beside an error's text. */
export function WarningMark({ className }: { className: string }) {
  return (
    <svg
      className={`shrink-0 ${className}`}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M8 1.5 15 14H1zM8 6v4m0 1.2v1.3" />
    </svg>
  );
}

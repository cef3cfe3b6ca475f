type FilterSelectProps = {
  label: string;
  /** The first option, which filters nothing. */
  any: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

export function FilterSelect({ label, any, value = '', options, onChoose }: FilterSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className="min-h-9 max-w-full rounded border border-field bg-card px-2 text-ui hover:border-ink"
    >
      <option value="">{any}</option>
      {/* One that the address names and nobody knows, so that it does not look unfiltered. */}
      {value && !options.some((option) => option.value === value) ? <option value={value}>{value}</option> : null}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

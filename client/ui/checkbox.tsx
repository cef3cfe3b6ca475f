type CheckboxProps = {
  id: string;
  label: string;
  hint: string;
  defaultChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

export function Checkbox({ id, label, hint, defaultChecked, onChange }: CheckboxProps) {
  return (
    <label className="choice cursor-pointer">
      <input
        id={id}
        type="checkbox"
        defaultChecked={defaultChecked}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        className="tick mt-0.5"
      />
      <span>
        <span id={`${id}-label`} className="block text-ui font-medium">
          {label}
        </span>
        <span id={`${id}-hint`} className="mt-0.5 block text-sm text-mute">
          {hint}
        </span>
      </span>
    </label>
  );
}

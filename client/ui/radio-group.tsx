import { describedBy, FieldNotes } from './field.tsx';

type RadioGroupProps = {
  /** The id of the first option, so that a link to the group leads there. The ids of the other options end in their value. */
  id: string;
  name: string;
  legend: string;
  options: readonly { value: string; label: string; hint?: string }[];
  defaultValue: string;
  error?: string;
};

export function RadioGroup({ id, name, legend, options, defaultValue, error }: RadioGroupProps) {
  return (
    <fieldset aria-describedby={describedBy({ id, error })}>
      <legend className="text-ui font-semibold">{legend}</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(11.5rem,100%),1fr))] gap-x-6 gap-y-3">
        {options.map(({ value, label, hint }, index) => {
          const optionId = index === 0 ? id : `${id}-${value}`;
          return (
            <label key={value} className="choice cursor-pointer">
              <input
                id={optionId}
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
                aria-labelledby={`${optionId}-label`}
                aria-describedby={hint && `${optionId}-hint`}
                className="choice-mark"
              />
              <span>
                <span id={`${optionId}-label`} className="block text-ui font-medium">
                  {label}
                </span>
                {hint ? (
                  <span id={`${optionId}-hint`} className="mt-0.5 block text-sm text-mute">
                    {hint}
                  </span>
                ) : null}
              </span>
            </label>
          );
        })}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

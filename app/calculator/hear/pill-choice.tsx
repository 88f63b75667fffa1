import { useId } from "react";

/** One of a few, chosen with one press or with the arrow keys. */
export function PillChoice<Value extends string>({
  legend,
  choices,
  chosen,
  onChoose,
}: {
  legend: string;
  choices: { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-felt">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="relative flex min-h-12 cursor-pointer items-center border border-line px-4 text-felt transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-sand has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-oak"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { type ReactNode, useId } from "react";

export type Choice = {
  value: string;
  label: ReactNode;
  /** Its name on paper, where every view is printed. */
  title: ReactNode;
  view: ReactNode;
};

const looks = {
  pills: {
    fieldset: "flex flex-wrap gap-2",
    label: "flex min-h-11 items-center px-3.5 text-sm",
  },
  cards: {
    fieldset: "grid grid-cols-2 gap-2 phone:grid-cols-4",
    label: "flex flex-col p-2 text-xs leading-snug",
  },
};

/**
 * One of several views at a time, all in one place that is as high as the highest: choosing another
 * moves nothing. Radio buttons and a rule of the stylesheet (`.one-of`) do it, so it needs no script.
 */
export function OneOf({
  legend,
  name,
  choices,
  chosen = 0,
  look = "pills",
}: {
  legend: string;
  /** Of the radio buttons, where something listens to them. */
  name?: string;
  choices: Choice[];
  /** The place of the one that is shown at first. */
  chosen?: number;
  look?: keyof typeof looks;
}) {
  const own = useId();
  const { fieldset, label } = looks[look];
  return (
    <div className="one-of">
      <fieldset className={`${fieldset} print:hidden`}>
        <legend className="sr-only">{legend}</legend>
        {choices.map((choice, position) => (
          <label
            key={choice.value}
            className={`relative cursor-pointer border border-line text-felt transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-sand has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-oak ${label}`}
          >
            <input
              type="radio"
              name={name ?? own}
              value={choice.value}
              defaultChecked={position === chosen}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
      <div>
        {choices.map(({ value, title, view }) => (
          <div key={value} data-view="">
            <p className="hidden font-semibold print:mt-6 print:block">{title}</p>
            {view}
          </div>
        ))}
      </div>
    </div>
  );
}

import { type ReactNode, useId } from "react";

/**
 * One of several views at a time. Radio buttons in disguise: they switch without JavaScript and
 * answer to the arrow keys by themselves. On paper every view is shown under its name.
 */
export function Tabs({
  label,
  tabs,
}: {
  /** What is being chosen. */
  label: string;
  tabs: { id: string; label: ReactNode; content: ReactNode }[];
}) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap print:block">
      <legend className="sr-only">{label}</legend>
      {tabs.map((tab, position) => (
        <div key={tab.id} className="contents">
          <label className="peer relative flex min-h-12 cursor-pointer items-center border-b border-line px-3 text-felt tablet:px-5 transition-colors duration-150 hover:text-ink has-checked:border-b-2 has-checked:border-oak has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-[-4px] has-focus-visible:outline-oak print:mt-6 print:border-0 print:p-0 print:font-semibold print:text-ink">
            <input
              type="radio"
              name={name}
              value={tab.id}
              defaultChecked={position === 0}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            {tab.label}
          </label>
          <div className="order-1 hidden w-full min-w-0 pt-6 peer-has-checked:block print:block">
            {tab.content}
          </div>
        </div>
      ))}
      <span aria-hidden="true" className="flex-1 border-b border-line print:hidden" />
    </fieldset>
  );
}

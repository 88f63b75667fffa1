import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { m } from "#text";
import { useHydrated } from "../hooks/use-hydrated.tsx";
import { Combobox } from "./combobox.tsx";
import { type Control, controlClass } from "./field.tsx";
import type { Option } from "./filter-options.ts";

/**
 * A choice among many that can be filtered by typing. The browser's own select is what the form
 * sends: without JavaScript it is all there is, with it a combobox stands in front and sets it.
 */
export function FilterSelect({
  name,
  options,
  defaultValue = "",
  onChoose,
  ...control
}: Control & {
  name: string;
  options: Option[];
  defaultValue?: string;
  onChoose?: (value: string) => void;
}) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(defaultValue);
  const hydrated = useHydrated();

  // Something may have been chosen before JavaScript was there.
  useEffect(() => setChosen(select.current?.value ?? ""), []);

  function noteChange({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    setChosen(currentTarget.value);
    onChoose?.(currentTarget.value);
  }

  function choose(value: string) {
    if (!select.current) return;
    select.current.value = value;
    select.current.dispatchEvent(new Event("change", { bubbles: true }));
  }

  return (
    <>
      <select
        ref={select}
        name={name}
        defaultValue={defaultValue}
        onChange={noteChange}
        hidden={hydrated}
        {...(hydrated ? {} : control)}
        className={`h-12 ${controlClass}`}
      >
        <option value="">{m.choose()}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {hydrated && <Combobox {...control} options={options} chosen={chosen} onChoose={choose} />}
    </>
  );
}

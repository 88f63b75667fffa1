import { type FunctionComponent, memo } from "react";
import type { Problems } from "./draft.ts";

/**
 * A part of the form that is drawn anew when something of its own has changed, and not for every
 * key that is typed elsewhere: a page has hundreds of options.
 */
export function formRow<Props extends { problems: Problems }>(Row: FunctionComponent<Props>) {
  return memo(Row, ({ problems, ...before }, { problems: problemsAfter, ...after }) => {
    return isSame(before, after) && isSame(problems, problemsAfter);
  });
}

function isSame(before: object, after: object): boolean {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);
}

/** What is wrong with the fields whose name begins so. */
export function problemsOf(problems: Problems, start: string): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => field.startsWith(start)));
}

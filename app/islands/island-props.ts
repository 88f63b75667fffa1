import type { ComponentType } from "react";

/**
 * The registry of the page's script declares its islands here, so that no part which has an island
 * imports the script that fetches all of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by `app/page-script/registry.client.ts`
export interface Registered {}

export type IslandName = keyof Registered["islands"];

type Loaded<Name extends IslandName> = Awaited<ReturnType<Registered["islands"][Name]>>;

/** What cannot be written as JSON is no prop of an island: functions are left out. */
type Written<Props> = {
  [Key in keyof Props as NonNullable<Props[Key]> extends (...args: never[]) => unknown
    ? never
    : Key]: Props[Key];
};

export type IslandProps<Name extends IslandName> =
  Loaded<Name> extends ComponentType<infer Props> ? Written<Props> : never;

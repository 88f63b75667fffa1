import type { ComponentType } from "react";

/**
 * The registry of the page's script declares its islands here, so that no part which has an island
 * imports the script that fetches all of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by `app/page-script/registry.client.ts`
export interface Registered {}

export type IslandName = keyof Registered["islands"];

type Loaded<Name extends IslandName> = Awaited<ReturnType<Registered["islands"][Name]>>;

type Call = (...args: never[]) => unknown;

/**
 * What comes back as it was when it has been written as JSON and read again: anything else within a
 * prop, however deep, is `never`, so that nothing can be given for it.
 */
export type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends Call | Date | bigint | symbol | ReadonlyMap<never, never> | ReadonlySet<never>
    ? never
    : Value extends object
      ? { [Key in keyof Value]: Json<Value[Key]> }
      : never;

/** A function is no prop of an island: it is left out. */
type Written<Props> = {
  [Key in keyof Props as NonNullable<Props[Key]> extends Call ? never : Key]: Json<Props[Key]>;
};

export type IslandProps<Name extends IslandName> =
  Loaded<Name> extends ComponentType<infer Props> ? Written<Props> : never;

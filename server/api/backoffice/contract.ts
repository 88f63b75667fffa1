import type { ExtractSchema } from "hono/types";
import type { createBackOffice } from "./app.ts";

// What the application of the back office knows of its API. Types only: they follow from the calls
// themselves, so that an answer that changes is a type error where it is read.

export type { Lang } from "#domain/language/language.ts";
export type { Localized } from "#domain/language/localized.ts";
export type { ProblemWord } from "#domain/problems/problem-words.ts";
export type { Choice, Label, When } from "#domain/records/fields.ts";
export type { Field, KindEntry, KindForm, SectionForm } from "#domain/records/kind-form.ts";
export type { Kind } from "#domain/records/kinds.ts";
export type { Permission, Role } from "#domain/staff/permissions.ts";

/** The calls by path and method, as Hono has gathered them. */
type Calls = ExtractSchema<ReturnType<typeof createBackOffice>>;

type CallTo<Path extends string, Methods> = {
  [Method in keyof Methods & `$${string}`]: Method extends `$${infer Name}`
    ? `${Uppercase<Name>} ${Path}`
    : never;
}[keyof Methods & `$${string}`];

/** Every call of the back office as its documentation names it: `GET /inquiries/:id`. */
export type CallName = {
  [Path in keyof Calls & string]: CallTo<Path, Calls[Path]>;
}[keyof Calls & string];

type Called<Name extends CallName> = Name extends `${infer Method} ${infer Path}`
  ? Path extends keyof Calls
    ? `$${Lowercase<Method>}` extends keyof Calls[Path]
      ? Calls[Path][`$${Lowercase<Method>}`]
      : never
    : never
  : never;

/** What a call answers, as it comes out of its JSON: a moment is a string there. */
export type Answer<Name extends CallName> =
  Called<Name> extends { output: infer Output } ? Output : never;

/** What a call is sent as JSON, as its schema takes it; never: it reads none. */
export type Body<Name extends CallName> =
  Called<Name> extends { input: { json: infer Json } } ? Json : never;

/** One line of a list. */
export type Row<Name extends CallName> =
  Answer<Name> extends { rows: (infer Line)[] } ? Line : never;

export type InquiryChange = Body<"POST /inquiries/bulk">["change"];
export type StatusChange = Body<"POST /content/:kind/bulk">["change"];

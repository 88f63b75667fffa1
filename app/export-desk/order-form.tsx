import type { ReactNode } from "react";
import { largestAmount } from "#domain/basket/basket-rules.ts";
import type { PackedClass } from "#domain/export-desk/list-packed-products.ts";
import type { ShippingRoute } from "#domain/export-desk/list-routes.ts";
import {
  amountUnits,
  type LineProblems,
  lineFields,
  type TypedLine,
} from "#domain/export-desk/read-shipment.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { buttonClass } from "../ui/controls/button.tsx";
import { localHref } from "../ui/controls/link.tsx";
import { formatNumber } from "../ui/format/format-number.ts";
import { Field, TextField } from "../ui/forms/field.tsx";
import { type ExportQuery, exportPath } from "./export-address.ts";
import { letterOf } from "./line-mark.tsx";

/** Lines that are there from the start; the others are folded away until somebody needs them. */
const shownLines = 3;

/** A plain form: sent, it leads to the page with the answer, which can be kept and passed on. */
export function OrderForm({
  classes,
  routes,
  query: { typed, date, route },
  problems,
  isExample,
  isDateUnreadable,
}: {
  classes: PackedClass[];
  routes: ShippingRoute[];
  query: ExportQuery;
  problems: LineProblems[];
  isExample: boolean;
  isDateUnreadable: boolean;
}) {
  const isWrong = isDateUnreadable || problems.some((one) => Object.keys(one).length > 0);
  const lines = typed.map((line, at) => (
    <Line
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
      key={at}
      number={at + 1}
      problems={problems[at] ?? {}}
      {...{ line, classes }}
    />
  ));
  const isLong = typed.slice(shownLines).some(({ product, amount }) => product || amount);
  return (
    <form
      action={localHref(exportPath)}
      method="get"
      aria-label={m.exporting_form()}
      className="grid min-w-0 grid-cols-1 content-start gap-8 print:hidden"
    >
      {isWrong && (
        <p role="alert" className="border-s-4 border-danger bg-white px-5 py-4">
          {m.chooser_problems()}
        </p>
      )}
      {isExample && (
        <p className="border-s-2 border-oak bg-sand px-4 py-3">{m.exporting_example()}</p>
      )}
      {lines.slice(0, shownLines)}
      <details open={isLong}>
        <summary className="inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep">
          {m.exporting_more_lines()}
        </summary>
        <div className="mt-6 grid grid-cols-1 gap-8">{lines.slice(shownLines)}</div>
      </details>
      <Part title={m.exporting_when()}>
        <TextField
          name="date"
          // A field for dates shows nothing that is none, and what was typed stays.
          type={isDateUnreadable ? "text" : "date"}
          label={m.exporting_order_date()}
          hint={m.exporting_order_date_hint()}
          defaultValue={date}
          error={isDateUnreadable ? m.exporting_problem_date() : undefined}
        />
        <Field label={m.exporting_route()}>
          {(control) => (
            <select {...control} name="route" defaultValue={route} className="field-box h-12">
              <option value="">{m.exporting_route_none()}</option>
              {routes.map(({ id, from, title }) => (
                <option key={id} value={id}>
                  {m.exporting_route_name({ from: plain(from), to: plain(title) })}
                </option>
              ))}
            </select>
          )}
        </Field>
      </Part>
      <button type="submit" className={`justify-self-start ${buttonClass()}`}>
        {m.exporting_submit()}
      </button>
    </form>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 w-full border-b border-ink pb-2 text-lg font-semibold">
        {title}
      </legend>
      <div className="grid gap-x-5 gap-y-4 phone:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function Line({
  number,
  line: { product, amount, unit },
  problems,
  classes,
}: {
  number: number;
  line: TypedLine;
  problems: LineProblems;
  classes: PackedClass[];
}) {
  const names = lineFields(number);
  const isKnown = classes.some(({ products }) => products.some(({ id }) => id === product));
  return (
    <Part
      title={
        <>
          {m.exporting_line({ number })}{" "}
          <bdi className="ms-1 font-normal">{letterOf(number - 1)}</bdi>
        </>
      }
    >
      <Field
        label={m.exporting_product()}
        error={productProblem({ name: product, problem: problems.product })}
        className="phone:col-span-2"
      >
        {(control) => (
          <select
            {...control}
            name={names.product}
            defaultValue={product}
            className="field-box h-12"
          >
            <option value="">{m.exporting_product_none()}</option>
            {product && !isKnown && (
              <option value={product}>{m.exporting_product_gone({ name: product })}</option>
            )}
            {classes.map(({ id, name, products }) => (
              <optgroup key={id} label={plain(name)}>
                {products.map((one) => (
                  <option key={one.id} value={one.id}>
                    {`${plain(one.title)} · ${one.code}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <TextField
        name={names.amount}
        label={m.exporting_amount()}
        defaultValue={amount}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={20}
        error={amountProblem(problems.amount)}
      />
      <Field label={m.exporting_unit()} error={problems.unit && m.exporting_problem_no_pallets()}>
        {(control) => (
          <select {...control} name={names.unit} defaultValue={unit} className="field-box h-12">
            {amountUnits.map((one) => (
              <option key={one} value={one}>
                {unitNames[one]()}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Part>
  );
}

const unitNames = {
  sold: m.exporting_unit_sold,
  piece: m.exporting_unit_piece,
  carton: m.exporting_unit_carton,
  pallet: m.exporting_unit_pallet,
};

function productProblem({
  name,
  problem,
}: {
  name: string;
  problem: LineProblems["product"];
}): string | undefined {
  switch (problem) {
    case "missing":
      return m.exporting_problem_product_missing();
    case "unknown":
      return m.exporting_problem_product_unknown({ name });
    case "unpacked":
      return m.exporting_problem_unpacked();
    default:
      return undefined;
  }
}

function amountProblem(problem: LineProblems["amount"]): string | undefined {
  switch (problem) {
    case "missing":
      return m.chooser_problem_missing();
    case "number":
      return m.chooser_problem_number();
    case "whole":
      return m.chooser_problem_whole();
    case "range":
      return m.exporting_problem_range({ most: formatNumber(largestAmount) });
    default:
      return undefined;
  }
}

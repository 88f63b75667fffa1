import type { ReactNode } from "react";
import type { Product } from "#domain/catalogue/get-product.ts";
import { byFirmness } from "#domain/catalogue/rate-mounting.ts";
import { plain } from "#domain/language/text.ts";
import type { ShownPack } from "#domain/specification/show-pack.ts";
import { m } from "#text";
import { mountingName } from "../../acoustics/mounting-name.ts";
import { buttonClass } from "../../ui/controls/button.tsx";
import { localHref } from "../../ui/controls/link.tsx";
import { formatNumber } from "../../ui/format/format-number.ts";
import { Field } from "../../ui/forms/field.tsx";

/**
 * A plain form: the page comes back with the pack of what was chosen. With scripts the pack follows
 * the choice at once (`follow-choice.client.ts`).
 */
export function PackChoice({ product, pack }: { product: Product; pack: ShownPack }) {
  const { id, mountings, finishes } = product;
  return (
    <form
      data-pack-choice
      // What is shown belongs to what was asked for: a browser is not to put back another choice.
      autoComplete="off"
      action={`${localHref(`/productdetail/${id}.html`)}#specification`}
      className="mt-8 grid items-end gap-4 tablet:grid-cols-[1fr_1fr_auto]"
    >
      <Choice label={m.mounting_switch()} name="mounting" chosen={pack.mounting}>
        {byFirmness(mountings).map(({ id, kind, depth, buildUp }) => (
          <option key={id} value={id} title={plain(buildUp)}>
            {m.mounting_with_depth({ mounting: mountingName(kind), depth: formatNumber(depth) })}
            {isShared({ mountings, kind, depth }) ? ` · ${plain(buildUp)}` : ""}
          </option>
        ))}
      </Choice>
      {finishes.length > 0 && (
        <Choice label={m.finishes_title()} name="finish" chosen={pack.finish}>
          {finishes.map(({ id, name }) => (
            <option key={id} value={id}>
              {plain(name)}
            </option>
          ))}
        </Choice>
      )}
      <button type="submit" className={buttonClass("outline")}>
        {m.spec_show()}
      </button>
    </form>
  );
}

/** Two mountings may be of one kind and depth; then only the build-up tells them apart. */
function isShared({
  mountings,
  kind,
  depth,
}: Pick<Product, "mountings"> & Pick<Product["mountings"][number], "kind" | "depth">): boolean {
  return mountings.filter((one) => one.kind === kind && one.depth === depth).length > 1;
}

function Choice({
  label,
  name,
  chosen,
  children,
}: {
  label: string;
  name: string;
  chosen: string | undefined;
  children: ReactNode;
}) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} name={name} defaultValue={chosen} className="field-box h-12">
          {children}
        </select>
      )}
    </Field>
  );
}

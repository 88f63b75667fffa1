import type { Mounting } from "#domain/catalogue/rate-mounting.ts";
import { m } from "#text";
import { mountingName } from "../../acoustics/mounting-name.ts";
import { inquiryAttributes } from "../../inquiry-form/inquiry-context.ts";
import { Link } from "../../ui/controls/link.tsx";
import { formatNumber } from "../../ui/format/format-number.ts";
import { joinPhrases } from "../../ui/text/punctuation.ts";

/** What no laboratory has measured yet, said once for all mountings, with one offer. */
export function Untested({ product }: { product: { id: string; mountings: Mounting[] } }) {
  const untested = product.mountings.filter(({ measured }) => !measured);
  if (untested.length === 0) return null;
  const isAll = untested.length === product.mountings.length;
  const names = untested.map(({ kind, depth }) =>
    m.mounting_with_depth({ mounting: mountingName(kind), depth: formatNumber(depth) }),
  );
  return (
    <p className="mt-4 text-sm text-felt">
      {isAll ? m.mountings_untested_all() : m.mountings_untested({ mountings: joinPhrases(names) })}{" "}
      <AskForTest productId={product.id} />
    </p>
  );
}

export function AskForTest({ productId }: { productId: string }) {
  return (
    <Link
      to="/aboutUs/lianxi.html"
      className="underline decoration-oak underline-offset-4 hover:text-oak-deep print:hidden"
      {...inquiryAttributes({ kind: "message", product: productId })}
    >
      {m.mounting_ask_test()}
    </Link>
  );
}

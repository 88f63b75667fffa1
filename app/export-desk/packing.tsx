import type { ReactNode } from "react";
import type { PackedLine, Shipment } from "#domain/export-desk/plan-shipment.ts";
import { plain } from "#domain/language/text.ts";
import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { useHasBuyingPage } from "../shell/use-settings.ts";
import { Link } from "../ui/controls/link.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** What to declare of packing and goods, as far as the records say it. */
export function Packing({
  shipment,
  picture,
}: {
  shipment: Shipment | undefined;
  picture: PictureValue | undefined;
}) {
  const hasBuyingPage = useHasBuyingPage();
  const lines = shipment?.lines ?? [];
  return (
    <section
      id="packing"
      className="page-width section-space grid scroll-mt-8 grid-cols-1 gap-x-16 gap-y-10 desktop:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 className="text-title">
          <Headline>{m.exporting_part_packing()}</Headline>
        </h2>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 1080px) 26rem, 100vw"
            className="mt-6 aspect-[4/3] w-full print:hidden"
          />
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-10">
        <Subject title={m.exporting_packing_wood()} text={m.exporting_packing_wood_text()}>
          <Named
            lines={lines.filter(({ pallets }) => pallets !== undefined)}
            text={m.exporting_packing_on}
          />
          <Named
            lines={lines.filter(({ pallets }) => pallets === undefined)}
            text={m.exporting_packing_off}
          />
        </Subject>
        <Subject title={m.exporting_packing_hs()} text={m.exporting_packing_hs_text()}>
          {lines.length > 0 && (
            <dl className="mt-4 border-t border-ink">
              {lines.map(({ place, product }) => (
                <div key={place} className="flex justify-between gap-6 border-b border-line py-2">
                  <dt>
                    <Text>{product.title}</Text>
                  </dt>
                  <dd className="tabular whitespace-nowrap">
                    {product.hsHeading ? (
                      <bdi>{product.hsHeading}</bdi>
                    ) : (
                      <span className="text-felt">{m.exporting_packing_no_hs()}</span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </Subject>
        <Subject title={m.exporting_packing_lcl()} text={m.exporting_packing_lcl_text()} />
        {hasBuyingPage && (
          <p>
            <Link
              to="/buying.html#papers"
              className="inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep"
            >
              {m.exporting_packing_papers()}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

function Subject({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="max-w-prose">
      <h3 className="text-xl">
        <Headline>{title}</Headline>
      </h3>
      <p className="mt-2">{text}</p>
      {children}
    </div>
  );
}

function Named({ lines, text }: { lines: PackedLine[]; text: typeof m.exporting_packing_on }) {
  if (lines.length === 0) return null;
  const titles = [...new Set(lines.map(({ product }) => plain(product.title)))];
  return (
    <p className="mt-3 text-felt">
      {text({ titles: new Intl.ListFormat(getLocale()).format(titles) })}
    </p>
  );
}

import { m } from "#text";
import { LogoMark } from "../../shell/logo.tsx";
import { useSettings } from "../../shell/use-settings.ts";
import { Link } from "../../ui/controls/link.tsx";
import { formatDay } from "../../ui/format/format-day.ts";
import { dot } from "../../ui/text/dot.ts";
import { Headline } from "../../ui/text/headline.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { SheetProduct } from "./sheet-product.ts";

/** Whose sheet it is, what it is about, and as of when. */
export function SheetHead({ products }: { products: SheetProduct[] }) {
  const settings = useSettings();
  const [product] = products;
  if (!product) return null;
  const newest = products.reduce((a, b) => (a.updatedAt > b.updatedAt ? a : b)).updatedAt;
  const edition = formatDay(newest.toISOString().slice(0, 10));
  return (
    <header className="flex items-end justify-between gap-6 border-b-2 border-ink pb-4">
      <div>
        <p className="text-felt">{m.sheet_title()}</p>
        <h1 className="mt-1 text-2xl leading-tight print:text-[16pt]">
          <Headline>{product.title}</Headline>
        </h1>
        <p className="mt-1">
          <bdi className="tabular">{product.code}</bdi>
          <span className="text-felt">
            {dot}
            {m.sheet_edition({ date: edition })}
          </span>
        </p>
        <p className="mt-2 print:hidden">
          <Link
            to={`/productdetail/${product.id}.html`}
            className="inline-flex min-h-8 items-center underline decoration-oak underline-offset-4"
          >
            {m.sheet_to_product()}
          </Link>
        </p>
      </div>
      <div className="hidden text-end text-xs print:block">
        <LogoMark className="ms-auto size-8 text-oak" />
        <p className="mt-1 font-semibold">
          <Text>{settings?.name}</Text>
        </p>
        <p>
          <bdi>{settings?.webSite}</bdi>
        </p>
      </div>
    </header>
  );
}

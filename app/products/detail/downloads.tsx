import { absorptionCsv } from "#domain/catalogue/absorption-csv.ts";
import type { Finish, Product } from "#domain/catalogue/get-product.ts";
import type { OfferedDocument } from "#domain/documents/list-documents.ts";
import { nameKind } from "#domain/downloads/kind-names.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { Link } from "../../ui/controls/link.tsx";
import { formatSize } from "../../ui/format/format-size.ts";
import { Text } from "../../ui/text/text.tsx";
import { FactTitle } from "../facts/fact-title.tsx";
import { sheetAddress, sheetOf } from "../sheet/sheet-address.ts";

const look =
  "inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep";

/** What can be had of a product: its sheet and its values, and what staff uploaded about it. */
export function Downloads({
  product,
  finish,
  documents,
}: {
  product: Product;
  finish: Finish | undefined;
  documents: OfferedDocument[];
}) {
  const csv = absorptionCsv({ ...product, lang: getLocale() });
  return (
    <section className="print:hidden">
      <FactTitle>{m.downloads_title()}</FactTitle>
      <ul className="mt-1">
        <li>
          {/* The address follows the choice of a finish (`choices.client.ts`). */}
          <Link
            to={sheetAddress(sheetOf([{ ...product, finish: finish?.id }]))}
            data-with-finish={`finish=${product.id}~`}
            className={look}
          >
            {m.download_sheet()}
          </Link>
        </li>
        {csv && (
          <li>
            <a
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
              download={`${product.code}-absorption.csv`}
              className={look}
            >
              {m.download_csv()}
            </a>
          </li>
        )}
        {documents.map(({ id, title, kind, bytes }) => (
          <li key={id}>
            <a
              href={`/api/downloads/${id}/document.pdf?lang=${getLocale()}`}
              download
              className={look}
            >
              {nameKind(kind, getLocale())}
              {m.colon()}
              <Text>{title}</Text>
              {` (PDF, ${formatSize(bytes)})`}
            </a>
          </li>
        ))}
        <li>
          <Link to="/downloads.html" className={look}>
            {m.spec_downloads_all()}
          </Link>
        </li>
      </ul>
    </section>
  );
}

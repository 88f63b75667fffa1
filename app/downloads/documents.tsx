import type { OfferedDocument } from "#domain/documents/list-documents.ts";
import { documentKey } from "#domain/downloads/bundle-choice.ts";
import { nameKind } from "#domain/downloads/kind-names.ts";
import { language } from "#domain/language/language.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { Link } from "../ui/controls/link.tsx";
import { Day } from "../ui/format/day.tsx";
import { formatDay } from "../ui/format/format-day.ts";
import { formatSize } from "../ui/format/format-size.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { Tick } from "./tick.tsx";

/** What staff have uploaded. */
export function Documents({
  documents,
  ticked,
}: {
  documents: OfferedDocument[];
  ticked: readonly string[];
}) {
  if (documents.length === 0) return null;
  return (
    <section id="documents" className="scroll-mt-24 pt-6">
      <h2 className="text-2xl">
        <Headline>{m.downloads_documents()}</Headline>
      </h2>
      <ul className="mt-6 border-t border-ink">
        {documents.map((document) => (
          <li key={document.id} className="flex gap-x-2 border-b border-line py-4">
            <Tick choice={documentKey(document.id)} name={plain(document.title)} ticked={ticked} />
            <div className="min-w-0">
              <h3 className="text-lg">
                <a
                  href={`/api/downloads/${document.id}/document.pdf?lang=${getLocale()}`}
                  download
                  className="inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep"
                >
                  <Text>{document.title}</Text>
                </a>
              </h3>
              <Facts document={document} />
              <Products document={document} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ document }: { document: OfferedDocument }) {
  const { kind, bytes, date, validUntil } = document;
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm text-felt">
      <li>{nameKind(kind, getLocale())}</li>
      <li>
        <Languages document={document} />
      </li>
      <li>
        <bdi>PDF, {formatSize(bytes)}</bdi>
      </li>
      <li>
        <Day date={date.toISOString().slice(0, 10)} />
      </li>
      {validUntil && <li>{m.downloads_valid_until({ date: formatDay(validUntil) })}</li>}
    </ul>
  );
}

function Languages({ document: { languages } }: { document: OfferedDocument }) {
  return languages.map((code, place) => (
    <span key={code}>
      {place > 0 && " / "}
      <span lang={code}>{language(code).label}</span>
    </span>
  ));
}

function Products({ document: { products } }: { document: OfferedDocument }) {
  if (products.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm">
      {products.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`/productdetail/${id}.html`}
            className="inline-flex min-h-6 items-center hover:underline"
          >
            <Text>{title}</Text>
          </Link>
        </li>
      ))}
    </ul>
  );
}

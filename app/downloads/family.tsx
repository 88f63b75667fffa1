import type { ReactNode } from "react";
import type { ShownFamily, ShownRow } from "#domain/downloads/browse-downloads.ts";
import { fileKey } from "#domain/downloads/bundle-choice.ts";
import { nameFile, nameKind } from "#domain/downloads/kind-names.ts";
import { type Lang, language } from "#domain/language/language.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { Link } from "../ui/controls/link.tsx";
import { formatDay } from "../ui/format/format-day.ts";
import { formatSize } from "../ui/format/format-size.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { Tick } from "./tick.tsx";

const look =
  "inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep";

/** What is shown of a product, in which language its files are made, and what is ticked of them. */
type Shown = { row: ShownRow; lang: Lang; ticked: readonly string[] };

/** To the families further down. */
export function Families({ families }: { families: ShownFamily[] }) {
  return (
    <nav aria-label={m.spec_downloads_families()} className="pt-8">
      <ul className="flex flex-wrap gap-x-6">
        {families.map(({ id, className, name }) => (
          <li key={id}>
            <a href={`#${className}`} className={look}>
              <Text>{name}</Text>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Family({
  family: { className, name, rows },
  ...shown
}: { family: ShownFamily } & Omit<Shown, "row">) {
  return (
    <section id={className} className="scroll-mt-24 pt-14">
      <h2 className="text-2xl">
        <Headline>{name}</Headline>
      </h2>
      <ul className="mt-6 border-t border-ink">
        {rows.map((row) => (
          <li
            key={row.id}
            className="grid gap-x-10 gap-y-1 border-b border-line py-4 desktop:grid-cols-[3fr_3fr_4fr]"
          >
            <Product row={row} />
            <DataSheets row={row} {...shown} />
            <TechnicalFiles row={row} {...shown} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Product({ row: { id, code, title, updatedAt } }: { row: ShownRow }) {
  const day = new Date(updatedAt).toISOString().slice(0, 10);
  return (
    <div>
      <h3 className="text-lg">
        <Link to={`/productdetail/${id}.html`} className="hover:underline">
          <Text>{title}</Text>
        </Link>
      </h3>
      <p className="text-sm text-felt">
        <bdi className="tabular">{code}</bdi>
        {" · "}
        <time dateTime={day}>{m.sheet_edition({ date: formatDay(day) })}</time>
        {" · "}
        {m.spec_made_now()}
      </p>
      <Link to={`/productdetail/${id}.html#specification`} className={`${look} text-sm`}>
        {m.spec_downloads_choose()}
      </Link>
    </div>
  );
}

function DataSheets({ row, ticked }: Shown) {
  const { id, sheets, sizes } = row;
  const file = "data-sheet.pdf";
  if (sheets.length === 0) return null;
  return (
    <Files title={m.spec_file_sheet()}>
      {sheets.map((code) => {
        const { label } = language(code);
        const choice = fileKey({ product: id, file, lang: code });
        return (
          <li key={code} className="inline-flex items-center">
            <Tick
              choice={choice}
              name={nameTick(row, `${nameKind("data-sheet", getLocale())}, ${label}`)}
              ticked={ticked}
            />
            <a href={fileOf({ id, file, lang: code })} download className={look}>
              <span lang={code}>{label}</span>
              {"\u00a0(PDF)"}
            </a>
            <Size bytes={sizes[choice]} />
          </li>
        );
      })}
    </Files>
  );
}

function TechnicalFiles({ row, lang, ticked }: Shown) {
  const { id, files, isTechnical, reports, sizes } = row;
  if (!isTechnical && reports.length === 0) return null;
  return (
    <Files title={isTechnical ? m.spec_downloads_technical() : m.spec_file_report()}>
      {isTechnical && (
        <li>
          <a href={fileOf({ id, file: "pack.zip", lang })} download className={look}>
            {m.spec_downloads_pack()}
          </a>
        </li>
      )}
      {files.map((file) => {
        const choice = fileKey({ product: id, file, lang });
        return (
          <li key={file} className="inline-flex items-center">
            <Tick
              choice={choice}
              name={nameTick(row, nameFile(file, getLocale()))}
              ticked={ticked}
            />
            <a href={fileOf({ id, file, lang })} download className={look}>
              {file.slice(file.lastIndexOf(".") + 1).toUpperCase()}
            </a>
            <Size bytes={sizes[choice]} />
          </li>
        );
      })}
      {isTechnical && (
        <li>
          <Link to={`/cmpProductdetail/${id}.html`} className={look}>
            {m.sheet_title()}
          </Link>
        </li>
      )}
      {reports.map(({ report, address }) => (
        <li key={address}>
          <a href={address} className={look}>
            {m.spec_file_report()} <bdi>{report}</bdi>
          </a>
        </li>
      ))}
    </Files>
  );
}

/** Nothing where it is not known yet: the file is made when it is asked for. */
function Size({ bytes }: { bytes: number | undefined }) {
  if (bytes === undefined) return null;
  return (
    <span className="tabular ms-1.5 text-sm text-felt">
      <bdi>{formatSize(bytes)}</bdi>
    </span>
  );
}

/** What a box is called where only it is heard. */
function nameTick({ title, code }: ShownRow, about: string): string {
  return `${plain(title)} ${code}, ${about}`;
}

function Files({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm text-felt">{title}</p>
      <ul className="flex flex-wrap gap-x-5">{children}</ul>
    </div>
  );
}

function fileOf({ id, file, lang }: { id: string; file: string; lang: Lang }): string {
  return `/api/specification/${id}/${file}?lang=${lang}`;
}

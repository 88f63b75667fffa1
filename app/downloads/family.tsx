import type { ReactNode } from "react";
import { languages } from "#domain/language/language.ts";
import type { DownloadFamily, DownloadRow } from "#domain/specification/list-downloads.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { Link } from "../ui/controls/link.tsx";
import { formatDay } from "../ui/format/format-day.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

const look =
  "inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep";

/** To the families further down. */
export function Families({ families }: { families: DownloadFamily[] }) {
  return (
    <nav aria-label={m.spec_downloads_families()}>
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

export function Family({ family: { className, name, rows } }: { family: DownloadFamily }) {
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
            <DataSheets row={row} />
            <TechnicalFiles row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Product({ row: { id, code, title, updatedAt } }: { row: DownloadRow }) {
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
      </p>
      <Link to={`/productdetail/${id}.html#specification`} className={`${look} text-sm`}>
        {m.spec_downloads_choose()}
      </Link>
    </div>
  );
}

function DataSheets({ row: { id } }: { row: DownloadRow }) {
  return (
    <Files title={m.spec_file_sheet()}>
      {languages.map(({ code, label }) => (
        <li key={code}>
          <a href={fileOf({ id, name: "data-sheet.pdf", lang: code })} download className={look}>
            <span lang={code}>{label}</span>
            {"\u00a0(PDF)"}
          </a>
        </li>
      ))}
    </Files>
  );
}

function TechnicalFiles({ row: { id, hasTable, hasDrawing, reports } }: { row: DownloadRow }) {
  const files = [
    { name: "pack.zip", about: m.spec_downloads_pack() },
    ...(hasTable ? [{ name: "absorption.csv", about: "CSV" }] : []),
    ...(hasDrawing
      ? [
          { name: "section.dxf", about: "DXF" },
          { name: "section.svg", about: "SVG" },
        ]
      : []),
    { name: "covering.ifc", about: "IFC" },
  ];
  return (
    <Files title={m.spec_downloads_technical()}>
      {files.map(({ name, about }) => (
        <li key={name}>
          <a href={fileOf({ id, name, lang: getLocale() })} download className={look}>
            {about}
          </a>
        </li>
      ))}
      <li>
        <Link to={`/cmpProductdetail/${id}.html`} className={look}>
          {m.sheet_title()}
        </Link>
      </li>
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

function Files({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm text-felt">{title}</p>
      <ul className="flex flex-wrap gap-x-5">{children}</ul>
    </div>
  );
}

function fileOf({ id, name, lang }: { id: string; name: string; lang: string }): string {
  return `/api/specification/${id}/${name}?lang=${lang}`;
}

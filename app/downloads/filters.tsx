import type { DownloadFilter } from "#domain/downloads/browse-downloads.ts";
import { downloadKinds } from "#domain/downloads/download-kinds.ts";
import { nameKind } from "#domain/downloads/kind-names.ts";
import { languages } from "#domain/language/language.ts";
import { plain, type Text } from "#domain/language/text.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link, localHref } from "../ui/controls/link.tsx";
import { Field } from "../ui/forms/field.tsx";
import { downloadsPath } from "./downloads-address.ts";

type Option = { value: string; label: string; lang?: string };

/** Narrows what is listed; a plain form. */
export function Filters({
  filter,
  products,
}: {
  filter: DownloadFilter;
  products: { id: string; code: string; title: Text }[];
}) {
  const isNarrowed = Object.values(filter).some(Boolean);
  return (
    <form
      action={localHref(downloadsPath)}
      method="get"
      aria-label={m.downloads_filters()}
      className="grid items-end gap-5 pb-8 tablet:grid-cols-[1fr_1fr_2fr_auto] print:hidden"
    >
      <Choice
        name="kind"
        label={m.downloads_kind()}
        chosen={filter.kind}
        options={downloadKinds.map((kind) => ({ value: kind, label: nameKind(kind, getLocale()) }))}
      />
      <Choice
        name="language"
        label={m.downloads_language()}
        chosen={filter.language}
        options={languages.map(({ code, label }) => ({ value: code, label, lang: code }))}
      />
      <Choice
        name="product"
        label={m.downloads_product()}
        chosen={filter.product}
        options={products.map(({ id, code, title }) => ({
          value: id,
          label: `${plain(title)} · ${code}`,
        }))}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="submit" className={buttonClass("outline")}>
          {m.downloads_show()}
        </button>
        {isNarrowed && (
          <Link
            to={downloadsPath}
            className="inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep"
          >
            {m.downloads_show_all()}
          </Link>
        )}
      </div>
    </form>
  );
}

function Choice({
  name,
  label,
  chosen = "",
  options,
}: {
  name: string;
  label: string;
  chosen: string | undefined;
  options: Option[];
}) {
  return (
    <Field label={label} className="min-w-0">
      {(control) => (
        <select {...control} name={name} defaultValue={chosen} className="field-box h-12">
          <option value="">{m.downloads_any()}</option>
          {options.map(({ value, label: text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

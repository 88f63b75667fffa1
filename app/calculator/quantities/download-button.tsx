import type { Absorber } from "#domain/calculator/absorber.ts";
import type { Quantities } from "#domain/calculator/quantities/list-quantities.ts";
import { writeQuantitiesCsv } from "#domain/calculator/quantities/write-quantities-csv.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { buttonClass } from "../../ui/controls/button.tsx";
import { useHydrated } from "../../ui/hooks/use-hydrated.tsx";
import { saveFile } from "../save-file.client.ts";

/** The table as a file that the browser makes itself, and as paper. */
export function DownloadButton(listed: { quantities: Quantities; absorbers: readonly Absorber[] }) {
  const hydrated = useHydrated();
  return (
    <div className="flex flex-wrap gap-3 noscript:hidden print:hidden">
      <button
        type="button"
        disabled={!hydrated}
        onClick={() => download(listed)}
        className={buttonClass("outline")}
      >
        {m.calculator_quantities_download()}
      </button>
      <button
        type="button"
        disabled={!hydrated}
        onClick={() => print()}
        className={buttonClass("outline")}
      >
        {m.calculator_quantities_print()}
      </button>
    </div>
  );
}

function download(listed: { quantities: Quantities; absorbers: readonly Absorber[] }) {
  const text = writeQuantitiesCsv({ ...listed, lang: getLocale() });
  const file = new Blob([text], { type: "text/csv;charset=utf-8" });
  saveFile({ file, name: `${m.calculator_quantities_file()}.csv` });
}

import { useState } from "react";
import type { Calculation } from "#domain/calculator/calculation.ts";
import { m } from "#text";
import { fetchFile } from "../api/fetch-file.ts";
import { CallFailed } from "../api/send.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { useHydrated } from "../ui/hooks/use-hydrated.tsx";
import { saveFile } from "./save-file.client.ts";

/** The room on paper: set by the server, which keeps nothing of it. */
export function ReportButton({ calculation }: { calculation: Calculation }) {
  const hydrated = useHydrated();
  const [state, setState] = useState<"idle" | "working" | "done" | { failed: string }>("idle");
  async function fetchReport() {
    if (state === "working") return;
    setState("working");
    try {
      const pdf = await fetchFile({ path: "/api/acoustics/report", body: calculation });
      saveFile({ file: pdf, name: `${m.calculator_report_file()}.pdf` });
      setState("done");
    } catch (error) {
      setState({
        failed: error instanceof CallFailed ? error.message : m.calculator_report_failed(),
      });
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 noscript:hidden print:hidden">
      <button
        type="button"
        disabled={!hydrated}
        aria-disabled={state === "working"}
        onClick={fetchReport}
        className={buttonClass("outline")}
      >
        {m.calculator_report()}
      </button>
      <p role="status" className={typeof state === "object" ? "text-danger" : "text-felt"}>
        {state === "working" && m.calculator_report_preparing()}
        {state === "done" && m.calculator_report_done()}
        {typeof state === "object" && state.failed}
      </p>
    </div>
  );
}

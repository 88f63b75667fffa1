import { type Incoterm, incoterms } from "#domain/export-desk/incoterms.ts";
import { m } from "#text";
import { WideTable } from "../ui/page/wide-table.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Head } from "./table-cells.tsx";

/** The eleven rules: who arranges and pays what, and where the risk passes. */
export function IncotermsTable() {
  return (
    <section id="terms" className="scroll-mt-8 bg-sand">
      <div className="page-width section-space">
        <h2 className="text-title">
          <Headline>{m.exporting_part_terms()}</Headline>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-felt">{m.exporting_terms_text()}</p>
        <WideTable name={m.exporting_part_terms()} className="mt-8">
          <table className="w-full text-[0.9375rem]">
            <thead>
              <tr className="text-felt">
                <Head>{m.exporting_terms_rule()}</Head>
                <Head>{m.exporting_terms_carriage()}</Head>
                <Head>{m.exporting_terms_insurance()}</Head>
                <Head>{m.exporting_terms_export()}</Head>
                <Head>{m.exporting_terms_import()}</Head>
                <Head>{m.exporting_terms_risk()}</Head>
              </tr>
            </thead>
            <Rules mode="any" title={m.exporting_terms_any()} />
            <Rules mode="sea" title={m.exporting_terms_sea()} />
          </table>
        </WideTable>
        <ul className="mt-8 grid gap-x-16 gap-y-4 tablet:grid-cols-2">
          {notes.map((note) => (
            <li key={note()} className="max-w-prose border-s-2 border-oak ps-4">
              {note()}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const notes = [
  m.exporting_terms_container,
  m.exporting_terms_cover,
  m.exporting_terms_dpu,
  m.exporting_terms_title_note,
];

function Rules({ mode, title }: { mode: Incoterm["mode"]; title: string }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={6} className="pt-6 pb-2 text-start font-normal text-felt">
          {title}
        </th>
      </tr>
      {incoterms
        .filter((rule) => rule.mode === mode)
        .map(({ code, carriage, insurance, exportClearance, importClearance }) => (
          <tr key={code} className="align-baseline">
            <th scope="row" className="min-w-36 py-3 pe-4 text-start font-normal">
              <bdi className="font-semibold">{code}</bdi>
              <span className="block text-sm text-felt">{names[code].name()}</span>
            </th>
            <Party is={carriage} />
            <td className="py-3 pe-4 break-keep">{cover[insurance]()}</td>
            <Party is={exportClearance} />
            <Party is={importClearance} />
            <td className="min-w-64 py-3">{names[code].risk()}</td>
          </tr>
        ))}
    </tbody>
  );
}

/** What is the seller's stands out, so that the eye sees how far a rule reaches. */
function Party({ is }: { is: Incoterm["carriage"] }) {
  return (
    <td className={`py-3 pe-4 break-keep ${is === "seller" ? "font-semibold text-moss" : ""}`}>
      {is === "seller" ? m.exporting_terms_seller() : m.exporting_terms_buyer()}
    </td>
  );
}

const cover = {
  nobody: m.exporting_terms_nobody,
  "icc-a": m.exporting_terms_icc_a,
  "icc-c": m.exporting_terms_icc_c,
};

const names: Record<Incoterm["code"], { name: () => string; risk: () => string }> = {
  EXW: { name: m.exporting_term_exw, risk: m.exporting_risk_exw },
  FCA: { name: m.exporting_term_fca, risk: m.exporting_risk_fca },
  CPT: { name: m.exporting_term_cpt, risk: m.exporting_risk_cpt },
  CIP: { name: m.exporting_term_cip, risk: m.exporting_risk_cip },
  DAP: { name: m.exporting_term_dap, risk: m.exporting_risk_dap },
  DPU: { name: m.exporting_term_dpu, risk: m.exporting_risk_dpu },
  DDP: { name: m.exporting_term_ddp, risk: m.exporting_risk_ddp },
  FAS: { name: m.exporting_term_fas, risk: m.exporting_risk_fas },
  FOB: { name: m.exporting_term_fob, risk: m.exporting_risk_fob },
  CFR: { name: m.exporting_term_cfr, risk: m.exporting_risk_cfr },
  CIF: { name: m.exporting_term_cif, risk: m.exporting_risk_cif },
};

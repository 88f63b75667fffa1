import { m } from "#text";
import { octaveBands } from "../../acoustics/octave-bands.ts";
import {
  describeEvidence,
  nameCurve,
  nameMounting,
  writeWeighted,
} from "../../catalogue/curve-words.ts";
import { type Curve, curvesOf } from "../../catalogue/curves-of.ts";
import { plain } from "../../language/text.ts";
import { writeNumber } from "../../text/write-number.ts";
import { writeCode } from "../../typesetting/write-code.ts";
import { describeSource } from "../absorption-words.ts";
import type { Specified } from "../get-specification.ts";
import { listPanelFacts, listTestedFire, productPage, writeEdition } from "../product-facts.ts";
import { describeSection } from "../section/describe-section.ts";

/** Everything that the data sheet says, worded; the template only sets it. */
export function describeDataSheet(specified: Specified) {
  const { product, mounting, company, lang, origin } = specified;
  const locale = { locale: lang };
  const mounted = m.mounting_with_depth(
    { mounting: nameMounting(mounting.kind, lang), depth: writeNumber(mounting.depth) },
    locale,
  );
  const section = describeSection(specified);
  return {
    lang,
    title: m.sheet_title({}, locale),
    subject: plain(product.title),
    code: product.code,
    date: m.sheet_edition({ date: writeEdition(specified) }, locale),
    pages: m.calculator_report_page({ page: "#page", pages: "#pages" }, locale),
    company: {
      name: plain(company.name),
      lines: [company.telphone, company.email, plain(company.address), origin],
    },
    summary: plain(product.summary),
    facts: listPanelFacts(specified),
    mounting: {
      title: m.mounting_switch({}, locale),
      name: mounted,
      buildUpTitle: m.spec_sheet_build_up({}, locale),
      buildUp: plain(mounting.buildUp),
      ...(section ? { section } : { without: m.spec_no_section({}, locale) }),
    },
    technical: m.technical_title({}, locale),
    absorption: {
      title: m.chart_title({}, locale),
      axis: m.chart_axis_absorption({}, locale),
      frequency: m.chart_axis_frequency({}, locale),
      none: m.spec_sheet_none({}, locale),
      bands: octaveBands.map(String),
      curves: curvesOf(mounting).map((curve) => describeCurve(curve, specified)),
      ratings: describeSingleNumbers(specified),
    },
    fire: {
      title: m.fire_title({}, locale),
      heads: [m.fire_code({}, locale), m.fire_class({}, locale), m.fire_evidence({}, locale)],
      rows: listTestedFire(specified).map(({ code, class: rated, evidence }) => [
        ...[code, rated, describeEvidence(evidence, lang)],
      ]),
      none: m.spec_sheet_fire_none({}, locale),
    },
    installation: {
      title: m.installation_title({}, locale),
      steps: product.installation.map(plain),
    },
    rule: m.spec_sheet_rule({}, locale),
    scan: { ...writeCode(productPage(specified)), text: m.spec_sheet_scan({}, locale) },
  };
}

/** Values in bands, null where there are none, with their range and their source. */
function describeCurve(curve: Curve, { lang }: Specified) {
  const locale = { locale: lang };
  const { absorption } = curve;
  const range = curve.status === "calculated" ? curve.calculated : undefined;
  const row = (label: string, bands: Curve["absorption"]) => ({
    label,
    values: octaveBands.map((band) => bands[band]?.toFixed(2) ?? "–"),
  });
  const inBands = (bands: Curve["absorption"]) => octaveBands.map((band) => bands[band] ?? null);
  return {
    status: curve.status,
    name: nameCurve(curve, lang),
    values: inBands(absorption),
    ...(range && { least: inBands(range.least), most: inBands(range.most) }),
    rows: [
      row(nameCurve(curve, lang), absorption),
      ...(range
        ? [row(m.chart_least({}, locale), range.least), row(m.chart_most({}, locale), range.most)]
        : []),
    ],
    source: describeSource(curve, lang),
  };
}

/** αw, class, NRC and SAA: only where a laboratory has measured. */
function describeSingleNumbers({ mounting: { measured }, lang }: Specified) {
  if (!measured) return [];
  const locale = { locale: lang };
  const { weighted, nrc, saa, basis } = measured;
  const from = basis === "octaves" ? m.rating_from_octaves : m.rating_from_thirds;
  return [
    { name: "αw", value: writeWeighted(weighted) },
    {
      name: m.rating_label({}, locale),
      value: weighted.class ?? m.rating_unclassified({}, locale),
    },
    { name: "NRC", value: nrc.toFixed(2) },
    ...(saa === undefined ? [] : [{ name: "SAA", value: saa.toFixed(2) }]),
  ].map((one) => ({
    ...one,
    note: `${m.evidence_laboratory({}, locale)}, ${from({}, locale)}`,
  }));
}

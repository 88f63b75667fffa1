import { m } from "#text";
import { octaveBands } from "../../acoustics/octave-bands.ts";
import { type Lang, language } from "../../language/language.ts";
import { plain } from "../../language/text.ts";
import type { Settings } from "../../settings/get-settings.ts";
import { writeNumber } from "../../text/write-number.ts";
import { writeCode } from "../../typesetting/write-code.ts";
import type { Absorber } from "../absorber.ts";
import type { Calculation } from "../calculation.ts";
import { drawRoom } from "../draw-room.ts";
import { estimateSpeech } from "../estimate-speech.ts";
import type { Quantities } from "../quantities/list-quantities.ts";
import { quantityRows } from "../quantities/quantity-rows.ts";
import {
  accessoryName,
  accessoryQuantity,
  notCountedName,
  transportText,
} from "../quantities/quantity-words.ts";
import { resultNotes, timeRows } from "../result-words.ts";
import { sheet } from "../room-projection.ts";
import { roomSize } from "../room-title.ts";
import { targetName, writeBands, writeSeconds } from "../room-words.ts";
import type { CalculationResult } from "../run-calculation.ts";
import { listReportParts } from "./report-parts.ts";

export type RoomReport = ReturnType<typeof describeReport>;

/** Everything that the report says, worded; the template only sets it. */
export function describeReport({
  calculation,
  result,
  quantities,
  absorbers,
  company,
  link,
  origin,
  day,
  lang,
}: {
  calculation: Calculation;
  result: CalculationResult;
  quantities: Quantities;
  absorbers: readonly Absorber[];
  company: Pick<Settings, "name" | "telphone" | "email" | "address">;
  /** Leads back to the room. */
  link: string;
  origin: string;
  day: Date;
  lang: Lang;
}) {
  const locale = { locale: lang };
  const { room, target, treatments } = calculation;
  const isTreated = treatments.length > 0;
  const date = new Intl.DateTimeFormat(language(lang).intl, { dateStyle: "long" }).format(day);
  return {
    lang,
    title: m.calculator_report_title({}, locale),
    room: [...(calculation.name ? [calculation.name] : []), roomSize(room)],
    date: m.calculator_report_date({ date }, locale),
    pages: m.calculator_report_page({ page: "#page", pages: "#pages" }, locale),
    company: {
      name: plain(company.name),
      lines: [company.telphone, company.email, plain(company.address), origin],
    },
    facts: factsOf({ calculation, result, lang }),
    target: target && {
      name: m.calculator_target({}, locale),
      value: targetName(target, lang),
    },
    air: m.calculator_report_air(room.air, locale),
    drawing:
      room.shape === "box"
        ? {
            ...sheet,
            name: m.calculator_drawing(
              { length: room.length, width: room.width, height: room.height },
              locale,
            ),
            sides: drawRoom({ room, treatments, absorbers }),
          }
        : undefined,
    chart: {
      title: m.reverberation_title({}, locale),
      seconds: m.reverberation_axis({}, locale),
      frequency: m.chart_axis_frequency({}, locale),
      ...chartOf({ result, isTreated, lang }),
    },
    times: {
      name: m.reverberation_table({}, locale),
      bands: octaveBands.map(String),
      rows: timeRows({ result, isTreated, lang }).map(({ label, bands }) => ({
        label,
        values: writeBands(bands),
      })),
    },
    notes: resultNotes({ calculation, result, lang }),
    surfaces: {
      title: m.calculator_report_surfaces({}, locale),
      place: m.calculator_report_place({}, locale),
      material: m.calculator_material({}, locale),
      area: m.calculator_unit_square({}, locale),
      evidence: m.calculator_report_evidence({}, locale),
      ...listReportParts({ calculation, absorbers, origin, lang }),
      sourcesTitle: m.calculator_report_sources({}, locale),
    },
    quantities: isTreated
      ? {
          title: m.calculator_quantities_title({}, locale),
          product: m.calculator_quantities_product({}, locale),
          ...orderOf({ quantities, absorbers, lang }),
          offcuts: m.calculator_quantities_offcuts({}, locale),
          lists: [
            {
              name: m.calculator_quantities_with({}, locale),
              lines: quantities.accessories.map(
                (one) => `${accessoryName(one, lang)}: ${accessoryQuantity(one, lang)}`,
              ),
            },
            {
              name: m.calculator_quantities_transport({}, locale),
              lines: [
                transportText({ quantities, absorbers, lang }),
                m.calculator_quantities_confirm({}, locale),
              ],
            },
            {
              name: m.calculator_quantities_not_counted({}, locale),
              lines: quantities.notCounted.map((kind) => notCountedName(kind, lang)),
            },
          ].filter(({ lines }) => lines.length > 0),
        }
      : undefined,
    method: {
      title: m.calculator_report_method({}, locale),
      sabine: m.calculator_report_sabine({}, locale),
      eyring: m.calculator_report_eyring({}, locale),
      axes: m.calculator_report_axes({}, locale),
      schroeder: m.calculator_report_schroeder({}, locale),
      symbols: m.calculator_report_symbols({}, locale),
      speech: m.calculator_report_speech({}, locale),
    },
    disclaimer: {
      title: m.calculator_report_disclaimer_title({}, locale),
      text: m.calculator_report_disclaimer({}, locale),
    },
    code: { ...writeCode(link), text: m.calculator_report_scan({}, locale) },
  };
}

function orderOf(listed: Parameters<typeof quantityRows>[0]) {
  const { rows, ...rest } = quantityRows(listed);
  return {
    ...rest,
    rows: rows.map(({ product, finish, size, cells }) => ({
      product: plain(product),
      detail: [...(finish ? [plain(finish)] : []), size],
      cells,
    })),
  };
}

function factsOf({
  calculation,
  result: { before, after },
  lang,
}: {
  calculation: Calculation;
  result: CalculationResult;
  lang: Lang;
}) {
  const locale = { locale: lang };
  const at500 = (bands: typeof before.sabine) =>
    bands[500] === undefined ? "–" : writeSeconds(bands[500]);
  const area = calculation.treatments.reduce((sum, treatment) => sum + treatment.area, 0);
  return [
    {
      name: m.calculator_at_500({}, locale),
      value: m.seconds({ value: at500(after.sabine) }, locale),
      note: m.calculator_before_value({ value: at500(before.sabine) }, locale),
    },
    {
      name: m.calculator_volume_short({}, locale),
      value: m.calculator_cubic({ value: writeNumber(before.volume, { most: 1 }) }, locale),
      note: m.calculator_surface_value({ value: writeNumber(before.surface, { most: 1 }) }, locale),
    },
    {
      name: m.calculator_panels({}, locale),
      value: m.square_metres_value({ value: writeNumber(area, { most: 1 }) }, locale),
      note: "",
    },
    ...estimateSpeech({ room: after, noise: calculation.noise, lang }),
  ];
}

/** Curves by band; what is unknown is left out of the file, and so of the drawing. */
function chartOf({
  result: { before, after, wanted },
  isTreated,
  lang,
}: {
  result: CalculationResult;
  isTreated: boolean;
  lang: Lang;
}) {
  const locale = { locale: lang };
  const inBands = (value: (band: (typeof octaveBands)[number]) => number | undefined) =>
    octaveBands.map((band) => value(band) ?? null);
  const curve = (look: string, name: string, room: typeof before) => ({
    ...{ look, name },
    most: inBands((band) => room.sabine[band]),
    least: inBands((band) => room.eyring[band]),
  });
  return {
    bands: octaveBands.map(String),
    wanted: wanted && {
      name: m.calculator_wanted({}, locale),
      least: inBands((band) => wanted[band]?.least),
      most: inBands((band) => wanted[band]?.most),
    },
    curves: [
      curve("before", m.reverberation_before({}, locale), before),
      ...(isTreated ? [curve("after", m.reverberation_after({}, locale), after)] : []),
    ],
    uneven:
      after.uneven && after.arau
        ? { name: m.calculator_arau({}, locale), most: inBands((band) => after.arau?.[band]) }
        : undefined,
  };
}

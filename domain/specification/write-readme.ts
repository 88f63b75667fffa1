import { m } from "#text";
import {
  describeEvidence,
  nameCurve,
  nameMounting,
  writeNumber,
} from "../catalogue/curve-words.ts";
import { curvesOf } from "../catalogue/curves-of.ts";
import { plain } from "../language/text.ts";
import { describeRatings, describeSource } from "./absorption-words.ts";
import type { Specification, Specified } from "./get-specification.ts";
import { listTestedFire, productPage, writeEdition } from "./product-facts.ts";

/** What is in a pack, what is not and why, and on what each of its values rests. */
export function writeReadme({
  specification,
  files,
}: {
  specification: Specification;
  files: { name: string; about: string }[];
}): string {
  const { lang } = specification;
  const locale = { locale: lang };
  const specified = specification.in[lang];
  const { product, mounting, finish, company, section } = specified;
  const colon = m.colon({}, locale);
  const list = (title: string, lines: string[]) =>
    lines.length === 0 ? [] : [[title, ...lines.map((line) => `- ${line}`)].join("\n")];
  const pictures = [
    ...(finish?.picture ? [{ name: "finish.jpg", about: m.spec_file_picture({}, locale) }] : []),
    ...(finish?.closeUp ? [{ name: "surface.jpg", about: m.spec_file_close({}, locale) }] : []),
  ];
  return `${[
    [
      m.spec_readme_title({ title: plain(product.title), code: product.code }, locale),
      m.mounting_switch({}, locale) +
        colon +
        m.mounting_with_depth(
          { mounting: nameMounting(mounting.kind, lang), depth: writeNumber(mounting.depth) },
          locale,
        ),
      ...(finish ? [m.finishes_title({}, locale) + colon + plain(finish.name)] : []),
      m.spec_clause_source(
        { address: productPage(specified), date: writeEdition(specified) },
        locale,
      ),
    ].join("\n"),
    ...list(
      m.spec_readme_contents({}, locale),
      [...files, ...pictures].map(({ name, about }) => `${name}${colon}${about}`),
    ),
    ...list(m.spec_readme_missing({}, locale), [
      ...(section ? [] : [m.spec_no_section({}, locale)]),
      ...(curvesOf(mounting).length > 0 ? [] : [m.mounting_no_values({}, locale)]),
    ]),
    ...list(m.spec_readme_evidence({}, locale), listEvidence(specified)),
    [
      m.spec_readme_labels({}, locale),
      ...(pictures.length > 0 ? [m.spec_readme_picture({}, locale)] : []),
      plain(company.name),
    ].join("\n"),
  ].join("\n\n")}\n`;
}

function listEvidence(specified: Specified): string[] {
  const { mounting, lang } = specified;
  const locale = { locale: lang };
  const fire = listTestedFire(specified);
  const { measured } = mounting;
  return [
    m.spec_readme_nominal({}, locale),
    ...curvesOf(mounting).map(
      (curve) =>
        `${nameCurve(curve, lang)} (α)${m.colon({}, locale)}${describeSource(curve, lang).join(" ")}`,
    ),
    measured ? describeRatings(measured, lang) : m.spec_readme_unrated({}, locale),
    ...(measured?.evidence.document ? [measured.evidence.document] : []),
    ...(fire.length > 0
      ? fire.map(({ code, class: rated, evidence }) =>
          m.spec_clause_fire_tested(
            { code, class: rated, evidence: describeEvidence(evidence, lang) },
            locale,
          ),
        )
      : [m.spec_clause_fire_untested({}, locale)]),
  ];
}

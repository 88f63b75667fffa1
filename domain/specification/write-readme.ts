import { m } from "#text";
import { describeEvidence, nameCurve, nameMounting } from "../catalogue/curve-words.ts";
import { curvesOf } from "../catalogue/curves-of.ts";
import type { Lang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { writeNumber } from "../text/write-number.ts";
import { describeRatings, describeSource } from "./absorption-words.ts";
import { documentAddress, type EvidenceDocument } from "./evidence-documents.ts";
import { listPictures } from "./finish-pictures.ts";
import type { Specification, Specified } from "./get-specification.ts";
import { listTestedFire, productPage, writeDay, writeEdition } from "./product-facts.ts";

/** What is in a pack, what is not and why, and on what each of its values rests. */
export function writeReadme({
  specification,
  files,
}: {
  specification: Specification;
  files: { name: string; about: string }[];
}): string {
  const { lang, evidence } = specification;
  const locale = { locale: lang };
  const specified = specification.in[lang];
  const { product, mounting, finish, company, section } = specified;
  const colon = m.colon({}, locale);
  const list = (title: string, lines: string[]) =>
    lines.length === 0 ? [] : [[title, ...lines.map((line) => `- ${line}`)].join("\n")];
  const pictures = listPictures(specified);
  const documents = evidence.flatMap(({ name, ...document }) =>
    name ? [{ name, about: describeDocument({ ...document, lang }) }] : [],
  );
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
      [...files, ...pictures, ...documents].map(({ name, about }) => `${name}${colon}${about}`),
    ),
    ...list(m.spec_readme_missing({}, locale), [
      ...(section ? [] : [m.spec_no_section({}, locale)]),
      ...(curvesOf(mounting).length > 0 ? [] : [m.mounting_no_values({}, locale)]),
      ...evidence
        .filter(({ name }) => name === undefined)
        .map((document) => {
          const address = documentAddress({ id: document.id, lang });
          return `${describeDocument({ ...document, lang })}${colon}${specified.origin}${address}`;
        }),
    ]),
    ...list(m.spec_readme_evidence({}, locale), listEvidenceOfValues(specified)),
    [
      m.spec_readme_labels({}, locale),
      (section ? m.spec_readme_ifc_shape : m.spec_readme_ifc_type)({}, locale),
      ...(pictures.length > 0 ? [m.spec_readme_picture({}, locale)] : []),
      plain(company.name),
    ].join("\n"),
  ].join("\n\n")}\n`;
}

/** What it is called, and until when it is valid. */
function describeDocument({
  title,
  validUntil,
  lang,
}: Pick<EvidenceDocument, "title" | "validUntil"> & { lang: Lang }): string {
  const locale = { locale: lang };
  const date = validUntil && writeDay({ day: new Date(validUntil), lang });
  const aside = date && m.downloads_valid_until({ date }, locale);
  return `${plain(title)}${aside ? m.in_brackets({ aside }, locale) : ""}`;
}

function listEvidenceOfValues(specified: Specified): string[] {
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

import { m } from "#text";
import { describeEvidence, nameMounting } from "../catalogue/curve-words.ts";
import { plain } from "../language/text.ts";
import { writeNumber } from "../text/write-number.ts";
import {
  describeRatings,
  describeSource,
  describeValues,
  listOwnCurves,
} from "./absorption-words.ts";
import type { Specified } from "./get-specification.ts";
import { listPanelFacts, listTestedFire, productPage, writeEdition } from "./product-facts.ts";
import { describePart } from "./section/describe-section.ts";

type Article = { name: string; lines: string[] };
type Part = { name: string; articles: Article[] };

/** The clause of a specification: three parts, numbered articles, lettered or numbered lines. */
export function writeClause(specified: Specified): string {
  const { lang } = specified;
  const locale = { locale: lang };
  const parts = [general(specified), products(specified), execution(specified)];
  const blocks = parts.flatMap(({ name, articles }, at) => [
    m.spec_clause_part({ number: at + 1, name }, locale),
    ...articles.map((article, position) => writeArticle({ article, at, position, specified })),
  ]);
  const source = m.spec_clause_source(
    { address: productPage(specified), date: writeEdition(specified) },
    locale,
  );
  return `${[m.spec_clause_section({}, locale), ...blocks, source].join("\n\n")}\n`;
}

function writeArticle({
  article: { name, lines },
  at,
  position,
  specified: { lang },
}: {
  article: Article;
  at: number;
  position: number;
  specified: Specified;
}): string {
  const mark = (line: number) =>
    lang === "en" ? `${String.fromCharCode(65 + line)}.` : `${line + 1})`;
  return [
    `${at + 1}.${position + 1} ${name}`,
    ...lines.map((line, number) => `  ${mark(number)} ${line}`),
  ].join("\n");
}

function general(specified: Specified): Part {
  const { product, mounting, finish, lang } = specified;
  const locale = { locale: lang };
  const { measured } = mounting;
  const fire = listTestedFire(specified);
  return {
    name: m.spec_clause_general({}, locale),
    articles: [
      {
        name: m.spec_clause_summary({}, locale),
        lines: [
          m.spec_clause_summary_text(
            {
              title: plain(product.title),
              code: product.code,
              finish: finish ? plain(finish.name) : "–",
              mounting: nameMounting(mounting.kind, lang),
              depth: writeNumber(mounting.depth),
            },
            locale,
          ),
        ],
      },
      {
        name: m.spec_clause_submittals({}, locale),
        lines: [
          m.spec_clause_submit_data({}, locale),
          m.spec_clause_submit_sample({}, locale),
          measured
            ? m.spec_clause_submit_tested(
                { report: describeEvidence(measured.evidence, lang) },
                locale,
              )
            : m.spec_clause_submit_untested({}, locale),
          ...(fire.length > 0
            ? fire.map(({ code, class: rated, evidence }) =>
                m.spec_clause_fire_tested(
                  { code, class: rated, evidence: describeEvidence(evidence, lang) },
                  locale,
                ),
              )
            : [m.spec_clause_fire_untested({}, locale)]),
        ],
      },
    ],
  };
}

function products(specified: Specified): Part {
  const { product, mounting, company, section, lang } = specified;
  const locale = { locale: lang };
  const colon = m.colon({}, locale);
  const layers = section
    ?.map((part) => describePart(part, specified))
    .join(m.list_separator({}, locale));
  return {
    name: m.spec_clause_products({}, locale),
    articles: [
      { name: m.spec_clause_maker({}, locale), lines: [plain(company.name)] },
      {
        name: m.spec_clause_panel({}, locale),
        lines: [
          `${plain(product.title)}${m.in_brackets({ aside: product.code }, locale)}`,
          ...listPanelFacts(specified).map(({ label, value }) => `${label}${colon}${value}`),
        ],
      },
      {
        name: m.spec_clause_mounting({}, locale),
        lines: [
          plain(mounting.buildUp),
          m.spec_clause_depth({ depth: writeNumber(mounting.depth) }, locale),
          ...(layers ? [m.spec_clause_layers({ layers }, locale)] : []),
        ],
      },
      { name: m.spec_clause_absorption({}, locale), lines: absorption(specified) },
    ],
  };
}

/** Each value with what it is; what others have published of something like it stays out. */
function absorption(specified: Specified): string[] {
  const { mounting, lang } = specified;
  const locale = { locale: lang };
  const own = listOwnCurves(specified);
  return [
    ...(mounting.measured ? [describeRatings(mounting.measured, lang)] : []),
    ...own.map((curve) => [describeValues(curve, lang), ...describeSource(curve, lang)].join(" ")),
    ...(own.length === 0 ? [m.spec_clause_none({}, locale)] : []),
    ...(mounting.comparable.length > 0 ? [m.spec_clause_comparable({}, locale)] : []),
  ];
}

function execution({ product, lang }: Specified): Part {
  const locale = { locale: lang };
  const steps = product.installation.map(plain);
  return {
    name: m.spec_clause_execution({}, locale),
    articles: [
      {
        name: m.spec_clause_installation({}, locale),
        lines: steps.length > 0 ? steps : [m.spec_clause_as_maker({}, locale)],
      },
    ],
  };
}

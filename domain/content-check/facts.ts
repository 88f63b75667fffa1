import { articleClasses } from "../articles/article-content.ts";
import { jobTypes } from "../careers/job-content.ts";
import { caseClasses } from "../cases/case-content.ts";
import { calculateMounting } from "../catalogue/calculate-mounting.ts";
import { isTested } from "../catalogue/fire-class.ts";
import type { MountingContent } from "../catalogue/product-content.ts";
import type { MilestoneContent } from "../company/company-content.ts";
import { fixedPages } from "../pages/list-pages.ts";
import { addressOf } from "../records/addresses.ts";
import { kindNames, kinds } from "../records/kinds.ts";
import type { OfficeHours } from "../settings/office-hours.ts";
import type { CheckedRecord } from "./checked-record.ts";

/** Whether every one of some mountings has a curve of its own: measured, or at least calculated. */
export type Curves = { allMeasured: boolean; allShown: boolean };

export type BoothFact = { id: string; letter: string; persons: number };

/** What the rules need to know of other records than the one they look at. */
export type Facts = {
  milestones: Pick<MilestoneContent, "id" | "year" | "title" | "begins">[];
  /** The ids of all that visitors can see, by kind. */
  ids: Map<string, Set<string>>;
  /** The class of every product that visitors can see. */
  classOfProduct: Map<string, string>;
  /** The names of the mountings of each of them. */
  mountingsOfProduct: Map<string, string[]>;
  booths: BoothFact[];
  officeHours: OfficeHours | undefined;
  /** Of all mountings of all panels. */
  curves: Curves;
  /** The fire classes that a laboratory has reported, product by product. */
  testedFire: Map<string, string[]>;
  /** Addresses without language and `.html`, in small letters. */
  paths: Set<string>;
  pictures: Set<string>;
  /** The first record of a list that shows a picture, by list and picture. */
  firstToShow: Map<string, string>;
};

/** Gathers the facts from the records that visitors can see, one after the other. */
export function collectFacts(pictures: Iterable<string>) {
  const facts: Facts = {
    milestones: [],
    ids: new Map(kindNames.map((kind) => [kind, new Set()])),
    classOfProduct: new Map(),
    mountingsOfProduct: new Map(),
    booths: [],
    officeHours: undefined,
    curves: curvesOf([]),
    testedFire: new Map(),
    paths: new Set([...fixedPages.map(({ path }) => path), ...lists, ...unlisted].map(barePath)),
    pictures: new Set(pictures),
    firstToShow: new Map(),
  };
  return { facts, add: (record: CheckedRecord) => addRecord({ record, facts }) };
}

/** An address as links are compared: `/en/News.html?page=2#top` and `/news` are one page. */
export function barePath(path: string): string {
  const [bare = ""] = path.split(/[?#]/);
  const short = bare.replace(/^\/(?:zh|en|ar)(?=\/|$)/, "").replace(/\.html$/, "");
  return short === "" ? "/" : short.toLowerCase();
}

export function curvesOf(mountings: MountingContent[]): Curves {
  return { allMeasured: mountings.every(isMeasured), allShown: mountings.every(isShown) };
}

const isMeasured = ({ measured }: MountingContent) => measured !== undefined;
/** Layers alone are no curve: there are some that nothing can be calculated of. */
const isShown = (mounting: MountingContent) =>
  isMeasured(mounting) || calculateMounting(mounting) !== undefined;

/**
 * The list in which a record stands beside others with its picture: that of its kind. There are
 * lists of single classes, but topics, the catalogue and the lists of everything mix them.
 */
export function listedPicture({
  kind,
  content,
}: CheckedRecord): { key: string; field: string } | undefined {
  const { cover }: { cover?: string } = kinds[kind];
  if (!cover) return undefined;
  const shown: unknown = Reflect.get(content, cover);
  return Array.isArray(shown)
    ? { key: `${kind} ${shown[0]}`, field: `${cover}.0` }
    : { key: `${kind} ${shown}`, field: cover };
}

const lists = [
  ...caseClasses.map((name) => `/project/${name}/1`),
  ...caseClasses.map((name) => `/project/${name}`),
  ...articleClasses.map((name) => `/news/${name}`),
  ...articleClasses.map((name) => `/news/${name}/1`),
  ...jobTypes.map((type) => `/recruit/${type}`),
];
/** Pages that a link may lead to and that no search engine need know. */
const unlisted = ["/aboutUs/lianxi", "/sitemap", "/search", "/inquiry", "/login", "/Register"];

function addRecord({ record, facts }: { record: CheckedRecord; facts: Facts }) {
  const { kind, content } = record;
  const path = kind === "redirect" ? content.from : pathOf(record);
  if (path) facts.paths.add(barePath(path));
  facts.ids.get(kind)?.add(content.id);
  const listed = listedPicture(record);
  if (listed && !facts.firstToShow.has(listed.key)) facts.firstToShow.set(listed.key, content.id);
  if (kind === "site_settings") facts.officeHours = content.officeHours;
  if (kind === "milestone") facts.milestones.push(content);
  if (kind === "product") {
    facts.classOfProduct.set(content.id, content.classId);
    facts.mountingsOfProduct.set(
      content.id,
      content.mountings.map(({ id }) => id),
    );
    // One without is enough, so that a large catalogue is not calculated.
    facts.curves.allMeasured &&= content.mountings.every(isMeasured);
    facts.curves.allShown &&= content.mountings.every(isShown);
    facts.testedFire.set(
      content.id,
      content.fire.filter(isTested).map((rating) => rating.class),
    );
    const letter = content.id.split("-").at(-1)?.toUpperCase() ?? "";
    if (content.booth) {
      facts.booths.push({ id: content.id, letter, persons: content.booth.persons });
    }
  }
}

function pathOf({ kind, content }: CheckedRecord) {
  // Kind and content belong together, which a generic call cannot see of a union.
  return addressOf(kind, content as never);
}

import type { PageBlock, PageCopyContent } from "#domain/company/company-content.ts";
import { comparisons } from "../comparisons.ts";
import { about } from "./about.ts";
import { akupanel } from "./akupanel.ts";
import { base } from "./base.ts";
import { boothChooser } from "./booth-chooser.ts";
import { buying } from "./buying.ts";
import { calculator } from "./calculator.ts";
import { company } from "./company.ts";
import { compare } from "./compare.ts";
import { contact } from "./contact.ts";
import { errors } from "./errors.ts";
import { exportDesk } from "./export-desk.ts";
import { home } from "./home.ts";
import { honours } from "./honours.ts";
import { news } from "./news.ts";
import { panelFactory } from "./panel-factory.ts";
import { patents } from "./patents.ts";
import { polyester } from "./polyester.ts";
import { privacy } from "./privacy.ts";
import { product } from "./product.ts";
import { programme } from "./programme.ts";
import { project } from "./project.ts";
import { recruit } from "./recruit.ts";
import { search } from "./search.ts";
import { silencebooth } from "./silencebooth.ts";
import { sitemap } from "./sitemap.ts";
import { topics } from "./topics.ts";
import { woodenPanel } from "./wooden-panel.ts";

const blocks: PageBlock[] = [
  home,
  product,
  akupanel,
  polyester,
  woodenPanel,
  panelFactory,
  silencebooth,
  programme,
  project,
  about,
  company,
  honours,
  base,
  contact,
  buying,
  calculator,
  compare,
  boothChooser,
  exportDesk,
  patents,
  news,
  search,
  sitemap,
  privacy,
  recruit,
  topics,
  errors,
].flat();

/** Rooms before and after: on the home page, and with the projects of some kinds of room. */
const comparisonsOf: Record<string, PageCopyContent["comparisons"]> = {
  home: [{ id: "room", ...comparisons.restaurant }],
  project: [
    { id: "class.office", ...comparisons.office },
    { id: "class.meeting", ...comparisons.meeting },
    { id: "class.school", ...comparisons.classroom },
    { id: "class.jiazhuang", ...comparisons.home },
  ],
};

/** The texts of every landing page, by page. */
export const pageCopy: PageCopyContent[] = [...new Set(blocks.map(({ page }) => page))].map(
  (page) => ({
    id: page,
    blocks: Object.fromEntries(
      blocks.filter((block) => block.page === page).map(({ block, text }) => [block, text]),
    ),
    ...(comparisonsOf[page] && { comparisons: comparisonsOf[page] }),
  }),
);

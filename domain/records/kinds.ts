import type { z } from "zod";
import { articleKind } from "../articles/article-content.ts";
import { jobRecordKind } from "../careers/job-content.ts";
import { caseKind } from "../cases/case-content.ts";
import { productClassKind, productKind } from "../catalogue/product-content.ts";
import {
  baseKind,
  honourKind,
  milestoneKind,
  pageCopyKind,
  patentKind,
} from "../company/company-content.ts";
import { documentKind } from "../documents/document-content.ts";
import { holidayKind } from "../export-desk/holiday-content.ts";
import { shippingRouteKind } from "../export-desk/route-content.ts";
import { landingPageKind } from "../landing-pages/landing-page-content.ts";
import { navigationKind } from "../navigation/navigation-content.ts";
import { redirectKind } from "../pages/redirect-content.ts";
import { programmeKind } from "../programme/programme-content.ts";
import { questionKind } from "../questions/question-content.ts";
import { synonymKind } from "../search/query/synonym-content.ts";
import { shortcutKind } from "../search/shortcuts/shortcut-content.ts";
import { settingsKind } from "../settings/settings-content.ts";
import { topicKind } from "../topics/topic-content.ts";

/** Everything staff write, by the table it lives in, in the order of the menu. */
export const kinds = {
  product: productKind,
  product_class: productClassKind,
  project_case: caseKind,
  article: articleKind,
  topic: topicKind,
  job: jobRecordKind,
  programme: programmeKind,
  honour: honourKind,
  patent: patentKind,
  production_base: baseKind,
  milestone: milestoneKind,
  question: questionKind,
  document: documentKind,
  holiday: holidayKind,
  shipping_route: shippingRouteKind,
  landing_page: landingPageKind,
  page_copy: pageCopyKind,
  site_settings: settingsKind,
  navigation: navigationKind,
  redirect: redirectKind,
  synonym: synonymKind,
  shortcut: shortcutKind,
};

export type Kind = keyof typeof kinds;
export type ContentOf<K extends Kind> = z.infer<(typeof kinds)[K]["schema"]>;

export const kindNames = Object.keys(kinds) as Kind[];

export function isKind(name: string): name is Kind {
  return Object.hasOwn(kinds, name);
}

export const statuses = ["draft", "scheduled", "published", "trashed"] as const;
export type Status = (typeof statuses)[number];

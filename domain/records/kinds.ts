import type { z } from "zod";
import { articleContent } from "../articles/article-content.ts";
import { jobContent } from "../careers/job-content.ts";
import { caseContent } from "../cases/case-content.ts";
import { productClassContent, productContent } from "../catalogue/product-content.ts";
import {
  baseContent,
  honourContent,
  milestoneContent,
  pageCopyContent,
  patentContent,
} from "../company/company-content.ts";
import { navigationContent } from "../navigation/navigation-content.ts";
import { redirectContent } from "../pages/redirect-content.ts";
import { programmeContent } from "../programme/programme-content.ts";
import { synonymContent } from "../search/query/synonym-content.ts";
import { settingsContent } from "../settings/settings-content.ts";
import { topicContent } from "../topics/topic-content.ts";

/** Everything staff write, by the table it lives in, with the schema that guards its door. */
export const kinds = {
  site_settings: settingsContent,
  navigation: navigationContent,
  page_copy: pageCopyContent,
  redirect: redirectContent,
  product_class: productClassContent,
  product: productContent,
  project_case: caseContent,
  article: articleContent,
  programme: programmeContent,
  honour: honourContent,
  patent: patentContent,
  production_base: baseContent,
  milestone: milestoneContent,
  synonym: synonymContent,
  job: jobContent,
  topic: topicContent,
};

export type Kind = keyof typeof kinds;
export type ContentOf<K extends Kind> = z.infer<(typeof kinds)[K]>;

export const statuses = ["draft", "scheduled", "published", "trashed"] as const;
export type Status = (typeof statuses)[number];

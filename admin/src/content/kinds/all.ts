import type { KindForm } from "../kind.ts";
import { article } from "./article.ts";
import { honour, milestone, patent, productionBase, programme } from "./company.ts";
import { job } from "./job.ts";
import { product } from "./product.ts";
import { productClass } from "./product-class.ts";
import { projectCase } from "./project-case.ts";
import { navigation, pageCopy, redirect, siteSettings, synonym } from "./site.ts";
import { topic } from "./topic.ts";

/** The form of every kind, by its name. */
export const forms: Record<string, KindForm> = {
  product,
  product_class: productClass,
  project_case: projectCase,
  article,
  topic,
  job,
  programme,
  honour,
  patent,
  production_base: productionBase,
  milestone,
  site_settings: siteSettings,
  navigation,
  page_copy: pageCopy,
  redirect,
  synonym,
};

export function formOf(kind: string): KindForm {
  const form = forms[kind];
  if (!form) throw new Error(`There is no form for ${kind}`);
  return form;
}

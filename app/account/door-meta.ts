import type { MetaDescriptor } from "react-router";
import { pageMeta, siteOf } from "../seo.ts";

/** The head of a page that no search engine needs to know. */
export function doorMeta({
  matches,
  path,
  title,
  description = title,
}: {
  matches: readonly unknown[];
  path: string;
  title: string;
  description?: string;
}): MetaDescriptor[] {
  return pageMeta({ ...siteOf(matches), path, title, description, index: false });
}

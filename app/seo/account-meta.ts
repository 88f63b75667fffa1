import type { MetaDescriptor } from "react-router";
import { m } from "#text";
import { pageMeta, siteOf } from "./page-meta.ts";

/** The head of a page that no search engine needs to know. */
export function accountMeta({
  matches,
  path,
  title,
  description = `${title} · ${m.member_lead()}`,
}: {
  matches: readonly unknown[];
  path: string;
  title: string;
  description?: string;
}): MetaDescriptor[] {
  const keywords = [title, m.account()].join(", ");
  return pageMeta({ ...siteOf(matches), path, title, description, keywords, index: false });
}

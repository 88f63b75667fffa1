import type { Localized } from "../../api.ts";
import type { Content } from "../field.ts";
import type { ContentLanguage } from "../languages.ts";

/** What stands in the head of a page: as written, or else taken from the record. */
export function headOf({
  content,
  seo = {},
  code,
}: {
  content: Content;
  seo: Record<string, Localized> | undefined;
  code: ContentLanguage["code"];
}) {
  return {
    title: seo.title?.[code] || textIn(content, ["title", "subjectName", "name"], code),
    description: seo.description?.[code] || textIn(content, ["summary", "intro"], code),
  };
}

/** The picture that a share card shows; as a list, since there may be none. */
export function sharedPicture({ cover, picture, pictures }: Content): string[] {
  const first = cover ?? picture ?? (Array.isArray(pictures) ? pictures[0] : undefined);
  return typeof first === "string" && first !== "" ? [first] : [];
}

function textIn(content: Content, names: string[], code: ContentLanguage["code"]): string {
  const found = names.map((name) => content[name] as Localized | undefined).find(Boolean);
  return found?.[code] || found?.en || found?.zh || "";
}

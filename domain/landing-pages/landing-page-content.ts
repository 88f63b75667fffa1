import type { z } from "zod";
import { defineKind, optionalSeoSection, section } from "../records/define-kind.ts";
import { id, sections, title } from "../records/fields.ts";
import { seoTexts, textsIn } from "../search/index/search-document.ts";
import { type PageSection, pageSection } from "./page-sections.ts";

const nothing = { zh: "", en: "", ar: "" };

/** A page that staff put together from designed sections. */
export const landingPageKind = defineKind({
  one: { zh: "落地页", en: "Landing page" },
  many: { zh: "落地页", en: "Landing pages" },
  menu: { icon: "landing" },
  address: "/pages/{id}",
  previewsDrafts: true,
  sections: [
    section({ zh: "页面", en: "Page" }, { title: title(), id: id() }),
    section(
      { zh: "版块", en: "Sections" },
      {
        sections: sections(
          {
            zh: "版块",
            en: "Sections",
            hint: { zh: "按此顺序显示", en: "They stand on the page in this order" },
          },
          pageSection,
        )
          .min(1)
          .max(40),
      },
    ),
    optionalSeoSection(),
  ],
  search: {
    as: "landing",
    one: { zh: "推荐页面", en: "Featured page", ar: "صفحة مختارة" },
    many: { zh: "推荐页面", en: "Featured pages", ar: "صفحات مختارة" },
    // Beside the page of a class or a list of cases, it is one view of the same thing.
    preference: -0.8,
    preferenceForQuestions: -0.5,
    documents: (page) => {
      const shown = page.sections.filter((one) => one.shown);
      return [
        {
          path: `/pages/${page.id}`,
          title: page.title,
          summary: shown.map(leadOf).find((lead) => lead !== undefined) ?? nothing,
          keywords: seoTexts(page.seo),
          body: textsIn(shown),
          picture: shown.map(firstPicture).find((picture) => picture !== undefined),
        },
      ];
    },
  },
});
export type LandingPageContent = z.infer<typeof landingPageKind.schema>;

export function leadOf(section: PageSection) {
  return "lead" in section ? section.lead : undefined;
}

export function firstPicture(section: PageSection): string | undefined {
  if ("picture" in section) return section.picture;
  return "pictures" in section ? section.pictures[0] : undefined;
}

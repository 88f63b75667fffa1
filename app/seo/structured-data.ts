import { plain, type Text } from "#domain/language/text.ts";
import { m } from "#text";
import type { Crumb } from "../ui/page/breadcrumb.tsx";
import { absolute, type Site } from "./page-meta.ts";

/** The way from the home page to this one, for search engines. */
export function breadcrumbList({ site, crumbs }: { site: Site; crumbs: Crumb[] }) {
  const way: Crumb[] = [{ to: "/", label: m.nav_home() }, ...crumbs];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ to, label }, position) => ({
      "@type": "ListItem",
      position: position + 1,
      name: plain(label),
      item: absolute({ ...site, path: to }),
    })),
  };
}

/** Questions with their answers, for search engines. */
export function faqPage({ questions }: { questions: { question?: Text; answer?: Text }[] }) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.flatMap(({ question, answer }) =>
      question && answer
        ? [
            {
              "@type": "Question",
              name: plain(question),
              acceptedAnswer: { "@type": "Answer", text: plain(answer) },
            },
          ]
        : [],
    ),
  };
}

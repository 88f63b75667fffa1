import type { ShownSection } from "#domain/landing-pages/get-landing-page.ts";
import { Action } from "./action.tsx";
import { Chart } from "./chart.tsx";
import { Columns } from "./columns.tsx";
import { Figures } from "./figures.tsx";
import { Gallery } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { Products } from "./products.tsx";
import { Quote } from "./quote.tsx";

/** A section as it was designed for its kind. */
export function PageSection({
  section,
  first,
}: {
  section: ShownSection;
  /** Whether it opens the page. */
  first: boolean;
}) {
  switch (section.type) {
    case "hero":
      return <Hero section={section} first={first} />;
    case "columns":
      return <Columns section={section} />;
    case "figures":
      return <Figures section={section} />;
    case "gallery":
      return <Gallery section={section} />;
    case "quote":
      return <Quote section={section} />;
    case "chart":
      return <Chart section={section} />;
    case "products":
      return <Products section={section} />;
    case "action":
      return <Action section={section} />;
  }
}

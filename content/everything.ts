import { memberArticles } from "./articles/knowledge-members.ts";
import { practiceArticles } from "./articles/knowledge-practice.ts";
import { roomArticles } from "./articles/knowledge-rooms.ts";
import { newsArticles } from "./articles/news.ts";
import { noticeArticles } from "./articles/notices.ts";
import { cinemaCases } from "./cases/cinema.ts";
import { homeCinemaCases } from "./cases/home-cinema.ts";
import { homeCases } from "./cases/jiazhuang.ts";
import { meetingCases } from "./cases/meeting.ts";
import { officeCases } from "./cases/office.ts";
import { pianoCases } from "./cases/piano.ts";
import { schoolCases } from "./cases/school.ts";
import { stadiumCases } from "./cases/stadium.ts";
import { productClasses } from "./classes.ts";
import { bases, honours, milestones, patents } from "./company.ts";
import { holidays } from "./holidays.ts";
import { jobs } from "./jobs.ts";
import { landingPages } from "./landing-pages.ts";
import { navigation } from "./navigation.ts";
import { pageCopy } from "./page-copy/every-page.ts";
import { accessoryProducts } from "./products/accessories.ts";
import { boothProducts } from "./products/booths.ts";
import { pictureFinishes } from "./products/picture-finishes.ts";
import { polyesterProducts } from "./products/polyester.ts";
import { slatProducts } from "./products/slat.ts";
import { woodProducts } from "./products/wood.ts";
import { programmes } from "./programmes.ts";
import { questions } from "./questions.ts";
import { redirects } from "./redirects.ts";
import { settings } from "./settings.ts";
import { shippingRoutes } from "./shipping-routes.ts";
import { shortcuts } from "./shortcuts.ts";
import { synonyms } from "./synonyms.ts";
import { topics } from "./topics.ts";

/** The whole demonstration content, by the kind of record it becomes. */
export const demonstration = {
  site_settings: [settings],
  navigation: [navigation],
  page_copy: pageCopy,
  redirect: redirects,
  product_class: productClasses,
  product: [
    ...slatProducts,
    ...polyesterProducts,
    ...woodProducts,
    ...boothProducts,
    ...accessoryProducts,
  ].map(pictureFinishes),
  project_case: [
    ...officeCases,
    ...meetingCases,
    ...schoolCases,
    ...stadiumCases,
    ...cinemaCases,
    ...homeCinemaCases,
    ...pianoCases,
    ...homeCases,
  ],
  article: [
    ...roomArticles,
    ...practiceArticles,
    ...memberArticles,
    ...newsArticles,
    ...noticeArticles,
  ],
  programme: programmes,
  honour: honours,
  patent: patents,
  production_base: bases,
  milestone: milestones,
  question: questions,
  // Certificates and reports are the company's own: none is invented.
  document: [],
  holiday: holidays,
  shipping_route: shippingRoutes,
  synonym: synonyms,
  shortcut: shortcuts,
  job: jobs,
  topic: topics,
  landing_page: landingPages,
};

import type { ContentOf, Kind } from "./kinds.ts";

/** Pages whose words are kept as page copy, by the name of that copy. */
export const copyPages: Record<string, string> = {
  home: "/",
  product: "/product.html",
  akupanel: "/akupanel.html",
  polyester: "/pet.html",
  woodenPanel: "/woodenPanel.html",
  panelFactory: "/site/panelFactory",
  silencebooth: "/silencebooth.html",
  programme: "/programme.html",
  about: "/aboutUs.html",
  company: "/aboutUs/company",
  honours: "/aboutUs/honor",
  base: "/aboutUs/jidi",
  patents: "/aboutUs/zhuanli",
  contact: "/aboutUs/lianxi.html",
  buying: "/buying.html",
  project: "/project.html",
  news: "/news.html",
  privacy: "/privacy.html",
  sitemap: "/sitemap.html",
  search: "/search",
  recruit: "/recruit",
  topics: "/topics",
};

const addresses: { [K in Kind]: (content: ContentOf<K>) => string | undefined } = {
  site_settings: () => "/",
  navigation: () => "/",
  page_copy: ({ id }) => copyPages[id],
  redirect: () => undefined,
  product_class: ({ className }) => `/product/${className}.html`,
  product: ({ id }) => `/productdetail/${id}.html`,
  project_case: ({ class: name, id }) => `/project/${name}/${id}`,
  article: ({ id }) => `/article/${id}.html`,
  programme: ({ id }) => `/programme/${id}`,
  honour: () => "/aboutUs/honor",
  patent: () => "/aboutUs/zhuanli",
  production_base: () => "/aboutUs/jidi",
  milestone: () => "/aboutUs/company",
  synonym: () => undefined,
  job: ({ id }) => `/recruit/details/${id}`,
  topic: ({ id }) => `/topics/${id}`,
};

/** The page on which a record is seen, without a language; undefined when it is on none. */
export function addressOf<K extends Kind>(kind: K, content: ContentOf<K>): string | undefined {
  return addresses[kind](content);
}

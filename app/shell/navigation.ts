import { m } from "#text";

export type NavigationItem = {
  url: string;
  label: () => string;
  /** Path data of a small drawing, for the drawer. */
  icon?: string;
  nofollow?: boolean;
  /** Opens the product drop-down on wide screens. */
  products?: boolean;
};

export const mainNavigation: NavigationItem[] = [
  { url: "/", label: m.nav_home },
  { url: "/product.html", label: m.nav_products, products: true },
  { url: "/akupanel.html", label: m.nav_akupanel },
  { url: "/silencebooth.html", label: m.nav_silencebooth },
  { url: "/programme.html", label: m.nav_programme },
  { url: "/project.html", label: m.nav_project },
  { url: "/aboutUs.html", label: m.nav_about },
  { url: "/news.html", label: m.nav_news },
];

/** Further links of the footer. */
export const footerNavigation: { title: () => string; links: NavigationItem[] }[] = [
  {
    title: m.footer_products,
    links: [
      { url: "/product.html", label: m.nav_products },
      { url: "/akupanel.html", label: m.nav_akupanel },
      { url: "/pet.html", label: m.nav_polyester },
      { url: "/woodenPanel.html", label: m.nav_wooden_panel },
      { url: "/silencebooth.html", label: m.nav_silencebooth },
    ],
  },
  {
    title: m.footer_work,
    links: [
      { url: "/programme.html", label: m.nav_programme },
      { url: "/project.html", label: m.nav_project },
      { url: "/news.html", label: m.nav_news },
      { url: "/news/knowledge", label: m.nav_knowledge },
    ],
  },
  {
    title: m.footer_company,
    links: [
      { url: "/aboutUs.html", label: m.nav_about },
      { url: "/site/panelFactory", label: m.nav_factory },
      { url: "/aboutUs/lianxi.html", label: m.nav_contact, nofollow: true },
      { url: "/sitemap.html", label: m.nav_sitemap, nofollow: true },
      { url: "/privacy.html", label: m.nav_privacy },
    ],
  },
];

/** Whether a path, without its language, lies below a menu entry. */
export function isActive({ url, path }: { url: string; path: string }): boolean {
  if (url === "/") return path === "/";
  const section = sections[url] ?? url.replace(/\.html$/, "");
  const bare = path.replace(/\.html$/, "").toLowerCase();
  return [section].flat().some((one) => {
    const start = one.toLowerCase();
    return bare === start || bare.startsWith(`${start}/`);
  });
}

/** Entries whose pages live under other names than their own. */
const sections: Record<string, string[]> = {
  "/product.html": ["/product", "/productdetail", "/cmpProductdetail"],
  "/akupanel.html": ["/akupanel", "/pet"],
  "/news.html": ["/news", "/article"],
};

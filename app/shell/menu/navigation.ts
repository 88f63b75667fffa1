import { m } from "#text";

export type NavigationItem = {
  url: string;
  label: () => string;
  /** Path data of a small drawing, for the drawer. */
  icon?: string;
  nofollow?: boolean;
  /** The drop-down it opens on wide screens. */
  menu?: MenuName;
};

export type MenuName = "families" | "rooms" | "programmes";

/** As staff find it, and what stands in when their own cannot be had. */
export const mainNavigation: NavigationItem[] = [
  { url: "/", label: m.nav_home, icon: "M4 11l8-7 8 7v9h-5v-6H9v6H4z" },
  {
    url: "/product.html",
    label: m.nav_products,
    menu: "families",
    icon: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  },
  { url: "/akupanel.html", label: m.nav_akupanel, icon: "M4 4v16M8 4v16M12 4v16M16 4v16M20 4v16" },
  { url: "/silencebooth.html", label: m.nav_silencebooth, icon: "M6 20V4h12v16M3 20h18M14.5 11v3" },
  {
    url: "/programme.html",
    label: m.nav_programme,
    menu: "programmes",
    icon: "M4 4v16h16M7 16c4 0 4-9 7-9 2.5 0 3 3 6 3",
  },
  {
    url: "/project.html",
    label: m.nav_project,
    menu: "rooms",
    icon: "M4 20V8l8-4 8 4v12M3 20h18M9 20v-6h6v6",
  },
  {
    url: "/aboutUs.html",
    label: m.nav_about,
    icon: "M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c0-3.5 3-5.5 7-5.5s7 2 7 5.5",
  },
  {
    url: "/news.html",
    label: m.nav_news,
    icon: "M4 5h12v14H6a2 2 0 0 1-2-2zM16 9h4v8a2 2 0 0 1-4 0M7.5 9h5M7.5 12.5h5",
  },
];

/** What helps to find and to compare, for the drawer. */
export const toolNavigation: NavigationItem[] = [
  {
    url: "/search",
    label: m.search,
    nofollow: true,
    icon: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3L20 20",
  },
  {
    url: "/calculator.html",
    label: m.nav_calculator,
    icon: "M5 3h14v18H5zM8 6h8v4H8zM8.5 14h.01M12 14h.01M15.5 14h.01M8.5 17.5h.01M12 17.5h.01M15.5 17.5h.01",
  },
  {
    url: "/subMenu",
    label: m.submenu_title,
    icon: "M4 6h2M10 6h10M4 12h2M10 12h10M4 18h2M10 18h10",
  },
  {
    url: "/news/knowledge",
    label: m.nav_knowledge,
    icon: "M12 6v14M12 6C9 4 6 4 3 5v13c3-1 6-1 9 2 3-3 6-3 9-2V5c-3-1-6-1-9 1",
  },
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
      { url: "/compare.html", label: m.comparing_title },
      { url: "/buying.html", label: m.nav_buying },
      { url: "/export.html", label: m.exporting_title },
      { url: "/buying.html#warranty", label: m.nav_warranty },
    ],
  },
  {
    title: m.footer_work,
    links: [
      { url: "/programme.html", label: m.nav_programme },
      { url: "/calculator.html", label: m.nav_calculator },
      { url: "/booth-chooser.html", label: m.chooser_title },
      { url: "/project.html", label: m.nav_project },
      { url: "/news.html", label: m.nav_news },
      { url: "/news/knowledge", label: m.nav_knowledge },
      { url: "/topics", label: m.nav_topics },
    ],
  },
  {
    title: m.footer_company,
    links: [
      { url: "/aboutUs.html", label: m.nav_about },
      { url: "/site/panelFactory", label: m.nav_factory },
      { url: "/recruit", label: m.nav_careers },
      { url: "/profiles", label: m.nav_profiles },
      { url: "/users", label: m.account, nofollow: true },
      { url: "/aboutUs/lianxi.html", label: m.nav_contact },
      { url: "/sitemap.html", label: m.nav_sitemap },
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
  "/product.html": ["/product", "/productdetail", "/cmpProductdetail", "/pet", "/woodenPanel"],
  "/news.html": ["/news", "/article"],
};

import { m } from "#text";

export type NavigationItem = { url: string; label: () => string; nofollow?: boolean };

export const mainNavigation: NavigationItem[] = [
  { url: "/", label: m.nav_home },
  { url: "/product.html", label: m.nav_products },
  { url: "/akupanel.html", label: m.nav_akupanel },
  { url: "/silencebooth.html", label: m.nav_silencebooth },
  { url: "/programme.html", label: m.nav_programme },
  { url: "/project.html", label: m.nav_project },
  { url: "/aboutUs.html", label: m.nav_about },
  { url: "/news.html", label: m.nav_news },
];

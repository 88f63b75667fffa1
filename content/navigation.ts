import type { NavigationContent } from "#domain/navigation/navigation-content.ts";

const entries = [
  ["/", "首页", "Home", "الرئيسية"],
  ["/product.html", "产品中心", "Products", "المنتجات"],
  ["/akupanel.html", "木格栅吸音板", "Wood slat panels", "ألواح الشرائح الخشبية"],
  ["/silencebooth.html", "静音舱", "Silence booths", "كبائن المكالمات"],
  ["/programme.html", "声学设计服务", "Acoustic design", "التصميم الصوتي"],
  ["/project.html", "工程案例", "Projects", "المشاريع"],
  ["/aboutUs.html", "关于我们", "About us", "من نحن"],
  ["/news.html", "集团新闻", "News", "الأخبار"],
] as const;

/** The main navigation as the site is built. */
export const navigation: NavigationContent = {
  id: "main",
  entries: entries.map(([url, zh, en, ar]) => ({
    url,
    label: { zh, en, ar },
    shown: true,
    nofollow: false,
  })),
};

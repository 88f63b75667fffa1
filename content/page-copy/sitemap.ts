import type { PageBlock } from "#domain/company/company-content.ts";

export const sitemap: PageBlock[] = [
  {
    page: "sitemap",
    block: "hero.title",
    text: {
      zh: "网站地图",
      en: "Site map",
      ar: "خريطة الموقع",
    },
  },
  {
    page: "sitemap",
    block: "hero.lead",
    text: {
      zh: "全站页面，一目了然。",
      en: "Every page of the site, in one place.",
      ar: "كل صفحات الموقع في مكان واحد.",
    },
  },
  {
    page: "sitemap",
    block: "products.title",
    text: {
      zh: "产品",
      en: "Products",
      ar: "المنتجات",
    },
  },
  {
    page: "sitemap",
    block: "cases.title",
    text: {
      zh: "案例",
      en: "Projects",
      ar: "المشاريع",
    },
  },
  {
    page: "sitemap",
    block: "services.title",
    text: {
      zh: "设计服务",
      en: "Design services",
      ar: "خدمات التصميم",
    },
  },
  {
    page: "sitemap",
    block: "company.title",
    text: {
      zh: "公司",
      en: "Company",
      ar: "الشركة",
    },
  },
  {
    page: "sitemap",
    block: "news.title",
    text: {
      zh: "新闻与知识",
      en: "News and knowledge",
      ar: "الأخبار والمعرفة",
    },
  },
  {
    page: "sitemap",
    block: "help.title",
    text: {
      zh: "帮助",
      en: "Help",
      ar: "المساعدة",
    },
  },
  {
    page: "sitemap",
    block: "seo.title",
    text: {
      zh: "网站地图｜听禾声学",
      en: "Site map | Tinghe Acoustics",
      ar: "خريطة الموقع | تينغخه للصوتيات",
    },
  },
  {
    page: "sitemap",
    block: "seo.description",
    text: {
      zh: "听禾声学网站全部页面：产品、案例、设计服务、公司、新闻与帮助。",
      en: "All pages of the Tinghe Acoustics site: products, projects, design services, company, news and help.",
      ar: "كل صفحات موقع تينغخه للصوتيات: المنتجات والمشاريع وخدمات التصميم والشركة والأخبار والمساعدة.",
    },
  },
  {
    page: "sitemap",
    block: "seo.keywords",
    text: {
      zh: "网站地图，听禾声学，页面目录",
      en: "site map, Tinghe Acoustics, page index",
      ar: "خريطة الموقع، تينغخه للصوتيات، فهرس الصفحات",
    },
  },
];

import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** One page under several addresses; the first is the canonical one. */
const page = (file: string, ...paths: string[]) =>
  paths.map((path) => route(path, file, { id: `${file} ${path}` }));

/** The site's table of contents. Every page answers with and without a language in front. */
export default prefix(":lang?", [
  // First of all, for without a language in front `/product/silenceBooth` could as well be read as
  // the booth page in a language called “product”; of equal readings the first counts.
  layout("shell/default-layout.tsx", [
    ...page("products/product-centre-page.tsx", "product.html", "product"),
    ...page(
      "products/class-page.tsx",
      "product/:class.html",
      "product/:class",
      "product/:class/:page.html",
      "product/:class/:page",
    ),
    ...page("products/product-page.tsx", "productdetail/:id.html", "productdetail/:id"),
    ...page("products/moved-product.ts", "productdetail", "cmpProductdetail"),
    ...page("cases/cases-page.tsx", "project.html", "project"),
    ...page(
      "cases/class-or-case-page.tsx",
      "project/:class/:page.html",
      "project/:class/:page",
      "project/:class.html",
      "project/:class",
    ),
    ...page("news/news-page.tsx", "news.html", "news"),
    ...page(
      "news/list-page.tsx",
      "news/:class",
      "news/:class.html",
      "news/:class/:page.html",
      "news/:class/:page",
      "article/list",
      "article/list.html",
      "article/list/:page.html",
      "article/list/:page",
    ),
    ...page("news/article-page.tsx", "article/:id.html", "article/:id"),
    ...page("news/moved-news.ts", "article.html", "article"),
    ...page("programme/programmes-page.tsx", "programme.html", "programme"),
    ...page("programme/programme-page.tsx", "programme/:id", "programme/:id.html"),
    ...page("company/about-page.tsx", "aboutUs.html", "aboutUs"),
    ...page("company/company-page.tsx", "aboutUs/company", "aboutUs/company.html"),
    ...page("company/honours-page.tsx", "aboutUs/honor", "aboutUs/honor.html"),
    ...page("company/base-page.tsx", "aboutUs/jidi", "aboutUs/jidi.html"),
    ...page("company/contact-page.tsx", "aboutUs/lianxi.html", "aboutUs/lianxi"),
    ...page("company/patents-page.tsx", "aboutUs/zhuanli", "aboutUs/zhuanli.html"),
    ...page("company/privacy-page.tsx", "privacy.html", "privacy"),
    ...page("search/search-page.tsx", "search", "search.html"),
  ]),
  layout("shell/full-layout.tsx", [
    index("home/home-page.tsx"),
    ...page("home/moved-home.ts", "index.html", "index"),
    ...page("landing/slat-page.tsx", "akupanel.html", "Akupanel"),
    ...page("landing/felt-page.tsx", "pet.html", "Akupanel/pet", "pet", "Akupanel/pet.html"),
    ...page(
      "landing/wooden-panel-page.tsx",
      "woodenPanel.html",
      "site/woodenPanel",
      "woodenPanel",
      "site/woodenPanel.html",
    ),
    ...page("landing/panel-factory-page.tsx", "site/panelFactory", "site/panelFactory.html"),
    ...page("booths/booth-page.tsx", "silencebooth.html", "silencebooth"),
  ]),
  layout("shell/user-head-layout.tsx", [...page("demo/layout-example-page.tsx", "demo/userHead")]),
  layout("shell/users-layout.tsx", [...page("demo/layout-example-page.tsx", "demo/users")]),
  layout("shell/other-layout.tsx", [
    ...page(
      "products/technical-sheet-page.tsx",
      "cmpProductdetail/:id.html",
      "cmpProductdetail/:id",
    ),
    ...page("sitemap/sitemap-page.tsx", "sitemap.html", "sitemap"),
    ...page("account/login-page.tsx", "login"),
    ...page("inquiry/inquiry-page.tsx", "inquiry"),
    ...page("inquiry/inquiry-sent-page.tsx", "inquiry/sent"),
    ...page("inquiry/countries-list.ts", "inquiry/countries.json"),
    ...page("demo/demo-page.tsx", "demo"),
    route("*", "errors/not-found-page.tsx"),
  ]),
]) satisfies RouteConfig;

import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** One page under several addresses; the first is the canonical one. */
const page = (file: string, ...paths: string[]) =>
  paths.map((path) => route(path, file, { id: `${file} ${path}` }));

/** What the jobs were once called, and the copies that were made of that page. */
const oldRecruit = [
  "recure/*",
  "recure",
  "recurebak",
  "recureall",
  "recurecopy",
  "recureprod",
].flatMap((path) => (path.endsWith("*") ? [path] : [path, `${path}.html`]));

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
      "project/:class/:case",
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
    ...page("buying/buying-page.tsx", "buying.html", "buying"),
    ...page("company/privacy-page.tsx", "privacy.html", "privacy"),
    ...page("search/search-page.tsx", "search", "search.html"),
    ...page("profiles/profiles-page.tsx", "profiles", "profiles.html"),
    ...page("topics/topics-page.tsx", "topics", "topics.html"),
    ...page("topics/topic-page.tsx", "topics/:id", "topics/:id.html"),
    ...page(
      "submenu/submenu-page.tsx",
      "subMenu",
      "subMenu.html",
      "subMenu/:id",
      "subMenu/:id.html",
    ),
    ...page("careers/recruit-page.tsx", "recruit", "recruit.html"),
    ...page(
      "careers/job-list-page.tsx",
      "recruit/:type",
      "recruit/:type.html",
      "recruit/:type/:page.html",
      "recruit/:type/:page",
    ),
    ...page("careers/job-page.tsx", "recruit/details/:id", "recruit/details/:id.html"),
    ...page("careers/apply-page.tsx", "recruit/apply/:id"),
    ...page("careers/moved-recruit.ts", "recruit/details", "recruit/details.html", ...oldRecruit),
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
  layout("shell/user-head-layout.tsx", [
    ...page("account/login-page.tsx", "login", "login.html"),
    ...page("account/forgotten-page.tsx", "login/forgotten"),
    ...page("account/confirm-page.tsx", "login/confirm"),
    ...page("account/new-password-page.tsx", "login/password"),
    ...page("account/register-page.tsx", "Register", "Register.html"),
    ...page(
      "profiles/profile-page.tsx",
      "profiles/:id",
      "profiles/:id.html",
      "users/:id",
      "users/:id.html",
    ),
  ]),
  layout("shell/users-layout.tsx", [
    ...page("members/overview-page.tsx", "users", "users.html"),
    ...page(
      "members/profile-form-page.tsx",
      "users/editProfile",
      "users/editProfile.html",
      "users/editProfile/:id",
    ),
    ...page("members/avatar-page.tsx", "users/setavator", "users/setavator.html"),
    ...page("careers/applications-page.tsx", "users/applications", "users/applications.html"),
    ...page("members/resume-page.tsx", "users/myresume", "users/myresume.html"),
    ...page(
      "members/education-page.tsx",
      "users/addEducation",
      "users/addEducation.html",
      "users/editEducation/:id",
    ),
    ...page(
      "members/experience-page.tsx",
      "users/addExperience",
      "users/addExperience.html",
      "users/editExperience/:id",
    ),
    ...page(
      "members/moved-resume.ts",
      "users/editEducation",
      "users/editEducation.html",
      "users/editExperience",
      "users/editExperience.html",
    ),
    ...page("members/articles-page.tsx", "users/artlist", "users/artlist.html"),
    ...page(
      "members/article-form-page.tsx",
      "users/artadd",
      "users/artadd.html",
      "users/artadd/:id",
    ),
    ...page("members/own-data-page.tsx", "users/privacy", "users/privacy.html"),
  ]),
  layout("shell/other-layout.tsx", [
    ...page(
      "products/technical-sheet-page.tsx",
      "cmpProductdetail/:id.html",
      "cmpProductdetail/:id",
    ),
    ...page("sitemap/sitemap-page.tsx", "sitemap.html", "sitemap"),
    ...page("inquiry/inquiry-page.tsx", "inquiry"),
    ...page("inquiry/inquiry-sent-page.tsx", "inquiry/sent"),
    ...page("inquiry/countries-list.ts", "inquiry/countries.json"),
    ...page("demo/demo-page.tsx", "demo"),
    ...page("demo/list-page.tsx", "demo/list"),
    route("*", "errors/not-found-page.tsx"),
  ]),
]) satisfies RouteConfig;

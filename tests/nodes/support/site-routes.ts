/** One page of the site, by its addresses without a language. */
export type SitePage = {
  /** The one that search engines are told. */
  path: string;
  /** The others that answer with the same page. */
  twins: string[];
  /** What search engines are asked not to do with it. */
  robots?: "nofollow" | "noindex, nofollow";
};

const unlisted = { robots: "noindex, nofollow" } as const;

/** A case, product, article and service to stand for all of them. */
const shownCase = "/project/cinema/cinema-doha-four-screens";

/** Every kind of page in the specification's table, each under all addresses it has there. */
export const sitePages: SitePage[] = [
  { path: "/", twins: [] },
  withHtml("/product"),
  withHtml("/product/Polyester", "/product/Polyester/1"),
  withHtml("/product/woodSlat", "/product/woodSlat/1"),
  withHtml("/product/silenceBooth"),
  withHtml("/productdetail/slat-oak", "/product/woodSlat/slat-oak"),
  withHtml("/productdetail/booth-s"),
  withHtml("/cmpProductdetail/slat-oak"),
  withHtml("/cmpProductdetail/booth-s"),
  { path: "/akupanel.html", twins: ["/Akupanel"] },
  withHtml("/pet", "/Akupanel/pet"),
  withHtml("/woodenPanel", "/site/woodenPanel"),
  withoutHtml("/site/panelFactory"),
  withHtml("/silencebooth"),
  withHtml("/programme"),
  withoutHtml("/programme/office-acoustics"),
  withHtml("/project"),
  ...["office", "meeting", "school", "stadium", "cinema", "homeCinema", "piano", "jiazhuang"].map(
    (kind) => withHtml(`/project/${kind}/1`, `/project/${kind}`),
  ),
  withHtml("/project/office/2"),
  withoutHtml(shownCase),
  withHtml("/aboutUs"),
  withoutHtml("/aboutUs/company"),
  withoutHtml("/aboutUs/honor"),
  withoutHtml("/aboutUs/jidi"),
  { ...withHtml("/aboutUs/lianxi"), robots: "nofollow" },
  withoutHtml("/aboutUs/zhuanli"),
  withHtml("/news"),
  ...["company", "industry", "knowledge", "notice"].map((name) =>
    withoutHtml(`/news/${name}`, `/news/${name}/1`),
  ),
  withHtml("/news/knowledge/2"),
  withHtml("/article/what-is-nrc"),
  withoutHtml("/article/list", "/article/list/1"),
  withHtml("/article/list/2"),
  { ...withHtml("/sitemap"), robots: "nofollow" },
  { ...withoutHtml("/search"), ...unlisted },
  withHtml("/buying"),
  withHtml("/compare"),
  withHtml("/booth-chooser"),
  withHtml("/export"),
  withHtml("/privacy"),
  withoutHtml("/recruit"),
  ...["production", "design-and-engineering", "sales", "administration"].map((type) =>
    withoutHtml(`/recruit/${type}`, `/recruit/${type}/1`),
  ),
  withoutHtml("/recruit/details/acoustic-design-engineer"),
  withHtml("/downloads"),
  withoutHtml("/topics"),
  withoutHtml("/topics/absorption"),
  withoutHtml("/pages/meeting-rooms"),
  { ...withoutHtml("/subMenu"), ...unlisted },
  { ...withoutHtml("/subMenu/wood-slat"), ...unlisted },
  withoutHtml("/profiles"),
  ...[
    withoutHtml("/login"),
    { path: "/login/forgotten", twins: [] },
    { path: "/login/confirm", twins: [] },
    { path: "/login/password", twins: [] },
    withoutHtml("/Register"),
    withoutHtml("/users"),
    { path: "/users/editProfile", twins: ["/users/editProfile.html", "/users/editProfile/1"] },
    withoutHtml("/users/setavator"),
    withoutHtml("/users/myresume"),
    { path: "/users/addEducation", twins: ["/users/addEducation.html", "/users/editEducation/1"] },
    {
      path: "/users/addExperience",
      twins: ["/users/addExperience.html", "/users/editExperience/1"],
    },
    { path: "/users/artadd", twins: ["/users/artadd.html", "/users/artadd/1"] },
    withoutHtml("/users/artlist"),
    withoutHtml("/users/privacy"),
    { path: "/users/projects", twins: ["/users/projects.html", "/users/projects/1"] },
    { path: "/users/keep", twins: [] },
  ].map((page) => ({ ...page, ...unlisted })),
];

function withHtml(bare: string, ...others: string[]): SitePage {
  return { path: `${bare}.html`, twins: [bare, ...others.flatMap(both)] };
}

function withoutHtml(bare: string, ...others: string[]): SitePage {
  return { path: bare, twins: [`${bare}.html`, ...others.flatMap(both)] };
}

function both(bare: string): string[] {
  return [bare, `${bare}.html`];
}

/** Addresses of the table that lead to a page with another name. */
export const movedAddresses: [from: string, to: string][] = [
  ["/index", "/"],
  ["/index.html", "/"],
  ["/product/slat-oak", "/productdetail/slat-oak.html"],
  ["/product/slat-oak.html", "/productdetail/slat-oak.html"],
  ["/product/woodSlat/Slat-Oak", "/product/woodSlat/slat-oak.html"],
  ["/product/WOODSLAT/slat-oak.html?page=2&from=mail", "/product/woodSlat/slat-oak.html?from=mail"],
  ["/productdetail", "/product.html"],
  ["/productdetail.html", "/product.html"],
  ["/cmpProductdetail", "/product.html"],
  ["/cmpProductdetail.html", "/product.html"],
  ["/article", "/news.html"],
  ["/article.html", "/news.html"],
  ["/Search?query=NRC%2520100%2525", "/search?query=NRC%2520100%2525"],
  [shownCase.replace("cinema", "office"), shownCase],
  ["//project//office", "/project/office"],
  ["//PROJECT//Office?a=%20", "/project/office/1.html?a=%20"],
  ["/Products.HTML", "/product.html"],
  // One way of writing a query.
  ["/product.html?page=1", "/product.html"],
  ["/product/woodSlat.html?page=2", "/product/woodSlat/2.html"],
  [
    "/cmpProductdetail/slat-oak.html?with=slat-walnut,none,slat-ash",
    "/cmpProductdetail/slat-oak.html?with=slat-ash,slat-walnut",
  ],
  ["/users/editEducation", "/users/myresume"],
  ["/users/editExperience.html", "/users/myresume"],
  // The query as typed, though no page knows it.
  ["/PRODUCT.html?class=a", "/product.html?class=a"],
  ["/index?from=a%20b&x", "/?from=a%20b&x"],
  ["/searchbak?query=oak%2520panel", "/search?query=oak%2520panel"],
  ["/product.html?page=1&from=mail", "/product.html?from=mail"],
  ["/productbak?page=1&from=mail", "/product.html?from=mail"],
  // A redirect that staff have entered.
  ["/contact.html", "/aboutUs/lianxi.html"],
  ["/CONTACT.html?from=mail", "/aboutUs/lianxi.html?from=mail"],
  // Left-over copies of fixed pages.
  ["/productbak", "/product"],
  ["/newsall.html", "/news.html"],
  ["/projectcopy.html", "/project.html"],
  ["/aboutUsprod", "/aboutUs"],
  ["/silenceboothBAK.html", "/silencebooth.html"],
  ["/Akupanelcopy", "/Akupanel"],
  ["/aboutUs/lianxiall.html", "/aboutUs/lianxi.html"],
  ["/recruitcopy.html", "/recruit.html"],
  ["/topicsall", "/topics"],
  ["/subMenubak", "/subMenu"],
  ["/indexbak", "/"],
  ["/INDEXBAK.HTML/", "/"],
  // And of those that something follows.
  ["/productdetailbak/slat-oak.html", "/productdetail/slat-oak.html"],
  ["/cmpProductdetailcopy/slat-oak", "/cmpProductdetail/slat-oak"],
  ["/productdetailBAK/SLAT-OAK.html?x=1", "/productdetail/slat-oak.html?x=1"],
  ["/projectbak/school/1.html", "/project/school/1.html"],
  ["/aboutUsbak/company", "/aboutUs/company"],
  ["/articleall/list/2.html", "/article/list/2.html"],
  ["/productprod/slat-oak", "/productdetail/slat-oak.html"],
  ["/productbak/no-such-class.html", "/product/no-such-class.html"],
  ["/recurebak/sales", "/recruit/sales"],
  // What the jobs were once called.
  ["/recure", "/recruit"],
  ["/recure.html", "/recruit"],
  ["/recurebak", "/recruit"],
  ["/recureprod.html", "/recruit"],
  ["/recure/sales", "/recruit/sales"],
  ["/recure/details/office-accountant", "/recruit/details/office-accountant"],
  ["/recruit/details", "/recruit"],
  ["/subMenu/woodSlat", "/subMenu/wood-slat"],
];

export const missingAddresses = [
  "/users/none-such",
  "/profiles/none-such",
  "/profiles?page=99",
  "/no/such/page.html",
  "/product/noSuchClass.html",
  "/product/noSuchClass/slat-oak",
  "/product/woodSlat/99.html",
  "/product/woodSlat/no-such-product",
  "/product/Polyester/slat-oak",
  "/product.html?page=99",
  "/productdetail/no-such-product.html",
  "/cmpProductdetail/no-such-product.html",
  "/programme/no-such-service",
  "/project/kitchen",
  "/project/office/4",
  "/project/office/0",
  "/project/office/no-such-case",
  "/news/gossip",
  "/news/company/2",
  "/news/company/x",
  "/article/list/99",
  "/article/no-such-article",
  "/recruit/astronauts",
  "/recruit/sales/2",
  "/recruit/sales/x",
  "/recruit/details/no-such-job",
  "/recruit/apply/no-such-job",
  "/topics/no-such-topic",
  "/pages/no-such-page",
  "/subMenu/no-such-class",
  "/shared",
  "/shared/no-such-token",
  `/shared/${"x".repeat(43)}`,
  "/offer",
  "/offer/no-such-token",
  `/offer/${"x".repeat(43)}`,
  `/offer/${"x".repeat(43)}?v=2`,
  "/nosuchbak",
  "/bak",
  "/old/news.html",
  "/article/nothing-prod",
];

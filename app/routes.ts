import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The site's table of contents. Every page answers with and without a language in front. */
export default [
  layout("shell/page-layout.tsx", [
    ...prefix(":lang?", [
      index("home/home-page.tsx"),
      route("index", "home/moved-home.ts", { id: "index" }),
      route("index.html", "home/moved-home.ts", { id: "index.html" }),
      route("login", "account/login-page.tsx"),
    ]),
    route("*", "errors/not-found-page.tsx"),
  ]),
] satisfies RouteConfig;

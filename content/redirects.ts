import type { RedirectContent } from "#domain/pages/redirect-content.ts";

/** Addresses of an earlier site that still stand in letters and on business cards. */
export const redirects: RedirectContent[] = [
  { id: "products", from: "/products.html", to: "/product.html" },
  { id: "booth", from: "/booth.html", to: "/silencebooth.html" },
  { id: "contact", from: "/contact.html", to: "/aboutUs/lianxi.html" },
  { id: "cases", from: "/cases.html", to: "/project.html" },
  { id: "about", from: "/about.html", to: "/aboutUs.html" },
];

import type { SearchDocument } from "../index/search-document.ts";

/**
 * What pages of the site's own words look like, by their addresses: their texts are content, their
 * pictures are chosen by the page. A picture that a site does not have is left out.
 */
export const pagePictures: Record<string, string> = {
  "/product.html": "office-desk-samples-1",
  "/akupanel.html": "slat-oak-2",
  "/pet.html": "hero-2",
  "/woodenPanel.html": "hero-3",
  "/site/panelFactory": "factory-1",
  "/silencebooth.html": "booth-hero-left",
  "/programme.html": "lab-1",
  "/aboutUs.html": "about-1",
  "/aboutUs/company": "about-1",
  "/aboutUs/honor": "honours-1",
  "/aboutUs/jidi": "lab-1",
  "/aboutUs/zhuanli": "perforated-oak-2",
  "/aboutUs/lianxi.html": "about-1",
  "/buying.html": "office-desk-samples-1",
  "/export.html": "packing-1",
  "/project.html": "showroom-1",
  "/recruit": "factory-1",
};

/** The picture of a page, or of the page that it is a part of. */
export function pictureOf({
  picture,
  path,
}: Pick<SearchDocument, "picture" | "path">): string | undefined {
  return picture ?? pagePictures[path.replace(/#.*/, "")];
}

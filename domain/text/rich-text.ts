import sanitizeHtml from "sanitize-html";
import type { Lang } from "../language/language.ts";
import { isLang } from "../language/language.ts";
import { localized } from "../language/localized.ts";
import { plain } from "../language/text.ts";
import type { Picture } from "../media/picture.ts";
import { widthsFor } from "../media/picture.ts";
import { isUnfollowed } from "../pages/unfollowed.ts";
import { keepTogether } from "./keep-together.ts";

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "blockquote", "br", "sub", "sup"],
    ...["table", "thead", "tbody", "tr", "th", "td", "caption", "a", "figure", "figcaption", "img"],
  ],
  allowedAttributes: {
    a: ["href", "hreflang"],
    img: ["src", "alt"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    figure: ["data-figure"],
    "*": ["lang", "dir"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["media"] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
};

/** HTML as editors write it, reduced to what our pages may show. Pictures are `media:ID`. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, {
    ...allowed,
    exclusiveFilter: (frame) => isForeignPicture(frame) || isDrawing(frame),
  });
}

/** The same for an article, which may also ask for our drawings: `<figure data-figure="name">`. */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, { ...allowed, exclusiveFilter: isForeignPicture });
}

/** A picture from elsewhere would tell strangers who reads us. */
function isForeignPicture({ tag, attribs }: sanitizeHtml.IFrame) {
  return tag === "img" && !attribs.src?.startsWith("media:");
}

function isDrawing({ tag, attribs }: sanitizeHtml.IFrame) {
  return tag === "figure" && attribs["data-figure"] !== undefined;
}

/** A rich text in every language, sanitized as it comes in. */
export const richText = localized.transform(({ zh, en, ar }) => ({
  zh: sanitizeRichText(zh),
  en: sanitizeRichText(en),
  ar: sanitizeRichText(ar),
}));

const pictureSource = /^media:([a-z0-9-]+)$/;

/** The ids of the pictures a rich text shows. */
export function picturesIn(html: string): string[] {
  return Array.from(html.matchAll(/src="media:([a-z0-9-]+)"/g), ([, id]) => id ?? "");
}

/**
 * A rich text ready for a page: sanitized once more, in-site links in the reader's language,
 * pictures with their sizes and variants.
 */
export function renderRichText({
  html,
  lang,
  pictures,
}: {
  html: string;
  lang: Lang;
  pictures: Map<string, Picture>;
}): string {
  return sanitizeHtml(html, {
    ...allowed,
    allowedAttributes: {
      ...allowed.allowedAttributes,
      a: ["href", "hreflang", "rel"],
      img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
      table: ["tabindex"],
    },
    allowedSchemesByTag: {},
    textFilter: keepTogether,
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src?.startsWith("/media/"),
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...localLink(attribs, lang) } }),
      img: (tagName, attribs) => ({ tagName, attribs: variants(attribs, pictures) }),
      // A wide table scrolls sideways on a phone, so the keyboard must be able to reach it.
      table: (tagName, attribs) => ({ tagName, attribs: { ...attribs, tabindex: "0" } }),
    },
  });
}

function localLink({ href = "" }: sanitizeHtml.Attributes, lang: Lang): sanitizeHtml.Attributes {
  if (!href.startsWith("/") || href.startsWith("//")) {
    return /^https?:/.test(href) ? { rel: "noopener" } : {};
  }
  const [, first = ""] = href.split("/");
  const path = isLang(first) ? href.slice(first.length + 1) : href;
  return {
    href: isLang(first) ? href : `/${lang}${href === "/" ? "" : href}`,
    ...(isUnfollowed(path) && { rel: "nofollow" }),
  };
}

function variants(
  attribs: sanitizeHtml.Attributes,
  pictures: Map<string, Picture>,
): sanitizeHtml.Attributes {
  const picture = pictures.get(pictureSource.exec(attribs.src ?? "")?.[1] ?? "");
  if (!picture) return { alt: attribs.alt ?? "" };
  const widths = widthsFor(picture);
  return {
    src: `${picture.base}/${widths.at(-1)}.webp`,
    srcset: widths.map((width) => `${picture.base}/${width}.webp ${width}w`).join(", "),
    sizes: "(min-width: 768px) 720px, 100vw",
    alt: attribs.alt || plain(picture.alt),
    width: String(picture.width),
    height: String(picture.height),
    loading: "lazy",
    decoding: "async",
  };
}

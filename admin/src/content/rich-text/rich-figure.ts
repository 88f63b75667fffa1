import { mergeAttributes, Node } from "@tiptap/core";
import { readPictures } from "../fields/pictures.ts";

function pictureIn(element: HTMLElement): string {
  const image = element.matches("img") ? element : element.querySelector("img");
  const source = image?.getAttribute("src") ?? "";
  return image?.dataset.media ?? (source.startsWith("media:") ? source.slice(6) : "");
}

/**
 * A picture of the library with a caption. It is written as `data-media`, not as `src`, because a
 * browser would try to load what an editor merely writes down; see rich-tidy-html.ts.
 */
export const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  isolating: true,
  draggable: true,

  addAttributes() {
    return {
      media: { default: "", rendered: false },
      alt: { default: "", rendered: false },
    };
  },

  parseHTML() {
    const getAttrs = (element: HTMLElement) => {
      const media = pictureIn(element);
      const image = element.matches("img") ? element : element.querySelector("img");
      return media === "" ? false : { media, alt: image?.getAttribute("alt") ?? "" };
    };
    return [
      {
        tag: "figure",
        getAttrs,
        contentElement: (element) =>
          element.querySelector<HTMLElement>("figcaption") ?? document.createElement("figcaption"),
      },
      { tag: "img", getAttrs },
    ];
  },

  renderHTML({ node, HTMLAttributes }) {
    const { media, alt } = node.attrs;
    return [
      "figure",
      mergeAttributes(HTMLAttributes),
      ["img", { "data-media": media, alt }],
      ["figcaption", 0],
    ];
  },

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement("figure");
      const image = document.createElement("img");
      const caption = document.createElement("figcaption");
      image.alt = node.attrs.alt || node.attrs.media;
      image.contentEditable = "false";
      dom.append(image, caption);
      readPictures({ ids: [node.attrs.media] }).then(
        ([picture]) => {
          if (picture) image.src = picture.preview;
        },
        () => {
          // Its name stands in its place.
        },
      );
      return { dom, contentDOM: caption };
    };
  },
});

import { mergeAttributes, Node } from "@tiptap/core";
import { drawingName } from "./drawings.ts";

/**
 * A drawing of the site, by its name, with a caption. Here only its name is shown: the page draws
 * it.
 */
export const Drawing = Node.create({
  name: "drawing",
  group: "block",
  content: "inline*",
  isolating: true,
  draggable: true,
  // Before the figure of a picture, which looks at every `figure`.
  priority: 110,

  addAttributes() {
    return { figure: { default: "", rendered: false } };
  },

  parseHTML() {
    return [
      {
        tag: "figure[data-figure]",
        priority: 60,
        getAttrs: (element) => ({ figure: element.dataset.figure ?? "" }),
        contentElement: (element) =>
          element.querySelector<HTMLElement>("figcaption") ?? document.createElement("figcaption"),
      },
    ];
  },

  renderHTML({ node, HTMLAttributes }) {
    return [
      "figure",
      mergeAttributes(HTMLAttributes, { "data-figure": node.attrs.figure }),
      ["figcaption", 0],
    ];
  },

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement("figure");
      const name = document.createElement("strong");
      const caption = document.createElement("figcaption");
      dom.dataset.figure = node.attrs.figure;
      const language = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
      name.textContent = drawingName({ id: node.attrs.figure, language });
      name.contentEditable = "false";
      dom.append(name, caption);
      return { dom, contentDOM: caption };
    };
  },
});

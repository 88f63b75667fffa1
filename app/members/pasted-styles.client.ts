import { Extension } from "@tiptap/core";
import { DOMParser, type ParseOptions } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";

/**
 * What is pasted says by style attributes which words are bold; Google Docs puts a whole text into
 * `<b style="font-weight: normal">`. The page's policy takes them away when markup is parsed, and
 * reports each, as it does handlers. So they are renamed before, and styles put back by script, which
 * the policy allows.
 */
export const PastedStyles = Extension.create({
  name: "pastedStyles",
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    return [
      new Plugin({
        props: {
          transformPastedHTML: setAside,
          clipboardParser: new StyledParser(schema, DOMParser.fromSchema(schema).rules),
        },
      }),
    ];
  },
});

/** Style sheets become titles, which are not part of a text either, and of which nobody takes notice. */
function setAside(html: string): string {
  return html
    .replace(/<(\/?)style\b/gi, "<$1title")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on\w+)=/gi, " data-$1="));
}

class StyledParser extends DOMParser {
  override parseSlice(pasted: HTMLElement, options?: ParseOptions) {
    for (const element of pasted.querySelectorAll<HTMLElement>("[data-style]")) {
      element.style.cssText = element.dataset.style ?? "";
    }
    return super.parseSlice(pasted, options);
  }
}

import sanitizeHtml from "sanitize-html";

const lines = ["br", "p", "div", "li", "tr", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6"];

const characters: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&amp;": "&",
};

/** The words of a mail that was written as HTML only. Nothing of its markup is kept. */
export function htmlToText(html: string): string {
  const clean = sanitizeHtml(html.replace(/\s+/g, " "), {
    allowedTags: lines,
    allowedAttributes: {},
    // What is not to be read; of other tags the words remain.
    nonTextTags: ["script", "style", "textarea", "option", "noscript", "title"],
  });
  return clean
    .replace(/<blockquote>/g, "\n> ")
    .replace(/<(?:br|\/[a-z0-9]+)[^<>]{0,2}>/g, "\n")
    .replace(/<[a-z0-9]+>/g, "")
    .replace(/&(?:lt|gt|quot|amp);/g, (written) => characters[written] ?? "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Sanitized rich text from the content, set for reading. */
export function Prose({ html, as: Element = "div" }: { html: string; as?: "div" | "span" }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on write and again by renderRichText
    <Element className="prose" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

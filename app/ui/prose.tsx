/** Sanitized rich text from the content, set for reading. */
export function Prose({ html }: { html: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on write and again by renderRichText
    <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

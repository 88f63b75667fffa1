/**
 * A patch of a colour from the content. Style attributes are forbidden by the Content-Security-Policy;
 * the attribute `color` of an SVG element is none, and the background follows it.
 */
export function Colour({ colour, className }: { colour: string; className: string }) {
  return <svg aria-hidden="true" color={colour} className={`bg-current ${className}`} />;
}

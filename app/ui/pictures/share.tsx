/**
 * A part of the width or height of the flex box it stands in, from 0 to 1. Style attributes are
 * forbidden by the Content-Security-Policy; width and height of an SVG element are none.
 */
export function Share({
  width = 1,
  height = 1,
  className = "",
}: {
  width?: number;
  height?: number;
  className?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      width={percent(width)}
      height={percent(height)}
      className={`shrink-0 ${className}`}
    />
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

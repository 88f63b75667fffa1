import { plain } from "#domain/language/text.ts";
import type { Picture as PictureValue, VariantFormat } from "#domain/media/picture.ts";
import { widthsFor } from "#domain/media/picture.ts";

type PictureProps = {
  picture: PictureValue;
  /** How wide it stands on the page, as in the `sizes` attribute. */
  sizes: string;
  /** The frame: its width and proportion. The picture fills it. */
  className?: string;
  /** The one picture that is seen first: loaded at once, preloaded in the head. */
  priority?: boolean;
};

function sourceSet(picture: PictureValue, format: VariantFormat): string {
  return widthsFor(picture)
    .map((width) => `${picture.base}/${width}.${format} ${width}w`)
    .join(", ");
}

/** AVIF first, WebP for the rest; size and placeholder are in the markup, so nothing moves. */
export function Picture({ picture, sizes, className = "", priority = false }: PictureProps) {
  const widths = widthsFor(picture);
  return (
    <span className={`relative block ${className}`}>
      <svg aria-hidden="true" className="absolute size-full">
        <image
          href={picture.placeholder}
          width="100%"
          height="100%"
          preserveAspectRatio="xMidYMid slice"
        />
      </svg>
      <picture className="contents">
        <source type="image/avif" srcSet={sourceSet(picture, "avif")} sizes={sizes} />
        <img
          src={`${picture.base}/${widths[Math.min(4, widths.length - 1)]}.webp`}
          srcSet={sourceSet(picture, "webp")}
          sizes={sizes}
          alt={plain(picture.alt)}
          width={picture.width}
          height={picture.height}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
          decoding={priority ? "sync" : "async"}
          className={`relative size-full object-cover ${focalClass(picture)}`}
        />
      </picture>
    </span>
  );
}

/** To five per cent: the stylesheet has a class for each, since style attributes are forbidden. */
function focalClass({ focal }: PictureValue): string {
  if (!focal) return "";
  const step = (share: number) => Math.round(share * 20) * 5;
  return `object-focal focal-x-${step(focal.x)} focal-y-${step(focal.y)}`;
}

/** The preload of a priority picture, for a route's `meta`. */
export function picturePreload({ picture, sizes }: { picture: PictureValue; sizes: string }) {
  return {
    tagName: "link",
    rel: "preload",
    as: "image",
    type: "image/avif",
    imageSrcSet: sourceSet(picture, "avif"),
    imageSizes: sizes,
    fetchPriority: "high",
  };
}

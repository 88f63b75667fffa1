import type { Picture as PictureValue, VariantFormat } from "#domain/media/picture.ts";
import { widthsFor } from "#domain/media/picture.ts";
import { plain } from "#domain/text.ts";

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
  const focal = picture.focal ?? { x: 0.5, y: 0.5 };
  return (
    <picture className={`block ${className}`}>
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
        className="size-full object-cover"
        style={{
          backgroundImage: `url(${picture.placeholder})`,
          objectPosition: `${focal.x * 100}% ${focal.y * 100}%`,
        }}
      />
    </picture>
  );
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

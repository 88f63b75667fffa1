import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { Picture } from "../ui/pictures/picture.tsx";

export const bandSizes = "100vw";

/** A low picture from edge to edge, for a page that is otherwise a list. */
export function PictureBand({ picture }: { picture: PictureValue | undefined }) {
  if (!picture) return null;
  return (
    <Picture
      picture={picture}
      sizes={bandSizes}
      priority
      className="aspect-[5/2] w-full tablet:aspect-[4/1]"
    />
  );
}

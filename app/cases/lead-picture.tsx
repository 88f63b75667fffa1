import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { Picture } from "../ui/picture.tsx";

export const leadSizes = "(min-width: 1344px) 1280px, 92vw";

export function LeadPicture({ picture }: { picture: PictureValue | undefined }) {
  if (!picture) return null;
  return (
    <div className="page-width">
      <Picture
        picture={picture}
        sizes={leadSizes}
        priority
        className="aspect-[3/2] w-full desktop:aspect-[2/1] print:h-[9cm]"
      />
    </div>
  );
}

import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Specimen } from "./specimen.tsx";

export function Pictures({ pictures }: { pictures: PictureValue[] }) {
  return (
    <Specimen name="Picture">
      <div className="grid gap-6 phone:grid-cols-2">
        {pictures.map((picture) => (
          <Picture
            key={picture.id}
            picture={picture}
            sizes="(min-width: 470px) 50vw, 100vw"
            className="aspect-[4/3]"
          />
        ))}
      </div>
    </Specimen>
  );
}

import type { SlatRoom } from "../figures/slat-room.ts";
import { getSlatRoom } from "../figures/slat-rooms.ts";
import type { Lang } from "../language/language.ts";
import { localize } from "../language/localize.ts";
import type { Text } from "../language/text.ts";
import type { ComparisonContent } from "./comparison-content.ts";
import { getPictures } from "./library/get-pictures.ts";
import type { Picture } from "./picture.ts";

export type Comparison = {
  title: Text;
  caption: Text;
  before: Picture;
  after: Picture;
  /** An example that is calculated and heard beside it; not the room of the pictures. */
  room: SlatRoom | undefined;
};

/** A room before and after, with its pictures; one picture alone compares nothing. */
export async function getComparison({
  content,
  lang,
}: {
  content: ComparisonContent | undefined;
  lang: Lang;
}): Promise<Comparison | undefined> {
  if (!content) return undefined;
  const pictures = await getPictures({ ids: content.pictures, lang });
  const [before, after] = content.pictures.map((id) => pictures.get(id));
  if (!before || !after) return undefined;
  const { title, caption } = localize(content, lang);
  const room = content.room && getSlatRoom(content.room);
  return { title, caption, before, after, room };
}

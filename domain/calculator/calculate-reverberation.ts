import type { Lang } from "../language/language.ts";
import { idsOf, listAbsorbers } from "./list-absorbers.ts";
import { partsOf } from "./parts-of-room.ts";
import { type Reverberation, reverberationOf } from "./reverberation.ts";
import type { RoomToCalculate } from "./room.ts";

/** The reverberation times of a room as somebody describes it. */
export async function calculateReverberation({
  room,
  lang,
}: {
  room: RoomToCalculate;
  lang: Lang;
}): Promise<Reverberation> {
  const parts = partsOf(room);
  const ids = idsOf(parts.map(({ material }) => material));
  return reverberationOf({ room, parts, absorbers: await listAbsorbers({ ids, lang }) });
}

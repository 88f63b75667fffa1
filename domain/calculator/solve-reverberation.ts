import type { Lang } from "../language/language.ts";
import { idsOf, listAbsorbers } from "./list-absorbers.ts";
import { partsOf } from "./parts-of-room.ts";
import type { RoomToSolve } from "./room-to-solve.ts";
import { type SolvedRoom, solveRoom } from "./solve-room.ts";

/** What a room needs of our products as they are today. */
export async function solveReverberation({
  asked,
  lang,
}: {
  asked: RoomToSolve;
  lang: Lang;
}): Promise<SolvedRoom> {
  const ids = idsOf([...partsOf(asked.room), ...asked.choices].map(({ material }) => material));
  return solveRoom({ asked, absorbers: await listAbsorbers({ ids, lang }) });
}

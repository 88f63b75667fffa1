import { readSharedRoom } from "../calculator/read-shared-room.ts";
import type { Lang } from "../language/language.ts";
import { type ComparedRoom, compareRooms, readRoom } from "./inquiry-rooms.ts";
import { readInquiry } from "./read-inquiry.ts";

/** The room behind a link, beside the one that came: what a reply would bring. Null for no room. */
export async function previewRoom({
  inquiryId,
  link,
  lang,
}: {
  inquiryId: string;
  link: string;
  lang: Lang;
}): Promise<{ room: ComparedRoom | null }> {
  const inquiry = await readInquiry({ id: inquiryId });
  const shared = await readSharedRoom({ link });
  const { others } = await compareRooms({
    received: readRoom(inquiry.room),
    others: [shared],
    lang,
  });
  return { room: others[0] ?? null };
}

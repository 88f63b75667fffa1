import type { Answer, StatusChange } from "../../api.ts";
import type { texts } from "../texts.ts";

type Notice = { message: string; type: "success" | "info" | "warning" };

/** What is said after several records were changed at once. */
export function bulkNotices({
  change,
  done: { changed, unfinished },
  text,
}: {
  change: StatusChange;
  done: Answer<"POST /content/:kind/bulk">;
  text: Pick<(typeof texts)["en"], `${StatusChange}Done` | "alreadySo" | "leftUnfinished">;
}): Notice[] {
  if (changed === 0 && unfinished === 0) return [{ message: text.alreadySo, type: "info" }];
  const notices: Notice[] = [];
  if (changed > 0) notices.push({ message: text[`${change}Done`](changed), type: "success" });
  if (unfinished > 0) notices.push({ message: text.leftUnfinished(unfinished), type: "warning" });
  return notices;
}

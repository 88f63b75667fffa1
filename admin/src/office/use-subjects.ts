import type { Subject } from "../subject.tsx";
import { subjects } from "../subjects.tsx";
import { useMay } from "./account.tsx";

/** The subjects that the person at the screen may see. */
export function useSubjects(): Subject[] {
  const may = useMay();
  return subjects.filter(({ permission }) => may(permission));
}

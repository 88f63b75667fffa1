import type { Subject } from "../subject.tsx";
import { subjects } from "../subjects.tsx";
import { useAccount } from "./account.tsx";
import { visibleSubjects } from "./visible-subjects.ts";

/** The subjects that the person at the screen may see. */
export function useSubjects(): Subject[] {
  const { permissions } = useAccount();
  return visibleSubjects({ subjects, permissions });
}

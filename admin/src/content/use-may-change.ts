import { usePermissionCheck } from "../office/account.tsx";

/** Whether one may write records of a kind; those who hire write jobs. */
export function useMayChange(kind: string): boolean {
  return usePermissionCheck()(kind === "job" ? "jobs.change" : "content.change");
}

import { useEffect, useSyncExternalStore } from "react";
import { useRefresh } from "react-admin";
import { currentUploads, subscribe, type Upload } from "./upload-queue.ts";

/** The uploads of this visit; the list behind them is read anew as each arrives. */
export function useUploads(): Upload[] {
  const refresh = useRefresh();
  const uploads = useSyncExternalStore(subscribe, currentUploads);
  const arrived = uploads.filter(({ state }) => state === "done").length;
  useEffect(() => {
    if (arrived > 0) refresh();
  }, [arrived, refresh]);
  return uploads;
}

import { useSyncExternalStore } from "react";
import { m } from "#text";

function watchConnection(notify: () => void) {
  addEventListener("online", notify);
  addEventListener("offline", notify);
  return () => {
    removeEventListener("online", notify);
    removeEventListener("offline", notify);
  };
}

/** Says that the network is gone, for as long as it is. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 flex justify-center print:hidden">
      {!online && <p className="rounded-b-xl bg-ink px-6 py-2 text-sm text-white">{m.offline()}</p>}
    </div>
  );
}

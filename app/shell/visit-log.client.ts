import { send } from "../api/send.ts";

/** Tells the visitor log of every page that is shown; never waited for, never seen. */
export function logVisits() {
  function log() {
    const visit = { page: location.pathname, referrer: document.referrer };
    send({ path: "/api/posts/addVisitor", method: "POST", body: visit }).catch(() => {});
  }
  // A page prepared in the background has not been visited yet.
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", log, { once: true });
  } else log();
  addEventListener("pageshow", ({ persisted }) => persisted && log());
}

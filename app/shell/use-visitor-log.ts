import { useEffect } from "react";
import { useLocation } from "react-router";
import { callApi } from "../api/client.ts";

/** Tells the visitor log of every page that is opened; never waited for, never seen. */
export function useVisitorLog() {
  const { pathname } = useLocation();
  useEffect(() => {
    const visit = { page: pathname, referrer: document.referrer };
    callApi({ path: "/api/posts/addVisitor", method: "POST", body: visit, quiet: true }).catch(
      () => {},
    );
  }, [pathname]);
}

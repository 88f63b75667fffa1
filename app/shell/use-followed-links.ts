import { useEffect } from "react";
import { createPath, useNavigate } from "react-router";

/**
 * One listener that follows all the links of a page. The router's own link would do as well, but a
 * page has a hundred of them, and they were a quarter of what it takes to come alive.
 */
export function useFollowedLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a[data-link]");
      if (!(link instanceof HTMLAnchorElement) || !isForUs(event, link)) return;
      event.preventDefault();
      const to = createPath(link);
      const replace = to === createPath(location);
      navigate(to, { replace, preventScrollReset: link.dataset.link === "in-place" });
    };
    // Where every other listener has had its say.
    window.addEventListener("click", follow);
    return () => window.removeEventListener("click", follow);
  }, [navigate]);
}

/** Not what somebody else has answered, nor what is to be opened elsewhere. */
function isForUs(event: MouseEvent, link: HTMLAnchorElement) {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isElsewhere = link.target !== "" && link.target !== "_self";
  return !event.defaultPrevented && event.button === 0 && !isModified && !isElsewhere;
}

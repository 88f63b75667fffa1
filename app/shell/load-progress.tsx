import { useNavigation } from "react-router";

/**
 * A line at the top while the next page is on its way; it takes five seconds to fill. A page that
 * is there within 200 ms needs none: until then it has no width (see `.load-progress`).
 */
export function LoadProgress() {
  const { state } = useNavigation();
  return state === "loading" ? (
    <div
      data-testid="progress"
      aria-hidden="true"
      className="load-progress fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-oak rtl:origin-right"
    />
  ) : null;
}

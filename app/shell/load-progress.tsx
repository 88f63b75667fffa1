import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** A page that is there sooner needs no bar. */
const throttle = 200;

/** A line at the top while the next page is on its way; it takes five seconds to fill. */
export function LoadProgress() {
  const { state } = useNavigation();
  const [shown, setShown] = useState(false);
  const loading = state === "loading";

  useEffect(() => {
    if (!loading) return setShown(false);
    const timer = setTimeout(() => setShown(true), throttle);
    return () => clearTimeout(timer);
  }, [loading]);

  return shown ? (
    <div
      data-testid="progress"
      aria-hidden="true"
      className="load-progress fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-oak rtl:origin-right"
    />
  ) : null;
}

import { useEffect, useState } from "react";
import { m } from "#text";
import { floatingButton } from "./floating-widgets.tsx";

const duration = 600;

/** Appears after half a window of scrolling and glides back to the top. */
export function ScrollToTop() {
  const [far, setFar] = useState(false);

  useEffect(() => {
    const look = () => setFar(scrollY > innerHeight / 2);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);

  return (
    <button
      type="button"
      onClick={glideToTop}
      aria-label={m.to_top()}
      hidden={!far}
      className={`${floatingButton} [&[hidden]]:hidden`}
    >
      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
        <path
          d="m5 14 7-7 7 7"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}

function glideToTop() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return scrollTo(0, 0);
  const from = scrollY;
  const started = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, (now - started) / duration);
    scrollTo(0, from * (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

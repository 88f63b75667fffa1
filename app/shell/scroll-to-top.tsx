import { useEffect, useState } from "react";
import { m } from "#text";
import { ChevronUpIcon } from "../ui/icons.tsx";
import { floatingTab } from "./floating-widgets.tsx";

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
      onClick={goToTop}
      aria-label={m.to_top()}
      title={m.to_top()}
      // Its place is kept while it is away, so that nothing moves when it comes.
      className={`${floatingTab} box-content rounded-s-lg border border-e-0 border-line transition-[opacity,visibility,background-color] ${far ? "" : "invisible opacity-0"}`}
    >
      <ChevronUpIcon />
    </button>
  );
}

function goToTop() {
  // The button is about to go; who came by keyboard goes on from the start of the content.
  document.getElementById("content")?.focus({ preventScroll: true });
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) scrollTo(0, 0);
  else glideToTop();
}

function glideToTop() {
  const from = scrollY;
  const started = performance.now();
  const taken = new AbortController();
  const step = (now: number) => {
    if (taken.signal.aborted) return;
    const part = Math.min(1, (now - started) / duration);
    scrollTo(0, from * (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
    else taken.abort();
  };
  // Who scrolls meanwhile has taken over.
  for (const hand of ["wheel", "touchstart"]) {
    addEventListener(hand, () => taken.abort(), { passive: true, signal: taken.signal });
  }
  requestAnimationFrame(step);
}

const duration = 600;

export function watchScroll() {
  const button = document.querySelector<HTMLElement>("[data-to-top]");
  if (!button) return;
  const look = () => button.toggleAttribute("data-far", scrollY > innerHeight / 2);
  // With the next frame, which knows where everything is; now it would be found out twice.
  requestAnimationFrame(look);
  addEventListener("scroll", look, { passive: true });
  button.addEventListener("click", goToTop);
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

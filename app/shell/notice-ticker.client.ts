const turn = 5000;

/**
 * The next notice every five seconds. It rests under the pointer, in focus, when stopped, and for
 * those who want less motion; screen readers are not interrupted.
 */
export function startTicker() {
  const ticker = document.querySelector<HTMLElement>("[data-ticker]");
  const button = ticker?.querySelector("button");
  if (!ticker || !button) return;
  const notices = [...ticker.querySelectorAll("a")];
  let timer: ReturnType<typeof setInterval> | undefined;

  function showNext() {
    const shown = notices.findIndex(({ hidden }) => !hidden);
    const next = notices[(shown + 1) % notices.length];
    for (const notice of notices) notice.hidden = notice !== next;
    next?.firstElementChild?.animate({ opacity: [0, 1] }, 250);
  }

  function rest() {
    clearInterval(timer);
  }

  function go() {
    rest();
    const stopped = button?.ariaPressed === "true";
    if (stopped || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    timer = setInterval(showNext, turn);
  }

  button.addEventListener("click", () => {
    button.ariaPressed = String(button.ariaPressed !== "true");
  });
  for (const event of ["pointerenter", "focusin"]) ticker.addEventListener(event, rest);
  for (const event of ["pointerleave", "focusout"]) ticker.addEventListener(event, go);
  go();
}

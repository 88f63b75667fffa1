import { handleTime } from "./handle-time.ts";

/** Where a room is cut off between before and after follows the range that lies over it. */
export function watchComparisons() {
  addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.ariaValueText)) return;
    const { value, ariaValueText, parentElement } = target;
    target.ariaValueText = ariaValueText.replace(/\d+/, value);
    parentElement?.style.setProperty("--treated", `${value}%`);
    const curve = target.closest("figure")?.querySelector("animate")?.ownerSVGElement;
    curve?.pauseAnimations();
    curve?.setCurrentTime(handleTime + Number(value));
  });
}

// The script of pages with a room before and after: where it is cut follows the range over it.
import { handleTime } from "./handle-time.ts";

addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement && target.ariaValueText)) return;
  const { value, ariaValueText, parentElement } = target;
  target.ariaValueText = ariaValueText.replace(/\d+/, value);
  parentElement?.style.setProperty("--treated", `${value}%`);
  const curve = target.closest("figure")?.querySelector("animate")?.ownerSVGElement;
  curve?.pauseAnimations();
  curve?.setCurrentTime(handleTime + Number(value));
});

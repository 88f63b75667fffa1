// The script of pages with a room before and after: where it is cut follows the range over it.
import { handleTime } from "./handle-time.ts";

function follow(target: EventTarget | null) {
  if (!(target instanceof HTMLInputElement && target.ariaValueText)) return;
  const { value, ariaValueText, parentElement } = target;
  target.ariaValueText = ariaValueText.replace(/\d+/, value);
  parentElement?.style.setProperty("--treated", `${value}%`);
  const curve = target.closest("figure")?.querySelector("animate")?.ownerSVGElement;
  curve?.pauseAnimations();
  curve?.setCurrentTime(handleTime + Number(value));
}

addEventListener("input", ({ target }) => follow(target));
// Moved before this was here.
for (const range of document.querySelectorAll<HTMLInputElement>("[type=range]"))
  if (range.value !== range.defaultValue) follow(range);

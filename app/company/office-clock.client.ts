// The script of the contact page.
import { clockMinutes, isOpen, timeInOtherZone } from "#domain/settings/office-clock.ts";
import type { OfficeTimes } from "#domain/settings/office-hours.ts";

const minute = 60_000;

/** Says whether the office is open, and when it is on the visitor's clock unless that is the same. */
function startClock(place: HTMLElement) {
  const { officeHours = "", elsewhere = "", before = "", after = "" } = place.dataset;
  const times: OfficeTimes = JSON.parse(officeHours);
  const [open, closed, here] = place.children as Iterable<Element> as HTMLElement[];

  function tell() {
    if (!open || !closed || !here) return;
    const now = new Date();
    const there = clockMinutes(now, times.zone);
    const ahead = clockMinutes(now) - there;
    closed.hidden = isOpen(times, there);
    open.hidden = !closed.hidden;
    const from = timeInOtherZone(times.from, ahead);
    // No line ends within it.
    const range = `${from.written}–\u2060${timeInOtherZone(times.to, ahead).written}`;
    const words = [before, elsewhere, after][from.days + 1] ?? "";
    here.textContent = ahead ? words.replace("{here}", range) : "";
  }

  tell();
  setInterval(tell, minute);
}

const place = document.querySelector<HTMLElement>("[data-office-hours]");
if (place) startClock(place);

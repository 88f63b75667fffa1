import { useEffect, useState } from "react";
import { addressOf } from "../office/call.ts";
import { useReadAnew } from "./use-read-anew.ts";

/** How long to wait for the line before asking now and then instead, and how often then. */
const patience = 5000;
const pollEvery = 30_000;

/**
 * Reads the inbox anew whenever the server says that something came in or was changed; asks every
 * half minute while it cannot say so. Tells whether the line is open.
 */
export function useInquiryEvents({ onArrival }: { onArrival?: () => void } = {}): boolean {
  const readAnew = useReadAnew();
  const [live, setLive] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the line stays open while the screen is
  useEffect(() => {
    let line: EventSource;
    let heard = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let polling: ReturnType<typeof setInterval> | undefined;

    function open() {
      line = new EventSource(addressOf({ path: "inquiries/news" }));
      line.addEventListener("hello", hear);
      // The server ends each line after a minute, and browsers take it up again by themselves.
      line.addEventListener("error", expect);
      line.addEventListener("changed", readAnew);
      line.addEventListener("missed", readAnew);
      line.addEventListener("new", () => {
        readAnew();
        onArrival?.();
      });
    }

    function expect() {
      waiting ??= setTimeout(poll, patience);
    }

    function hear() {
      // Whatever was said while nobody listened was missed.
      if (heard) readAnew();
      heard = true;
      stopWaiting();
      setLive(true);
    }

    function poll() {
      setLive(false);
      polling ??= setInterval(() => {
        readAnew();
        // Refused, a browser does not try again.
        if (line.readyState === EventSource.CLOSED) open();
      }, pollEvery);
    }

    function stopWaiting() {
      clearTimeout(waiting);
      clearInterval(polling);
      waiting = undefined;
      polling = undefined;
    }

    open();
    expect();
    return () => {
      stopWaiting();
      line.close();
    };
  }, []);

  return live;
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { addressOf } from "../office/call.ts";

/** How long to wait for the line before asking now and then instead, and how often then. */
const patience = 5000;
const pollEvery = 30_000;

/**
 * Reads the inbox anew whenever the server says that something came in or was changed; asks every
 * half minute while it cannot say so. Tells whether the line is open.
 */
export function useNews({ onArrival }: { onArrival?: () => void } = {}): boolean {
  const client = useQueryClient();
  const [live, setLive] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the line stays open while the screen is
  useEffect(() => {
    const readAnew = () => {
      // Pages of react-admin have their own keys: `["inquiries", "getList", …]`.
      void client.invalidateQueries({ queryKey: ["inquiries"] });
      void client.invalidateQueries({ queryKey: ["inquiry-counts"] });
    };
    const line = new EventSource(addressOf({ path: "inquiries/news" }));
    let polling: ReturnType<typeof setInterval> | undefined;
    const poll = () => {
      setLive(false);
      polling ??= setInterval(readAnew, pollEvery);
    };
    const waiting = setTimeout(poll, patience);
    line.addEventListener("hello", () => {
      clearTimeout(waiting);
      clearInterval(polling);
      polling = undefined;
      setLive(true);
    });
    line.addEventListener("error", poll);
    line.addEventListener("changed", readAnew);
    line.addEventListener("missed", readAnew);
    line.addEventListener("new", () => {
      readAnew();
      onArrival?.();
    });
    return () => {
      clearTimeout(waiting);
      clearInterval(polling);
      line.close();
    };
  }, [client]);

  return live;
}

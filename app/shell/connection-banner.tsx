import { useEffect, useState } from "react";
import { m } from "#text";

/** How long the good news stays, in milliseconds. */
const goodNews = 4000;

/** Says that the network is gone for as long as it is, and for a moment that it is back. */
export function ConnectionBanner() {
  const [connection, setConnection] = useState<"steady" | "lost" | "regained">("steady");

  useEffect(() => {
    const lose = () => setConnection("lost");
    const regain = () => setConnection("regained");
    if (!navigator.onLine) lose();
    addEventListener("offline", lose);
    addEventListener("online", regain);
    return () => {
      removeEventListener("offline", lose);
      removeEventListener("online", regain);
    };
  }, []);

  useEffect(() => {
    if (connection !== "regained") return;
    const timer = setTimeout(() => setConnection("steady"), goodNews);
    return () => clearTimeout(timer);
  }, [connection]);

  return (
    <div
      role="status"
      className="pointer-events-none fixed start-4 end-16 bottom-6 z-30 flex mobile:end-4 mobile:bottom-18 print:hidden"
    >
      {connection !== "steady" && (
        <p
          key={connection}
          className={`rounded-lg px-5 py-2.5 text-sm text-white transition-opacity duration-200 ease-calm starting:opacity-0 ${connection === "lost" ? "bg-ink" : "bg-moss"}`}
        >
          {connection === "lost" ? m.offline() : m.online()}
        </p>
      )}
    </div>
  );
}

import { m } from "#text";

const look =
  "rounded-lg px-5 py-2.5 text-sm text-white transition-opacity duration-200 ease-calm starting:opacity-0";

/** Says that the network is gone for as long as it is, and for a moment that it is back. */
export function ConnectionBanner() {
  return (
    <div
      id="connection"
      role="status"
      className="pointer-events-none fixed start-4 end-16 bottom-6 z-30 flex mobile:end-4 mobile:bottom-18 print:hidden"
    >
      <p hidden data-connection="lost" className={`bg-ink ${look}`}>
        {m.offline()}
      </p>
      <p hidden data-connection="regained" className={`bg-moss ${look}`}>
        {m.online()}
      </p>
    </div>
  );
}

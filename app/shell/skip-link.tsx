import { m } from "#text";

export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed start-4 top-4 z-50 -translate-y-24 rounded-full bg-ink px-5 py-3 text-white focus:translate-y-0 print:hidden"
    >
      {m.skip_to_content()}
    </a>
  );
}

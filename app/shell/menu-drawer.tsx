import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { m } from "#text";
import { Link } from "../ui/link.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { isActive, mainNavigation } from "./navigation.ts";
import { PhoneLink } from "./phone-link.tsx";
import { usePath } from "./use-path.ts";

export const menuDrawerId = "menu";

/** The menu of narrow screens, at the inline end. A native modal: it traps focus by itself. */
export function MenuDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);
  const path = usePath();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the visitor has moved on
  useEffect(() => drawer.current?.close(), [key]);

  return (
    <dialog
      ref={drawer}
      id={menuDrawerId}
      aria-label={m.menu()}
      // Escape and a tap outside close it, by the browser's own means where it has them.
      {...{ closedby: "any" }}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      onKeyDown={({ key, currentTarget }) => key === "Escape" && currentTarget.close()}
      className="drawer m-0 ms-auto h-dvh max-h-none w-[82%] max-w-none bg-paper text-ink backdrop:bg-ink/50"
    >
      <div className="flex min-h-full flex-col px-6 py-4">
        <form method="dialog" className="flex justify-end">
          <button
            type="submit"
            className="inline-flex min-h-11 items-center rounded-full border border-line px-4"
          >
            {m.close()}
          </button>
        </form>
        <nav aria-label={m.main_navigation()} className="mt-2">
          <ul>
            {mainNavigation.map(({ url, label, nofollow }) => (
              <li key={url} className="border-b border-line">
                <Link
                  to={url}
                  rel={nofollow ? "nofollow" : undefined}
                  aria-current={isActive({ url, path }) ? "page" : undefined}
                  className="flex min-h-13 items-center border-s-3 border-transparent text-lg aria-[current]:border-oak aria-[current]:ps-3 aria-[current]:font-semibold aria-[current]:text-oak-deep"
                >
                  {label()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Link
          to="/search"
          rel="nofollow"
          className="mt-6 inline-flex min-h-11 items-center text-lg underline-offset-4 hover:underline"
        >
          {m.search()}
        </Link>
        <LanguageLinks className="mt-4 text-felt" />
        <PhoneLink className="mt-4 text-felt" />
      </div>
    </dialog>
  );
}

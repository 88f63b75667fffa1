import { m } from "#text";
import { getLocale } from "#text/runtime";
import { Link } from "../ui/link.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { ServicePanel } from "./service-panel.tsx";
import { WhatsappButton } from "./whatsapp-button.tsx";

const round =
  "inline-flex size-12 items-center justify-center rounded-full border transition-colors duration-200";

export const floatingButton = `${round} border-line bg-paper text-ink hover:bg-sand`;

/** A column at the inline end of wide screens; phones have the bottom bar instead. */
export function FloatingWidgets() {
  return (
    <aside
      aria-label={m.quick_contact()}
      className="fixed end-4 bottom-6 z-30 flex flex-col items-end gap-2 mobile:hidden print:hidden"
    >
      <ScrollToTop />
      {getLocale() !== "zh" && <WhatsappButton className={floatingButton} />}
      <ServicePanel />
      <Link
        to="/aboutUs/lianxi.html"
        rel="nofollow"
        data-inquiry="message"
        aria-label={m.leave_message()}
        className={`${round} border-moss bg-moss text-white hover:bg-moss-deep`}
      >
        <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
          <path
            d="M4 5h16v11H9l-5 4z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
          />
        </svg>
      </Link>
    </aside>
  );
}

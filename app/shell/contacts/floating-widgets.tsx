import { m } from "#text";
import { getLocale } from "#text/runtime";
import { MessageIcon } from "../../ui/controls/icons.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { ScrollToTop } from "../scroll-to-top.tsx";
import { floatingTab, tab } from "./floating-tab.ts";
import { ServicePanel } from "./service-panel.tsx";
import { WhatsappButton } from "./whatsapp-button.tsx";

/** Tabs at the inline end of wide screens; phones have the bottom bar instead. */
export function FloatingWidgets() {
  return (
    <aside
      aria-label={m.quick_contact()}
      className="fixed end-0 bottom-6 z-30 flex flex-col gap-2 mobile:hidden print:hidden"
    >
      <ScrollToTop />
      <div className="flex flex-col divide-y divide-line overflow-hidden rounded-s-lg border border-e-0 border-line">
        {getLocale() !== "zh" && <WhatsappButton className={floatingTab} />}
        <ServicePanel />
        <Link
          to="/aboutUs/lianxi.html"
          data-inquiry="message"
          aria-label={m.leave_message()}
          title={m.leave_message()}
          className={`${tab} bg-moss text-white outline-white hover:bg-moss-deep`}
        >
          <MessageIcon />
        </Link>
      </div>
    </aside>
  );
}

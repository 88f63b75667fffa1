import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { localHref } from "../ui/link.tsx";
import { withOverlay } from "../ui/messages.tsx";
import { useStore } from "../ui/store.ts";
import { readContext } from "./inquiry-context.ts";
import type { InquiryDialog } from "./inquiry-dialog.tsx";
import { keepLanding } from "./landing.ts";
import { closeInquiry, openedInquiry, openInquiry } from "./open-inquiry.ts";

const loadDialog = () => import("./inquiry-dialog.tsx");

/**
 * Once in every page. Any link with `data-inquiry` opens the dialog instead of the contact page;
 * the dialog itself is fetched when somebody reaches for such a link.
 */
export function InquiryDoor() {
  const opened = useStore(openedInquiry);
  const [Dialog, setDialog] = useState<typeof InquiryDialog>();
  const { key } = useLocation();

  useEffect(() => {
    if (!opened || Dialog) return;
    withOverlay(loadDialog()).then(
      (loaded) => setDialog(() => loaded.InquiryDialog),
      () => location.assign(localHref("/aboutUs/lianxi.html")),
    );
  }, [opened, Dialog]);

  useEffect(() => {
    keepLanding();
    // Before React and the router: both then see a click that is already dealt with.
    window.addEventListener("click", openFromLink, { capture: true });
    document.addEventListener("pointerover", fetchAhead, { passive: true });
    return () => {
      window.removeEventListener("click", openFromLink, { capture: true });
      document.removeEventListener("pointerover", fetchAhead);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the visitor has moved on
  useEffect(closeInquiry, [key]);

  return Dialog && <Dialog context={opened} onClose={closeInquiry} />;
}

function inquiryElement({ target }: Event): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>("[data-inquiry]") ?? undefined;
}

function openFromLink(event: MouseEvent) {
  const element = inquiryElement(event);
  // With a modifier key a link is meant to be opened elsewhere.
  if (!element || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openInquiry(readContext(element.dataset));
}

function fetchAhead(event: Event) {
  if (inquiryElement(event)) loadDialog().catch(() => {});
}

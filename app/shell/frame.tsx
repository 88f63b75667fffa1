import type { ReactNode } from "react";
import { InquiryDoor } from "../inquiry/inquiry-door.tsx";
import { Messages } from "../ui/messages.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { FloatingWidgets } from "./floating-widgets.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LoadProgress } from "./load-progress.tsx";
import { SkipLink } from "./skip-link.tsx";

/** What all layouts have in common: skip link, header, content, footer, floating widgets. */
export function Frame({
  subBar,
  widgets = true,
  children,
}: {
  subBar?: ReactNode;
  widgets?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <SkipLink />
      <LoadProgress />
      <ConnectionBanner />
      <Header />
      {subBar}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      {widgets && <FloatingWidgets />}
      <BottomBar />
      <InquiryDoor />
      <Messages />
    </>
  );
}

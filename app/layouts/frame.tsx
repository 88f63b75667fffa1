import type { ReactNode } from "react";
import { InquiryDialog } from "../inquiry-form/inquiry-dialog.tsx";
import { ConnectionBanner } from "../shell/connection-banner.tsx";
import { BottomBar } from "../shell/contacts/bottom-bar.tsx";
import { FloatingWidgets } from "../shell/contacts/floating-widgets.tsx";
import { Footer } from "../shell/footer.tsx";
import { Header } from "../shell/header.tsx";
import { SkipLink } from "../shell/skip-link.tsx";

/** What all layouts have in common: skip link, header, content, footer, floating widgets. */
export function Frame({
  subBar,
  widgets = true,
  inquiry = true,
  children,
}: {
  subBar?: ReactNode;
  widgets?: boolean;
  /** Without the dialog its links lead to the contact page. */
  inquiry?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <SkipLink />
      <ConnectionBanner />
      <Header />
      {subBar}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      {widgets && <FloatingWidgets />}
      <BottomBar />
      {inquiry && <InquiryDialog />}
    </>
  );
}

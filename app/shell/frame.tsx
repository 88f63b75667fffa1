import type { ReactNode } from "react";
import { InquiryDialog } from "../inquiry/inquiry-dialog.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { FloatingWidgets } from "./floating-widgets.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SkipLink } from "./skip-link.tsx";

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

import type { ReactNode } from "react";
import { Layout as AdminLayout } from "react-admin";
import { FinderProvider } from "./finder.tsx";
import { OfficeBar } from "./office-bar.tsx";
import { OfficeMenu } from "./office-menu.tsx";

/** Menu at the start, bar above, the screen in the middle; the palette over everything. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <FinderProvider>
      <AdminLayout
        appBar={OfficeBar}
        menu={OfficeMenu}
        sx={{ "& .RaLayout-content": { padding: { xs: 2, md: 4 }, paddingBlockStart: 3 } }}
      >
        {children}
      </AdminLayout>
    </FinderProvider>
  );
}

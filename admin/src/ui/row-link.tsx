import { Link } from "@mui/material";
import type { ReactNode } from "react";
import { useCreatePath, useRecordContext, useResourceContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";

/** What a row is called, as a link: for the Tab key, and for another tab of the browser. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      underline="hover"
      // The row listens as well, and would open the record here.
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}

/** The same to the screen of the row's own record. */
export function RecordLink({ type, children }: { type: "edit" | "show"; children: ReactNode }) {
  const createPath = useCreatePath();
  const record = useRecordContext();
  const resource = useResourceContext();
  if (!record) return children;
  return <RowLink to={createPath({ resource, type, id: record.id })}>{children}</RowLink>;
}

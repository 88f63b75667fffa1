import type { ReactNode } from "react";
import { m } from "#text";
import type { CallFailed } from "../api/send.ts";
import { EmptyState } from "../ui/page/empty-state.tsx";
import { NeedsScripts } from "../ui/page/needs-scripts.tsx";
import { SkeletonText } from "../ui/page/skeleton.tsx";

/** A page of the members' area: its title, and its content when that is there. */
export function AreaPage({
  title,
  lead,
  isReady,
  failure,
  children,
}: {
  title: string;
  lead?: string;
  isReady: boolean;
  failure?: CallFailed | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <h1 className="text-title">{title}</h1>
      {lead && <p className="mt-3 max-w-prose text-felt print:hidden">{lead}</p>}
      <NeedsScripts text={m.area_needs_scripts()} />
      <div className="mt-8 noscript:hidden">{content()}</div>
    </>
  );

  function content() {
    // Whoever is not signed in is on their way to the sign-in page.
    if (failure && failure.status !== 401) {
      return <EmptyState title={m.alert_error()} text={failure.message} />;
    }
    if (isReady) return children;
    return (
      <div role="status">
        <span className="sr-only">{m.loading()}</span>
        <SkeletonText lines={6} />
      </div>
    );
  }
}

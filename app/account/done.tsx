import type { ReactNode } from "react";

/** What stands in place of a form that has been sent. */
export function Done({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div role="status">
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 text-lead text-felt">{text}</p>
      {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}

import type { ReactNode } from "react";

export function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="py-2 pe-4 text-start align-bottom font-normal break-keep">
      {children}
    </th>
  );
}

/** A figure or a few words. */
export function Cell({ children }: { children: ReactNode }) {
  return <td className="tabular py-3 pe-4 break-keep">{children}</td>;
}

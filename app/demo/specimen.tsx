import type { ReactNode } from "react";

/** One part of the kit under its name in the code. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section id={name} className="page-width border-t border-line py-12">
      <h2 lang="en" dir="ltr" className="mb-6 text-start text-xl">
        {name}
      </h2>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}

import type { ReactNode } from "react";

/** What stands where a list would be: why it is empty, and what to do instead. */
export function EmptyState({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  /** Ways out: links or buttons. */
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center border-y border-line px-6 py-16 text-center tablet:py-24">
      <svg
        viewBox="0 0 96 32"
        aria-hidden="true"
        focusable="false"
        className="mb-6 h-8 w-24 text-line"
      >
        <path
          d="M6 13v6M18 9v14M30 4v24M42 11v10M54 14v4M66 15.500v1M78 15.500v1M90 15.500v1"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
      <p className="text-xl font-semibold">{title}</p>
      {text && <p className="mt-2 max-w-prose text-felt">{text}</p>}
      {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}

import type { ReactNode } from "react";
import { Link } from "./link.tsx";

const looks = {
  solid: "bg-oak-deep text-white hover:bg-ink",
  light: "bg-paper text-ink hover:bg-white",
  outline: "border border-current hover:bg-ink hover:text-white hover:border-ink",
  "outline-light": "border border-current text-white hover:bg-paper hover:text-ink",
};

export type ButtonLook = keyof typeof looks;

export function buttonClass(look: ButtonLook = "solid"): string {
  return `pill-button ${looks[look]}`;
}

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function ButtonLink({
  to,
  look,
  children,
}: {
  to: string;
  look?: ButtonLook;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={buttonClass(look)}>
      {children}
    </Link>
  );
}

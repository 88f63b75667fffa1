import { type ReactNode, useLayoutEffect, useRef } from "react";
import { m } from "#text";
import { CloseIcon } from "../controls/icons.tsx";
import { FeedbackRegion } from "./feedback.tsx";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Its name for those who hear the page. */
  label: string;
  children: ReactNode;
};

/**
 * The browser's own modal dialog: it keeps the focus inside and hands it back, and Escape always
 * closes it. While it is open the page beneath stays where it is (see `html:has(dialog:modal)`).
 * Its width comes with the class name.
 */
export function Dialog({
  open,
  onClose,
  label,
  dismissable = true,
  role,
  describedBy,
  className = "m-auto w-[min(36rem,calc(100%-2rem))] rounded-lg",
  children,
}: DialogProps & {
  /** Whether a press outside closes it as well. */
  dismissable?: boolean;
  role?: "alertdialog";
  describedBy?: string;
  className?: string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, so that the dialog is still in the page when it closes: a removed one would
  // not hand back the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      aria-describedby={describedBy}
      role={role}
      // Not every browser knows it; `native-dialog.client.ts` does the same.
      {...{ closedby: dismissable ? "any" : "closerequest" }}
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) onClose();
      }}
      className={`modal max-h-[calc(100dvh-1rem)] opacity-0 open:opacity-100 starting:open:opacity-0 ${className}`}
    >
      {children}
      {open && <FeedbackRegion />}
    </dialog>
  );
}

export function CloseButton({
  onClick,
  className = "",
}: {
  onClick: () => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={m.close()}
      className={`grid size-11 place-items-center rounded-full hover:bg-sand ${className}`}
    >
      <CloseIcon className="size-5" />
    </button>
  );
}

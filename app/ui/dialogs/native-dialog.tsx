import type { ReactNode } from "react";
import { m } from "#text";
import { CloseIcon } from "../controls/icons.tsx";

/**
 * A modal dialog that is in the page from the start and is opened by a `DialogOpener`: it works
 * before and without any script of ours. Escape and leaving the page close it.
 */
export function NativeDialog({
  id,
  label,
  dismissable = true,
  className,
  children,
}: {
  id: string;
  /** Its name for those who hear the page. */
  label: string;
  /** Whether a press outside closes it as well. */
  dismissable?: boolean;
  /** Its place and measure. */
  className: string;
  children: ReactNode;
}) {
  return (
    <dialog
      id={id}
      aria-label={label}
      // Not every browser knows it; `native-dialog.client.ts` does the same.
      {...{ closedby: dismissable ? "any" : "closerequest" }}
      className={`modal ${className}`}
    >
      {children}
    </dialog>
  );
}

export function DialogOpener({
  dialog,
  className,
  children,
}: {
  /** The id of the dialog. */
  dialog: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      {...{ command: "show-modal", commandfor: dialog }}
      aria-haspopup="dialog"
      className={className}
    >
      {children}
    </button>
  );
}

/** Closes the dialog it stands in, by the browser's own means. */
export function NativeCloseButton({ className = "" }: { className?: string }) {
  return (
    <form method="dialog" className={className}>
      <button
        type="submit"
        aria-label={m.close()}
        className="grid size-11 place-items-center rounded-full hover:bg-sand"
      >
        <CloseIcon className="size-5" />
      </button>
    </form>
  );
}

/** Slides in from the inline end: from the right, in Arabic from the left. */
export function Drawer({
  id,
  label,
  width = "w-[82%]",
  children,
}: {
  id: string;
  label: string;
  width?: string;
  children: ReactNode;
}) {
  return (
    <NativeDialog
      id={id}
      label={label}
      className={`my-0 ms-auto me-0 h-dvh max-h-none ${width} translate-x-(--away) [--away:100%] open:translate-none starting:open:translate-x-(--away) rtl:[--away:-100%]`}
    >
      {children}
    </NativeDialog>
  );
}

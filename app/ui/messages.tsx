import { useEffect, useId } from "react";
import { m } from "#text";
import { buttonClass } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { FeedbackRegion } from "./feedback.tsx";
import { createStore, useStore } from "./store.ts";

// One door for everything the page says to its visitor.
export { showToast, withOverlay } from "./feedback.tsx";

type Alert = { kind: "error" | "notice"; title?: string; text: string };

const alerts = createStore<(Alert & { id: number; close: () => void })[]>([]);

let count = 0;

/** A message to be acknowledged; resolves when it has been. Several wait for one another. */
export function showAlert(alert: Alert): Promise<void> {
  return new Promise((resolve) => {
    const id = ++count;
    function close() {
      alerts.set(alerts.get().filter((waiting) => waiting.id !== id));
      resolve();
    }
    alerts.set([...alerts.get(), { ...alert, id, close }]);
  });
}

/** Alerts, toasts and the loading veil; once in every page. */
export function Messages() {
  const [alert] = useStore(alerts);
  // A scroll bar that takes room leaves a gap when a dialog stops the page from scrolling.
  useEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute("data-scrollbar", window.innerWidth > page.clientWidth);
  }, []);
  return (
    <>
      <FeedbackRegion />
      {alert && <AlertDialog key={alert.id} {...alert} />}
    </>
  );
}

const titles = { error: m.alert_error, notice: m.alert_notice };

function AlertDialog({ kind, title = titles[kind](), text, close }: Alert & { close: () => void }) {
  const textId = useId();
  return (
    <Dialog
      open
      onClose={close}
      label={title}
      role="alertdialog"
      describedBy={textId}
      dismissable={false}
      className="m-auto w-[min(26rem,calc(100%-2rem))] rounded-lg"
    >
      <div
        className={`border-t-4 px-7 pt-6 pb-7 ${kind === "error" ? "border-danger" : "border-moss"}`}
      >
        <h2 className="text-xl">{title}</h2>
        <p id={textId} className="mt-2 whitespace-pre-line text-felt">
          {text}
        </p>
        <div className="mt-6 flex justify-end">
          <button type="button" onClick={close} className={buttonClass()}>
            {m.ok()}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

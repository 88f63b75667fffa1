import { useId } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { m } from "#text";
import { buttonClass } from "../controls/button.tsx";
import { createStore } from "../hooks/store.ts";
import { useStore } from "../hooks/use-store.ts";
import { Dialog } from "./dialog.tsx";
import * as feedback from "./feedback.tsx";

type Alert = { kind: "error" | "notice"; title?: string; text: string };

const alerts = createStore<(Alert & { id: number; close: () => void })[]>([]);

let count = 0;
let isMounted = false;

/** Most visitors are never told anything: the place for it is made for the first message. */
function mount() {
  if (isMounted) return;
  isMounted = true;
  const place = document.createElement("div");
  document.body.append(place);
  flushSync(() => createRoot(place).render(<Messages />));
}

/** A short message that goes away by itself. */
export const showToast: typeof feedback.showToast = (toast) => {
  mount();
  feedback.showToast(toast);
};

/** Covers the page while the work takes longer than a moment. */
export const withOverlay: typeof feedback.withOverlay = (work) => {
  mount();
  return feedback.withOverlay(work);
};

/** A message to be acknowledged; resolves when it has been. Several wait for one another. */
export function showAlert(alert: Alert): Promise<void> {
  mount();
  return new Promise((resolve) => {
    const id = ++count;
    function close() {
      alerts.set(alerts.get().filter((waiting) => waiting.id !== id));
      resolve();
    }
    alerts.set([...alerts.get(), { ...alert, id, close }]);
  });
}

function Messages() {
  const [alert] = useStore(alerts);
  return (
    <>
      <feedback.FeedbackRegion beneath />
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

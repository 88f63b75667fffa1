import { type ReactNode, useState } from "react";
import { m } from "#text";
import { inquiryAttributes } from "../inquiry-form/inquiry-context.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { CloseButton, Dialog } from "../ui/dialogs/dialog.tsx";
import { showAlert, showToast, withOverlay } from "../ui/dialogs/messages.tsx";
import { DialogOpener, Drawer, NativeCloseButton } from "../ui/dialogs/native-dialog.tsx";
import { Row, Specimen } from "./specimen.tsx";

const wait = (milliseconds: number) => () =>
  withOverlay(new Promise<void>((resolve) => setTimeout(resolve, milliseconds)));

export function Overlays() {
  return (
    <>
      <Specimen name="Dialog">
        <Row>
          <DialogSpecimen />
          <DrawerSpecimen />
          <Link
            to="/aboutUs/lianxi.html"
            {...inquiryAttributes({ kind: "message" })}
            className={buttonClass("outline")}
          >
            {m.leave_message()}
          </Link>
          <Link
            to="/aboutUs/lianxi.html"
            {...inquiryAttributes({
              kind: "quote",
              product: "slat-oak",
              quantity: "120 m²",
              about: m.nav_akupanel(),
            })}
            className={buttonClass("outline")}
          >
            {m.inquiry_title_quote()}
          </Link>
        </Row>
      </Specimen>
      <Specimen name="Messages">
        <Row>
          <Press
            act={() => showAlert({ kind: "error", text: m.inquiry_problem_name() })}
            name="Alert: error"
          />
          <Press
            act={() => showAlert({ kind: "notice", text: m.inquiry_received_text() })}
            name="Alert: notice"
          />
          <Press
            act={() => showToast({ kind: "error", text: m.offline_call() })}
            name="Toast: error"
          />
          <Press
            act={() => showToast({ kind: "notice", text: m.inquiry_received_title() })}
            name="Toast: notice"
          />
          <Press act={wait(100)} name="Call of 100 ms" />
          <Press act={wait(250)} name="Call of 250 ms" />
          <Press act={wait(1500)} name="Call of 1500 ms" />
        </Row>
      </Specimen>
    </>
  );
}

function Press({ act, name }: { act: () => unknown; name: ReactNode }) {
  return (
    <button type="button" lang="en" onClick={() => void act()} className={buttonClass("outline")}>
      {name}
    </button>
  );
}

function DialogSpecimen() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Press act={() => setOpen(true)} name="Dialog" />
      <Dialog open={open} onClose={close} label="Dialog">
        <div className="p-6">
          <div className="flex items-center justify-between">
            <p lang="en" className="text-xl font-semibold">
              Dialog
            </p>
            <CloseButton onClick={close} />
          </div>
          <p className="mt-4 text-felt">{m.inquiry_lead()}</p>
          <div className="mt-6">
            <Press
              act={() => showToast({ kind: "error", text: m.offline_call() })}
              name="Toast in here"
            />
          </div>
        </div>
      </Dialog>
    </>
  );
}

function DrawerSpecimen() {
  return (
    <>
      <DialogOpener dialog="demo-drawer" className={buttonClass("outline")}>
        <span lang="en">Drawer</span>
      </DialogOpener>
      <Drawer id="demo-drawer" label="Drawer">
        <div className="p-6">
          <NativeCloseButton className="flex justify-end" />
          <p className="mt-4 text-felt">{m.inquiry_lead()}</p>
        </div>
      </Drawer>
    </>
  );
}

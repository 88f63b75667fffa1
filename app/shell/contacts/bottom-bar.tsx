import { m } from "#text";
import { getLocale } from "#text/runtime";
import { MessageIcon, PhoneIcon, WechatIcon } from "../../ui/controls/icons.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { DialogOpener, NativeCloseButton, NativeDialog } from "../../ui/dialogs/native-dialog.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { useSettings, useWechatPicture } from "../use-settings.ts";
import { WhatsappButton } from "./whatsapp-button.tsx";

const cell =
  "flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs text-ink outline-offset-[-4px] active:bg-sand";

/** Phones only: message, telephone, and WeChat or WhatsApp. The footer leaves room for it. */
export function BottomBar() {
  const settings = useSettings();
  if (!settings) return null;
  return (
    <nav
      aria-label={m.quick_contact()}
      className="fixed inset-x-0 bottom-0 z-30 hidden border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] mobile:flex print:hidden"
    >
      <Link to="/aboutUs/lianxi.html" data-inquiry="message" className={cell}>
        <MessageIcon />
        {m.contact_us()}
      </Link>
      <a href={`tel:${settings.telphone.replaceAll(" ", "")}`} className={cell}>
        <PhoneIcon />
        {m.phone()}
      </a>
      {getLocale() === "zh" ? <Wechat /> : <WhatsappButton className={cell} label="WhatsApp" />}
    </nav>
  );
}

const wechatDialogId = "wechat";

function Wechat() {
  const settings = useSettings();
  const qr = useWechatPicture();
  return (
    <>
      <DialogOpener dialog={wechatDialogId} className={cell}>
        <WechatIcon />
        {m.wechat_short()}
      </DialogOpener>
      <NativeDialog
        id={wechatDialogId}
        label={m.wechat_qr()}
        className="m-auto rounded-lg px-10 pt-3 pb-8 text-center opacity-0 open:opacity-100 starting:open:opacity-0"
      >
        <NativeCloseButton className="-me-7 flex justify-end" />
        {qr && <Picture picture={qr} sizes="200px" className="mx-auto h-[220px] w-[200px]" />}
        <p className="mt-4 text-sm text-felt">{m.wechat()}</p>
        <p className="font-medium">{settings?.wechat}</p>
      </NativeDialog>
    </>
  );
}

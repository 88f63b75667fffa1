import { useState } from "react";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { CloseButton, Dialog } from "../ui/dialog.tsx";
import { Link } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";
import { useSettings, useWechatPicture } from "./use-settings.ts";
import { WhatsappButton } from "./whatsapp-button.tsx";

const cell =
  "flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs text-ink active:bg-sand";

/** Phones only: message, telephone, and WeChat or WhatsApp. The footer leaves room for it. */
export function BottomBar() {
  const settings = useSettings();
  if (!settings) return null;
  return (
    <nav
      aria-label={m.quick_contact()}
      className="fixed inset-x-0 bottom-0 z-30 hidden border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] mobile:flex print:hidden"
    >
      <Link to="/aboutUs/lianxi.html" rel="nofollow" data-inquiry="message" className={cell}>
        <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
          <path d="M4 5h16v11H9l-5 4z" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
        {m.contact_us()}
      </Link>
      <a href={`tel:${settings.telphone.replaceAll(" ", "")}`} className={cell}>
        <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
          <path
            d="M6 3h4l1.5 5-2.5 1.500a12 12 0 0 0 5.5 5.500l1.5-2.5 5 1.500v4c0 1-1 2-2 2C10.7 20 4 13.3 4 5c0-1 1-2 2-2z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
        {m.phone()}
      </a>
      {getLocale() === "zh" ? (
        <WechatButton />
      ) : (
        <WhatsappButton className={cell} label="WhatsApp" />
      )}
    </nav>
  );
}

function WechatButton() {
  const [open, setOpen] = useState(false);
  const settings = useSettings();
  const qr = useWechatPicture();
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={cell}>
        <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
          <path
            d="M9.5 4C5.9 4 3 6.4 3 9.400c0 1.7 1 3.2 2.5 4.200L5 16l2.7-1.500c.6.1 1.2.2 1.8.2C13 14.7 16 12.3 16 9.4 16 6.4 13 4 9.5 4zM16 10c3 .200 5 2.2 5 4.7 0 1.4-.7 2.6-1.9 3.500l.4 1.8-2-1.100c-3.5.700-6.5-1.2-6.9-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
        {m.wechat_short()}
      </button>
      <Dialog open={open} onClose={close} label={m.wechat_qr()} className="m-auto rounded-2xl p-6">
        <div className="text-center">
          {qr && <Picture picture={qr} sizes="200px" className="mx-auto h-[220px] w-[200px]" />}
          <p className="mt-3">
            <bdi>{settings?.wechat}</bdi>
          </p>
          <CloseButton onClick={close} className="mx-auto mt-2" />
        </div>
      </Dialog>
    </>
  );
}

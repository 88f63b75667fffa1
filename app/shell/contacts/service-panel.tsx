import { m } from "#text";
import { getLocale } from "#text/runtime";
import { HeadsetIcon } from "../../ui/controls/icons.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useSettings, useWechatPicture } from "../use-settings.ts";
import { floatingTab } from "./floating-tab.ts";
import { PhoneLink } from "./phone-link.tsx";
import { WhatsappButton } from "./whatsapp-button.tsx";

/**
 * The fold-out online service: first the chat that readers of the language have, then the
 * telephone, at last a message.
 */
export function ServicePanel() {
  const settings = useSettings();
  const isChinese = getLocale() === "zh";
  return (
    <details data-menu>
      <summary aria-label={m.online_service()} title={m.online_service()} className={floatingTab}>
        <HeadsetIcon />
      </summary>
      <section
        aria-label={m.online_service()}
        className="fixed end-14 bottom-6 w-64 rounded-lg border border-line bg-paper p-5 text-sm text-ink transition-opacity duration-200 ease-calm starting:opacity-0"
      >
        <p className="text-base font-semibold">{m.online_service()}</p>
        <p className="mt-1 text-felt">
          <Text>{settings?.serviceTime}</Text>
        </p>
        {isChinese ? <WechatCode /> : <Whatsapp />}
        <p>
          <PhoneLink className="min-h-10 text-base font-medium" />
        </p>
        {!isChinese && <WechatCode />}
        <Link
          to="/aboutUs/lianxi.html"
          data-inquiry="message"
          className="flex min-h-10 items-center underline underline-offset-4"
        >
          {m.leave_message()}
        </Link>
      </section>
    </details>
  );
}

function Whatsapp() {
  return (
    <WhatsappButton
      label="WhatsApp"
      className="mt-3 flex min-h-10 items-center gap-2 text-base font-medium underline-offset-4 hover:underline"
    />
  );
}

function WechatCode() {
  const qr = useWechatPicture();
  if (!qr) return null;
  return <Picture picture={qr} sizes="100px" className="my-3 h-[110px] w-[100px]" />;
}

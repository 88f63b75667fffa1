import { m } from "#text";
import { Link } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";
import { Text } from "../ui/text.tsx";
import { floatingButton } from "./floating-widgets.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { useSettings, useWechatPicture } from "./use-settings.ts";

/** The fold-out online service: QR code, telephone, leave a message. Works without JavaScript. */
export function ServicePanel() {
  const settings = useSettings();
  const qr = useWechatPicture();
  return (
    <details className="group relative">
      <summary aria-label={m.online_service()} className={floatingButton}>
        <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
          <path
            d="M4 14v-2a8 8 0 0 1 16 0v2M4 13h3v6H4zM17 13h3v6h-3zM18.5 19c0 1.5-2 2-4 2"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
      </summary>
      <div className="absolute end-14 bottom-0 w-64 rounded-xl border border-line bg-paper p-5 text-sm">
        <p className="font-semibold">{m.online_service()}</p>
        <p className="text-felt">
          <Text>{settings?.serviceTime}</Text>
        </p>
        {qr && <Picture picture={qr} sizes="100px" className="mt-3 h-[110px] w-[100px]" />}
        <PhoneLink className="mt-3 font-medium" />
        <Link
          to="/aboutUs/lianxi.html"
          rel="nofollow"
          data-inquiry="message"
          className="mt-1 flex min-h-10 items-center underline underline-offset-4"
        >
          {m.leave_message()}
        </Link>
      </div>
    </details>
  );
}

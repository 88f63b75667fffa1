import type { ReactNode } from "react";
import { m } from "#text";
import { PhoneLink } from "../shell/contacts/phone-link.tsx";
import { whatsappLink } from "../shell/contacts/whatsapp.ts";
import { useSettings, useWechatPicture } from "../shell/use-settings.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Text } from "../ui/text/text.tsx";

/** Every way to reach the company, as the settings have it. */
export function ContactBlock() {
  const settings = useSettings();
  const qr = useWechatPicture();
  if (!settings) return null;
  return (
    <dl className="grid gap-x-8 gap-y-5 phone:grid-cols-2 desktop:grid-cols-1">
      <Contact label={m.service_time()}>
        <Text>{settings.serviceTime}</Text>
      </Contact>
      <Contact label={m.phone()}>
        <PhoneLink />
      </Contact>
      <Contact label={m.address()}>
        <Text>{settings.address}</Text>
      </Contact>
      <Contact label={m.website()}>
        <bdi>{settings.webSite}</bdi>
      </Contact>
      <Contact label="WhatsApp">
        <a href={whatsappLink({ number: settings.whatsapp })} rel="noopener" className={link}>
          <bdi dir="ltr" className="tabular">
            {settings.whatsapp}
          </bdi>
        </a>
      </Contact>
      <Contact label={m.email()}>
        <a href={`mailto:${settings.email}`} className={link}>
          <bdi>{settings.email}</bdi>
        </a>
      </Contact>
      <Contact label={m.wechat()}>
        <bdi>{settings.wechat}</bdi>
        {qr && <Picture picture={qr} sizes="100px" className="mt-2 h-[110px] w-[100px]" />}
      </Contact>
    </dl>
  );
}

const link = "inline-flex min-h-8 items-center hover:underline";

function Contact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-felt">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import type { ReactNode } from "react";
import type { Text as TextValue } from "#domain/language/text.ts";
import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import { PhoneLink } from "../shell/contacts/phone-link.tsx";
import { whatsappLink } from "../shell/contacts/whatsapp.ts";
import { useSettings, useWechatPicture } from "../shell/use-settings.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { OfficeHours } from "./office-hours.tsx";

const link = "inline-flex min-h-8 items-center underline-offset-4 hover:underline";

/** Every way to reach the company; the telephone first and largest. */
export function Channels({ copy }: { copy: Copy }) {
  const settings = useSettings();
  const qr = useWechatPicture();
  if (!settings) return null;
  return (
    <div>
      <h2 className="sr-only">
        <Headline>{copy["channels.title"]}</Headline>
      </h2>
      <dl>
        <dt className="text-felt">
          <Text>{copy["channels.phone"]}</Text>
        </dt>
        <dd className="text-title font-semibold">
          <PhoneLink />
        </dd>
        <dt className="sr-only">
          <Text>{copy["channels.hours"]}</Text>
        </dt>
        <dd className="mt-1 text-felt">
          {settings.officeHours ? (
            <OfficeHours hours={settings.officeHours} />
          ) : (
            <Text>{settings.serviceTime}</Text>
          )}
        </dd>
      </dl>
      <dl className="mt-6 grid gap-x-8 border-t border-ink phone:grid-cols-2">
        <Channel label={copy["channels.email"]}>
          <a href={`mailto:${settings.email}`} className={link}>
            <bdi>{settings.email}</bdi>
          </a>
        </Channel>
        <Channel label={copy["channels.whatsapp"]}>
          <a href={whatsappLink({ number: settings.whatsapp })} rel="noopener" className={link}>
            <bdi dir="ltr" className="tabular">
              {settings.whatsapp}
            </bdi>
          </a>
        </Channel>
        <Channel label={copy["channels.website"]}>
          <bdi>{settings.webSite}</bdi>
        </Channel>
        <Channel label={copy["channels.address"]}>
          <Text>{settings.address}</Text>
        </Channel>
        <Channel label={copy["channels.wechat"]}>
          <bdi>{settings.wechat}</bdi>
        </Channel>
        {qr && (
          <Channel label={m.wechat_qr()}>
            <Picture picture={qr} sizes="100px" className="mt-1 h-[110px] w-[100px]" />
          </Channel>
        )}
      </dl>
    </div>
  );
}

function Channel({ label, children }: { label: TextValue | undefined; children: ReactNode }) {
  return (
    <div className="border-b border-line py-4">
      <dt className="text-sm text-felt">
        <Text>{label}</Text>
      </dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

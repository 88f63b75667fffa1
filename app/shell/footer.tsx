import type { ReactNode } from "react";
import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Text } from "../ui/text/text.tsx";
import { PhoneLink } from "./contacts/phone-link.tsx";
import { whatsappLink } from "./contacts/whatsapp.ts";
import { Logo } from "./logo.tsx";
import { footerNavigation } from "./menu/navigation.ts";
import { useHasBuyingPage, useSettings, useWechatPicture } from "./use-settings.ts";

export function Footer() {
  const settings = useSettings();
  const hasBuyingPage = useHasBuyingPage();
  if (!settings) return null;
  const isThere = ({ url }: { url: string }) => !url.startsWith("/buying.html") || hasBuyingPage;
  return (
    <footer className="out-of-sight bg-moss text-sm text-paper/85 [--guessed-height:112rem] tablet:[--guessed-height:73rem] desktop:[--guessed-height:46rem] print:hidden mobile:pb-16">
      <div className="page-width grid gap-x-16 gap-y-12 py-16 tablet:py-24 desktop:grid-cols-[5fr_7fr]">
        <Contacts />
        <div>
          <div className="grid grid-cols-2 gap-8 tablet:grid-cols-3">
            {footerNavigation.map(({ title, links }) => (
              <nav key={title()} aria-label={title()}>
                <h2 className="font-semibold text-paper">{title()}</h2>
                <ul className="mt-2">
                  {links.filter(isThere).map(({ url, label, nofollow }) => (
                    <li key={url}>
                      <Link
                        to={url}
                        rel={nofollow ? "nofollow" : undefined}
                        className="inline-flex min-h-9 items-center underline-offset-4 hover:underline"
                      >
                        {label()}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <ul className="mt-10 flex flex-wrap gap-3" aria-label={m.certificates()}>
            {settings.certificates.map((certificate) => (
              <li key={certificate} className="rounded-full border border-paper/40 px-4 py-1.5">
                <bdi>{certificate}</bdi>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="border-t border-paper/20">
        <p className="page-width flex flex-wrap justify-between gap-x-6 gap-y-1 py-5">
          <Text>{settings.siteRight}</Text>
          <span lang="zh">{settings.siteIcp}</span>
        </p>
        {settings.demonstrationNote && (
          <p className="page-width pb-5">
            <Link to="/demo" rel="nofollow" className={link}>
              <Text>{settings.demonstrationNote}</Text>
            </Link>
          </p>
        )}
      </div>
    </footer>
  );
}

function Contacts() {
  const settings = useSettings();
  const qr = useWechatPicture();
  if (!settings) return null;
  return (
    <div>
      <span className="text-paper">
        <Logo />
      </span>
      <dl className="mt-8 grid gap-x-8 gap-y-3 phone:grid-cols-2">
        <Contact label={m.service_time()}>
          <span className="break-keep">
            <Text>{settings.serviceTime}</Text>
          </span>
        </Contact>
        <Contact label={m.phone()}>
          <PhoneLink className="-my-1" />
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
        </Contact>
        {qr && (
          <Contact label={m.wechat_qr()}>
            <Picture picture={qr} sizes="100px" className="h-[110px] w-[100px]" />
          </Contact>
        )}
      </dl>
    </div>
  );
}

const link = "-my-1 inline-flex min-h-8 items-center underline-offset-4 hover:underline";

function Contact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-paper/70">{label}</dt>
      <dd className="py-1 text-base leading-6 text-paper [&_bdi]:whitespace-nowrap">{children}</dd>
    </div>
  );
}

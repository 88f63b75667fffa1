import type { ReactNode } from "react";
import { m } from "#text";
import { Link } from "../ui/link.tsx";
import { Text } from "../ui/text.tsx";
import { Logo } from "./logo.tsx";
import { mainNavigation } from "./navigation.ts";
import { useSettings } from "./use-settings.ts";

export function Footer() {
  const settings = useSettings();
  if (!settings) return null;
  return (
    <footer className="bg-moss text-sm text-paper/85 print:hidden">
      <div className="page-width grid gap-12 py-16 tablet:grid-cols-[2fr_3fr] tablet:py-24">
        <div className="space-y-6 text-paper">
          <Logo />
          <nav aria-label={m.footer_navigation()}>
            <ul className="grid grid-cols-2 gap-x-6">
              {mainNavigation.map(({ url, label }) => (
                <li key={url}>
                  <Link
                    to={url}
                    className="inline-flex min-h-10 items-center underline-offset-4 hover:underline"
                  >
                    {label()}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <dl className="grid grid-cols-1 gap-x-10 gap-y-5 phone:grid-cols-2">
          <Contact label={m.service_time()}>
            <Text>{settings.serviceTime}</Text>
          </Contact>
          <Contact label={m.phone()}>
            <a href={`tel:${settings.telphone.replaceAll(" ", "")}`}>
              <bdi className="tabular">{settings.telphone}</bdi>
            </a>
          </Contact>
          <Contact label={m.address()}>
            <Text>{settings.address}</Text>
          </Contact>
          <Contact label={m.website()}>
            <bdi>{settings.webSite}</bdi>
          </Contact>
          <Contact label="WhatsApp">
            <bdi className="tabular">{settings.whatsapp}</bdi>
          </Contact>
          <Contact label={m.email()}>
            <a href={`mailto:${settings.email}`}>
              <bdi>{settings.email}</bdi>
            </a>
          </Contact>
          <Contact label={m.wechat()}>
            <bdi>{settings.wechat}</bdi>
          </Contact>
        </dl>
      </div>
      <div className="border-t border-paper/20">
        <p className="page-width flex flex-wrap justify-between gap-x-6 gap-y-1 py-5">
          <Text>{settings.siteRight}</Text>
          <span lang="zh">{settings.siteIcp}</span>
        </p>
      </div>
    </footer>
  );
}

function Contact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-paper/70">{label}</dt>
      <dd className="mt-0.5 text-base text-paper">{children}</dd>
    </div>
  );
}

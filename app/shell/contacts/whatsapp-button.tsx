import { useLocation } from "react-router";
import { m } from "#text";
import { WhatsappIcon } from "../../ui/controls/icons.tsx";
import { useSettings } from "../use-settings.ts";
import { whatsappLink } from "./whatsapp.ts";

/** Opens a chat whose first line names the page the visitor comes from. */
export function WhatsappButton({ className, label }: { className: string; label?: string }) {
  const settings = useSettings();
  const { pathname } = useLocation();
  if (!settings) return null;
  const text = m.whatsapp_text({ page: `${settings.webSite}${pathname}` });
  return (
    <a
      href={whatsappLink({ number: settings.whatsapp, text })}
      target="_blank"
      rel="noopener"
      {...(!label && { "aria-label": "WhatsApp", title: "WhatsApp" })}
      className={className}
    >
      <WhatsappIcon />
      {label}
    </a>
  );
}

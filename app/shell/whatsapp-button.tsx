import { useLocation } from "react-router";
import { m } from "#text";
import { useSettings } from "./use-settings.ts";
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
      aria-label={label ? undefined : "WhatsApp"}
      className={className}
    >
      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
        <path
          d="M4 20l1.3-4A8 8 0 1 1 8.4 19zM9 8.5c0 4 2.5 6.5 6.5 6.5l.8-1.8-2-1.2-1 .9c-1-.5-1.7-1.2-2.2-2.2l.9-1-1.2-2z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      {label}
    </a>
  );
}

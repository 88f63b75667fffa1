import { useSettings } from "../use-settings.ts";

export function PhoneLink({ label, className = "" }: { label?: string; className?: string }) {
  const settings = useSettings();
  if (!settings) return null;
  return (
    <a
      href={`tel:${settings.telphone.replaceAll(" ", "")}`}
      className={`inline-flex min-h-8 items-center gap-2 underline-offset-4 hover:underline ${className}`}
    >
      {label}
      <bdi dir="ltr">{settings.telphone}</bdi>
    </a>
  );
}

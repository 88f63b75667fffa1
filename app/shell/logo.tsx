import { Text } from "../ui/text/text.tsx";
import { useSettings } from "./use-settings.ts";

/** An ear of grain whose kernels are a sound that fades: 听禾, listening to the grain. */
export function LogoMark({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        <path d="M20 4v32" />
        <path d="M12 10v20M28 10v20" />
        <path d="M4 16v8M36 16v8" opacity=".55" />
      </g>
    </svg>
  );
}

export function Logo() {
  const settings = useSettings();
  return (
    <span className="flex items-center gap-2.5 text-lg font-semibold whitespace-nowrap">
      <LogoMark className="size-9 shrink-0 text-oak" />
      <Text>{settings?.name}</Text>
    </span>
  );
}

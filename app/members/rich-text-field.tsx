import { lazy, Suspense, useId } from "react";
import { m } from "#text";
import { useHydrated } from "../ui/hooks/use-hydrated.tsx";
import { Skeleton } from "../ui/page/skeleton.tsx";
import { toolbarClass, toolClass, tools } from "./rich-text-tools.ts";

/** The editor is larger than all else on the page, and nothing that a server could draw. */
const RichTextEditor = lazy(async () => {
  const { RichTextEditor } = await import("./rich-text-editor.client.tsx");
  return { default: RichTextEditor };
});

/** A text with headings, lists and links. */
export function RichTextField({
  label,
  defaultHtml,
  error,
  onChange,
}: {
  label: string;
  /** Sanitized by the server. */
  defaultHtml: string;
  error: string | undefined;
  onChange: (html: string) => void;
}) {
  const id = useId();
  const errorId = error ? `${id}error` : undefined;
  return (
    <div>
      <p id={id} className="mb-1.5 font-medium">
        {label}
      </p>
      {useHydrated() ? (
        <Suspense fallback={<OnItsWay />}>
          <RichTextEditor labelId={id} {...{ errorId, defaultHtml, onChange }} />
        </Suspense>
      ) : (
        <OnItsWay />
      )}
      {error && (
        <p id={errorId} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** As high as toolbar and text, so that nothing moves when they come. */
function OnItsWay() {
  return (
    <div role="status">
      <span className="sr-only">{m.loading()}</span>
      <div aria-hidden="true" className={`animate-pulse ${toolbarClass}`}>
        {tools.map(({ label }) => (
          <span key={label()} className={`${toolClass} text-transparent`}>
            {label()}
          </span>
        ))}
      </div>
      <Skeleton className="h-80" />
    </div>
  );
}

import { useEffect, useId, useLayoutEffect, useState } from "react";
import { m } from "#text";
import { CloseIcon } from "../controls/icons.tsx";
import { createStore } from "../hooks/store.ts";
import { useStore } from "../hooks/use-store.ts";

type MessageKind = "error" | "notice";
type Toast = { id: number; kind: MessageKind; text: string; duration: number };

const patience = 200;
const toasts = createStore<Toast[]>([]);
const slowCalls = createStore(0);
/** The places that can show feedback, the topmost last: the page, then each open dialog. */
const regions = createStore<string[]>([]);

let count = 0;

/** A short message that goes away by itself. */
export function showToast({
  kind,
  text,
  duration = 6000,
}: {
  kind: MessageKind;
  text: string;
  duration?: number;
}) {
  const others = toasts.get().filter((toast) => toast.text !== text);
  toasts.set([...others, { id: ++count, kind, text, duration }]);
}

function dismiss(id: number) {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/**
 * Covers the page while the work takes longer than a moment. Once there, the overlay stays long
 * enough not to flicker, and the result is handed on when it is gone.
 */
export async function withOverlay<T>(work: Promise<T>): Promise<T> {
  let shownAt: number | undefined;
  const timer = setTimeout(() => {
    shownAt = performance.now();
    slowCalls.set(slowCalls.get() + 1);
  }, patience);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (shownAt !== undefined) {
      const rest = shownAt + patience - performance.now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      slowCalls.set(slowCalls.get() - 1);
    }
  }
}

/**
 * Where toasts and the overlay appear. A modal dialog makes the rest of the page inert and covers
 * it, so each open dialog brings a region of its own, and only the topmost one speaks.
 */
export function FeedbackRegion({
  beneath = false,
}: {
  /** The page's own: every dialog, opened sooner or later, is above it. */
  beneath?: boolean;
}) {
  const id = useId();
  const isTopmost = useStore(regions).at(-1) === id;
  const shown = useStore(toasts);
  const isSlow = useStore(slowCalls) > 0;

  useLayoutEffect(() => {
    regions.set(beneath ? [id, ...regions.get()] : [...regions.get(), id]);
    return () => regions.set(regions.get().filter((region) => region !== id));
  }, [id, beneath]);

  return (
    <div aria-live="polite" className="print:hidden">
      {isTopmost && shown.length > 0 && (
        <ul className="pointer-events-none fixed inset-x-4 top-4 z-60 flex flex-col items-center gap-2">
          {shown.map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </ul>
      )}
      {isTopmost && isSlow && <Overlay />}
    </div>
  );
}

/** Waits with going away while somebody points at it or is inside. */
function ToastCard({ toast: { id, kind, text, duration } }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isHeld]);
  const ground = kind === "error" ? "bg-danger" : "bg-moss";
  return (
    <li
      data-toast={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`pointer-events-auto flex max-w-lg items-center gap-2 rounded-lg ps-5 pe-2 text-white transition duration-200 ease-calm starting:-translate-y-2 starting:opacity-0 ${ground}`}
    >
      <p className="py-3">{text}</p>
      <button
        type="button"
        onClick={() => dismiss(id)}
        aria-label={m.close()}
        className="grid size-9 shrink-0 place-items-center rounded-full outline-white hover:bg-white/15"
      >
        <CloseIcon className="size-4" />
      </button>
    </li>
  );
}

function Overlay() {
  return (
    <div
      data-overlay
      className="fixed inset-0 z-50 grid cursor-progress place-items-center bg-paper/70 transition-opacity duration-150 ease-calm starting:opacity-0"
    >
      <p className="flex flex-col items-center gap-4 text-sm text-felt">
        <span aria-hidden="true" className="flex h-9 items-center gap-1.5 text-oak">
          {[0, 1, 2, 3, 4].map((bar) => (
            <span
              key={bar}
              style={{ animationDelay: `${bar * 120 - 600}ms` }}
              className="h-full w-1 animate-sound rounded-full bg-current"
            />
          ))}
        </span>
        {m.loading()}
      </p>
    </div>
  );
}

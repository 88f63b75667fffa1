import { useEffect, useRef } from "react";
import { m } from "#text";
import { CheckIcon } from "../ui/controls/icons.tsx";
import { controlClass, Field } from "../ui/forms/field.tsx";
import { type Captcha, type CaptchaState, useCaptcha } from "./use-captcha.ts";

/** The verification code: a picture to read, or work for the device of those who cannot. */
export function CaptchaField({
  given,
  error,
}: {
  /** The picture of a page that was made for this visitor alone. */
  given: Captcha | undefined;
  error: string | undefined;
}) {
  const { state, proofFailed, draw, freshen, prove } = useCaptcha(given);
  const field = useRef<HTMLDivElement>(null);

  // A picture costs the server a row: only those who come to the form get one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is first seen
  useEffect(() => {
    if (given || !field.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void draw({ quiet: true });
    });
    observer.observe(field.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={field} className="@lg:col-span-full">
      {state.kind === "picture" ? (
        <PictureCode
          state={state}
          error={error ?? (proofFailed ? m.inquiry_prove_failed() : undefined)}
          onFocus={freshen}
          onRedraw={draw}
        />
      ) : (
        <Proof state={state} />
      )}
      <button
        type="button"
        aria-disabled={state.kind === "proving"}
        onClick={() => {
          if (state.kind === "picture") void prove();
          else if (state.kind === "proved") void draw();
        }}
        className="mt-1.5 inline-flex min-h-8 items-center text-start text-sm text-felt underline underline-offset-4 hover:text-ink aria-disabled:no-underline noscript:hidden"
      >
        {state.kind === "picture" ? m.inquiry_prove() : m.inquiry_use_picture()}
      </button>
      <noscript>
        {/* React leaves it alone in a browser, so its words are not sent there twice. */}
        {import.meta.env.SSR && (
          <p className="mt-1.5 text-sm text-felt">
            {given ? m.inquiry_code_unreadable() : m.inquiry_code_follows()}
          </p>
        )}
      </noscript>
    </div>
  );
}

function PictureCode({
  state: { captcha, failed },
  error,
  onFocus,
  onRedraw,
}: {
  state: Extract<CaptchaState, { kind: "picture" }>;
  error: string | undefined;
  onFocus: () => void;
  onRedraw: () => void;
}) {
  return (
    <>
      <input type="hidden" name="vcode" value={captcha?.vcode ?? ""} />
      <Field label={m.inquiry_code()} error={error}>
        {(control) => (
          <div className="flex items-center gap-3">
            <input
              {...control}
              name="code"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onFocus={onFocus}
              className={`h-12 max-w-40 ${controlClass} rtl:text-end`}
            />
            <button
              type="button"
              onClick={() => onRedraw()}
              aria-label={m.inquiry_picture()}
              className="grid h-12 min-w-[88px] shrink-0 place-items-center rounded border border-line bg-paper px-2 text-sm hover:border-ink"
            >
              {captcha ? (
                <img src={captcha.content} alt="" width={70} height={26} />
              ) : (
                failed && m.inquiry_picture_missing()
              )}
            </button>
          </div>
        )}
      </Field>
    </>
  );
}

function Proof({ state }: { state: Exclude<CaptchaState, { kind: "picture" }> }) {
  const isDone = state.kind === "proved";
  return (
    <>
      {isDone && (
        <>
          <input type="hidden" name="vcode" value={state.vcode} />
          <input type="hidden" name="code" value={state.code} />
        </>
      )}
      <p className="mb-1.5 font-medium">{m.inquiry_code()}</p>
      <p role="status" className="flex min-h-12 items-center gap-2">
        {isDone && <CheckIcon className="size-5 shrink-0 text-moss" />}
        {isDone ? m.inquiry_proved() : m.inquiry_proving()}
      </p>
    </>
  );
}

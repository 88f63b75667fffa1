import { useIntl } from "../language.ts";

/** A moment in the reader's own time zone; hovering tells it to the second. */
export function When({ at }: { at: string | null | undefined }) {
  const intl = useIntl();
  if (!at) return <>–</>;
  const moment = new Date(at);
  const exact = new Intl.DateTimeFormat(intl, { dateStyle: "full", timeStyle: "long" });
  const short = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "short" });
  return (
    <time dateTime={at} title={exact.format(moment)}>
      {short.format(moment)}
    </time>
  );
}

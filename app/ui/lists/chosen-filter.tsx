import { m } from "#text";
import { CloseIcon } from "../controls/icons.tsx";
import { Link } from "../controls/link.tsx";

/** A filter that counts now, above the list; a press takes it away. */
export function ChosenFilter({
  to,
  label,
  inPlace = true,
}: {
  to: string;
  label: string;
  /** Only the list is exchanged; without, the whole page is. */
  inPlace?: boolean;
}) {
  return (
    <li>
      <Link
        to={to}
        inPlace={inPlace}
        aria-label={m.filter_remove({ name: label })}
        className="inline-flex min-h-9 items-center gap-2 bg-sand ps-3 pe-2.5 text-sm hover:bg-line"
      >
        {label}
        <CloseIcon className="size-3.5" />
      </Link>
    </li>
  );
}

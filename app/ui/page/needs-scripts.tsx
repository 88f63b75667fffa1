import { m } from "#text";
import { Link } from "../controls/link.tsx";

/** What a part that cannot do without JavaScript says to browsers without it. */
export function NeedsScripts({ text }: { text: string }) {
  return (
    <noscript>
      <p className="mt-6 border-s-3 border-oak ps-4">{text}</p>
      <p className="mt-4">
        <Link to="/aboutUs/lianxi.html" className="text-oak-deep underline underline-offset-4">
          {m.nav_contact()}
        </Link>
      </p>
    </noscript>
  );
}

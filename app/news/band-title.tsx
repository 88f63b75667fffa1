import { m } from "#text";
import type { Copy } from "../page-copy.ts";
import { Link } from "../ui/link.tsx";
import { Text } from "../ui/text.tsx";
import { classCopy, listPath } from "./addresses.ts";
import type { Band } from "./class-band.tsx";

export function BandTitle({ copy, class: name, count }: Omit<Band, "articles"> & { copy: Copy }) {
  const { title, lead } = classCopy({ copy, class: name });
  return (
    <div>
      <h2 className="text-2xl">
        <Text>{title}</Text>
      </h2>
      <p className="mt-2 max-w-[40ch] text-felt">
        <Text>{lead}</Text>
      </p>
      <Link
        to={listPath({ class: name })}
        className="mt-3 inline-flex min-h-8 items-center font-medium text-oak-deep underline-offset-4 hover:underline"
      >
        {m.news_see_all({ count })}
      </Link>
    </div>
  );
}

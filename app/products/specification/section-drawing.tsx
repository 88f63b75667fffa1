import type { ShownPack } from "#domain/specification/show-pack.ts";
import { m } from "#text";
import { WideTable } from "../../ui/page/wide-table.tsx";

/** The section to look at, wide enough to be read; or why there is none. */
export function SectionDrawing({ pack: { drawing } }: { pack: ShownPack }) {
  if (!drawing) return <p className="mt-8 text-sm text-felt">{m.spec_no_section()}</p>;
  const { address, title, width, height } = drawing;
  return (
    <WideTable name={title} dir="ltr" className="mt-10 border border-line bg-white p-3">
      <img
        src={address}
        alt={title}
        width={width}
        height={height}
        loading="lazy"
        className="h-auto w-full min-w-[44rem]"
      />
    </WideTable>
  );
}

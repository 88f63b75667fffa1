import type { ShownPack } from "#domain/specification/show-pack.ts";
import { m } from "#text";
import { buttonClass } from "../../ui/controls/button.tsx";
import { formatSize } from "../../ui/format/format-size.ts";

/** The archive, and each of its files alone. */
export function PackFiles({ pack: { archive, files } }: { pack: ShownPack }) {
  return (
    <div className="min-w-0">
      <a href={archive} download className={buttonClass()}>
        {m.spec_pack()}
      </a>
      <table className="mt-6 w-full border-collapse text-[0.9375rem]">
        <caption className="sr-only">{m.spec_files()}</caption>
        <thead>
          <tr className="border-b border-ink text-sm text-felt">
            {[m.spec_file(), m.spec_kind(), m.spec_size()].map((name) => (
              <th key={name} scope="col" className="py-2 pe-4 text-start font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map(({ about, address, kind, bytes }) => (
            <tr key={address} className="border-b border-line align-baseline">
              <th scope="row" className="pe-4 text-start font-normal">
                <a
                  href={address}
                  download={kind !== undefined}
                  className="inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep"
                >
                  {about}
                </a>
              </th>
              <td className="pe-4">
                <bdi>{kind ?? "–"}</bdi>
              </td>
              <td className="tabular whitespace-nowrap">
                {bytes === undefined ? (
                  <span className="text-sm text-felt">{m.spec_made_now()}</span>
                ) : (
                  <bdi>{formatSize(bytes)}</bdi>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

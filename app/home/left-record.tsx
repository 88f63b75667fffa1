import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { NativeCloseButton } from "../ui/dialogs/native-dialog.tsx";

/**
 * A change of language on a product or an article leads here. The script of this page then offers
 * the way back, in a corner, so that nothing moves.
 */
export function LeftRecord() {
  const [before, after] = m.left_record({ title: "|" }).split("|");
  return (
    <dialog
      data-left
      aria-label={m.left_record_here()}
      className="fixed start-4 end-auto bottom-6 z-20 m-0 max-w-[min(24rem,calc(100vw-6rem))] items-center gap-2 rounded-lg border border-line bg-paper py-1 ps-5 text-sm text-ink open:flex mobile:bottom-18 mobile:max-w-[calc(100vw-2rem)] print:hidden"
    >
      <p className="py-2">
        {before}
        <bdi />
        {after}{" "}
        <Link to="/" className="underline decoration-oak underline-offset-4 hover:text-oak-deep">
          {m.left_record_here()}
        </Link>
      </p>
      <NativeCloseButton className="shrink-0" />
    </dialog>
  );
}

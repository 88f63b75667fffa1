import { language } from "#domain/language/language.ts";
import { getLocale } from "#text/runtime";

/** Width × height × depth in millimetres, in the order in which their names are read. */
export function Dimensions({
  of: { width, height, depth },
}: {
  of: { width: number; height: number; depth: number };
}) {
  return (
    <bdi dir={language(getLocale()).dir} className="tabular">
      {[width, height, depth].join("\u00a0× ")}
    </bdi>
  );
}

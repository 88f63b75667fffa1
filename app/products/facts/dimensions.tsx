/** Width × height × depth in millimetres, in this order in every language. */
export function Dimensions({
  of: { width, height, depth },
}: {
  of: { width: number; height: number; depth: number };
}) {
  return (
    <bdi dir="ltr" className="tabular">
      {[width, height, depth].join("\u00a0× ")}
    </bdi>
  );
}

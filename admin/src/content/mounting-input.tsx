import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { call } from "../office/call.ts";
import { isObject, type Label } from "./field.ts";
import type { OfficeRecord } from "./record.ts";
import { ChoiceInput } from "./simple-inputs.tsx";

/** One of the mountings of the product that is named beside it, as `id`. */
export function MountingInput({
  path,
  label,
}: {
  path: string;
  label: string;
  hint: string | undefined;
}) {
  const product: unknown = useWatch({ name: path.replace(/\.[^.]+$/, ".id") });
  const chosen: unknown = useWatch({ name: path });
  const { data = [] } = useQuery({
    queryKey: ["content", "product", "mountings", product],
    queryFn: () => readMountings(String(product)),
    enabled: typeof product === "string" && product !== "",
  });
  // What is chosen is shown before its product has been read, and when it no longer exists.
  const isKnown = !chosen || data.some(({ id }) => id === chosen);
  const unknown = { id: String(chosen), name: { zh: String(chosen), en: String(chosen) } };
  return (
    <ChoiceInput path={path} label={label} optional choices={isKnown ? data : [...data, unknown]} />
  );
}

async function readMountings(product: string): Promise<{ id: string; name: Label }[]> {
  const path = `content/product/${encodeURIComponent(product)}`;
  const { content } = await call<OfficeRecord>({ path });
  const mountings = Array.isArray(content.mountings) ? content.mountings : [];
  return mountings.filter(isObject).map(({ id, buildUp }) => ({
    id: String(id),
    name: isObject(buildUp)
      ? { zh: String(buildUp.zh || id), en: String(buildUp.en || id) }
      : { zh: String(id), en: String(id) },
  }));
}

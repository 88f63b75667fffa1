import type { MountingKind } from "#domain/catalogue/product-kinds.ts";
import { m } from "#text";

const names: Record<MountingKind, () => string> = {
  direct: m.mounting_direct,
  battens: m.mounting_battens,
  "battens-wool": m.mounting_battens_wool,
  "ceiling-void": m.mounting_ceiling_void,
  "ceiling-void-wool": m.mounting_ceiling_void_wool,
  suspended: m.mounting_suspended,
};

export function mountingName(kind: MountingKind): string {
  return names[kind]();
}

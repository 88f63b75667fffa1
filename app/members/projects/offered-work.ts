import type { KeptLine } from "#domain/basket/basket-rules.ts";
import { type MountingKind, mountingKinds } from "#domain/catalogue/product-kinds.ts";
import type { KeptWork } from "#domain/projects/kept-work.ts";

export type OfferedWork = { title: string; work: KeptWork };

/** What a link of `KeepLink` wants to be kept; undefined when it names nothing. */
export function readOfferedWork({
  hash,
  basket,
}: {
  /** Behind the sign itself nothing is sent to the server, however large a room is. */
  hash: string;
  /** What is on the device. */
  basket: KeptLine[];
}): OfferedWork | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const read = (name: string) => given.get(name) || undefined;
  const work = workOf({ read, basket });
  return work && { title: read("title") ?? "", work };
}

function workOf({
  read,
  basket,
}: {
  read: (name: string) => string | undefined;
  basket: KeptLine[];
}): KeptWork | undefined {
  const product = read("product");
  const room = read("room");
  switch (read("kind")) {
    case "basket":
      return basket.length > 0 ? { kind: "basket", lines: basket } : undefined;
    case "comparison": {
      const products = read("p")?.split(",").slice(0, 4) ?? [];
      const depth = Number(read("depth")) || undefined;
      const mounting = mountingKinds.find((kind: MountingKind) => kind === read("mounting"));
      return products.length > 0 ? { kind: "comparison", products, depth, mounting } : undefined;
    }
    case "calculation":
      return room ? { kind: "calculation", room } : undefined;
    case "pack":
      return product
        ? { kind: "pack", product, mounting: read("mounting"), finish: read("finish") }
        : undefined;
    default:
      return undefined;
  }
}

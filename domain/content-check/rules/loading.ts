import type { ProductContent } from "../../catalogue/product-content.ts";
import {
  container40,
  type Footprint,
  fitsThroughDoor,
  palletsInContainer,
} from "../../shipping/container.ts";
import type { Problem, Rule } from "../rule.ts";
import { sentencesOf } from "../texts.ts";

/** What is packed fits into its carton, the carton through the door, the pallets onto the floor. */
export const loading: Rule = {
  id: "loading",
  title: { zh: "包装与装柜", en: "Packing and loading" },
  check: ({ record: { kind, content } }) => {
    if (kind === "product") return checkPacking(content);
    if (kind === "article" && content.tags.includes("shipping")) return checkPlan(content);
    return [];
  },
};

function checkPacking({ packing, sizes, weight }: ProductContent): Problem[] {
  if (!packing) return [];
  const { carton, piecesPerCarton, grossWeight } = packing;
  const problems: Problem[] = [];
  if (!fitsThroughDoor(carton)) {
    problems.push({
      field: "packing.carton",
      message: {
        zh: "纸箱进不了集装箱门",
        en: "The carton does not pass the door of a container",
      },
    });
  }
  const [size] = sizes;
  const net = weight && size && netWeight({ weight, size }) * piecesPerCarton;
  // A disc weighs less than its square, by a quarter at most.
  if (net && grossWeight < net * 0.75) {
    problems.push({
      field: "packing.grossWeight",
      message: {
        zh: `毛重 ${grossWeight} kg 低于净重 ${net.toFixed(1)} kg`,
        en: `${grossWeight} kg gross is less than ${net.toFixed(1)} kg net`,
      },
    });
  }
  return problems;
}

function netWeight({
  weight,
  size,
}: {
  weight: NonNullable<ProductContent["weight"]>;
  size: ProductContent["sizes"][number];
}) {
  if (weight.per === "piece") return weight.value;
  return (weight.value * size.width * size.height) / 1e6;
}

const footprint = /(?:footprint|floor space|占地|المسقط)\D{0,20}?(\d{3,4})\s?×\s?(\d{3,4})/iu;
const pallets = /(?<!\d)(\d+)\s?(?:pallets|托(?!盘)|منصّة|منصّات)/gu;

/** A worked load may not set down more pallets than the floor of a container holds, two high. */
function checkPlan(content: { body: Record<"zh" | "en" | "ar", string> }): Problem[] {
  const sentences = sentencesOf({ body: content.body });
  return (["zh", "en", "ar"] as const).flatMap((lang) => {
    const own = sentences.filter((sentence) => sentence.lang === lang);
    const found = own.flatMap(({ words }) => footprint.exec(words) ?? []).slice(1, 3);
    const [width, length] = found.map(Number);
    if (!width || !length) return [];
    const claimed = Math.max(
      0,
      ...own.flatMap(({ words }) =>
        Array.from(words.matchAll(pallets), ([, count]) => Number(count)),
      ),
    );
    const pallet: Footprint = { width, length };
    const most = palletsInContainer({ pallet, container: container40, layers: 2 });
    if (claimed <= most) return [];
    return [
      {
        field: "body",
        message: {
          zh: `（${lang}）写了 ${claimed} 托，占地 ${width} × ${length} mm 的托盘在 40 尺柜里最多放 ${most} 托`,
          en: `(${lang}) loads ${claimed} pallets of ${width} × ${length} mm; a 40 ft container takes ${most}`,
        },
      },
    ];
  });
}

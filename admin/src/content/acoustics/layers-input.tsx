import { Box } from "@mui/material";
import { useWatch } from "react-hook-form";
import type { Choice } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { ListInput } from "../fields/list-input.tsx";
import { ChoiceInput, NumberInput } from "../fields/simple-inputs.tsx";
import { texts } from "../texts.ts";

const kinds: Choice[] = [
  { id: "slots", name: { zh: "木条或开缝", en: "Slats or slots" } },
  { id: "holes", name: { zh: "圆孔板", en: "Board with round holes" } },
  { id: "felt", name: { zh: "聚酯毡", en: "Polyester felt" } },
  { id: "wool", name: { zh: "矿物棉", en: "Mineral wool" } },
  { id: "air", name: { zh: "空气", en: "Air" } },
];

const parts = {
  slots: ["thickness", "width", "spacing"],
  holes: ["thickness", "diameter", "spacing"],
  felt: ["thickness", "flowResistivity"],
  wool: ["thickness", "flowResistivity"],
  air: ["thickness"],
} as const;
type LayerKind = keyof typeof parts;

/** The build-up in numbers, from the room to the wall: what the calculation starts from. */
export function LayersInput({ path }: { path: string }) {
  const text = useTexts(texts);
  return (
    <ListInput
      path={path}
      label={text.layers}
      hint={text.layersHint}
      addLabel={text.addLayer}
      blankPart={() => ({ kind: "air", thickness: null })}
    >
      {(part) => <Layer path={part} />}
    </ListInput>
  );
}

function Layer({ path }: { path: string }) {
  const text = useTexts(texts);
  const kind: LayerKind = useWatch({ name: `${path}.kind` }) ?? "air";
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "repeat(4, 1fr)" } }}>
      <ChoiceInput path={`${path}.kind`} label={text.layerKind} choices={kinds} />
      {parts[kind].map((part) => (
        <NumberInput
          key={part}
          path={`${path}.${part}`}
          label={text[part]}
          unit={part === "flowResistivity" ? "kPa·s/m²" : "mm"}
        />
      ))}
    </Box>
  );
}

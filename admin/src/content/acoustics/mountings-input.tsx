import { Box, Checkbox, FormControlLabel } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import { useTexts } from "../../language.ts";
import { useIsTranslating } from "../editor/editor-context.tsx";
import { emptyText } from "../field.ts";
import { EvidenceInput } from "../fields/evidence-input.tsx";
import { ListInput } from "../fields/list-input.tsx";
import { LocalizedInput } from "../fields/localized-input.tsx";
import { ChoiceInput, LineInput, NumberInput } from "../fields/simple-inputs.tsx";
import { texts } from "../texts.ts";
import { AbsorptionCurve } from "./absorption-curve.tsx";
import { BandTable } from "./band-table.tsx";
import { type Bands, octaves, thirds } from "./bands.ts";
import { LayersInput } from "./layers-input.tsx";
import { mountingKinds } from "./mounting-kinds.ts";
import { Ratings } from "./ratings.tsx";

const empty = (bands: readonly number[]) => Object.fromEntries(bands.map((band) => [band, null]));

/** How a panel is fixed, and what it then absorbs: bands, curve and the ratings they give. */
export function MountingsInput({ path, label }: { path: string; label: string }) {
  const text = useTexts(texts);
  return (
    <ListInput
      path={path}
      label={label}
      addLabel={text.addMounting}
      blankPart={() => ({ id: "", kind: "direct", buildUp: emptyText(), depth: null })}
    >
      {(part) => <Mounting path={part} />}
    </ListInput>
  );
}

function Mounting({ path }: { path: string }) {
  const text = useTexts(texts);
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <Box
        sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "repeat(3, 1fr)" } }}
      >
        <ChoiceInput path={`${path}.kind`} label={text.mountingKind} choices={mountingKinds} />
        <LineInput path={`${path}.id`} label={text.mountingId} />
        <NumberInput path={`${path}.depth`} label={text.mountingDepth} unit="mm" />
      </Box>
      <LocalizedInput path={`${path}.buildUp`} label={text.buildUp} lines={2} />
      <Switched
        path={`${path}.measured`}
        label={text.measured}
        value={() => ({ absorption: empty(octaves), evidence: { kind: "laboratory" } })}
      >
        <Measured path={`${path}.measured`} />
      </Switched>
      <ListInput
        path={`${path}.comparable`}
        label={text.comparable}
        hint={text.comparableHint}
        addLabel={text.addComparable}
        blankPart={() => ({
          ...{ absorption: empty(octaves), evidence: { kind: "literature" } },
          ...{ specimen: emptyText(), differs: emptyText() },
        })}
      >
        {(part) => <Comparable path={part} />}
      </ListInput>
      <LayersInput path={`${path}.layers`} />
    </Box>
  );
}

function Measured({ path }: { path: string }) {
  const text = useTexts(texts);
  const absorption: Bands | undefined = useWatch({ name: `${path}.absorption` });
  const fine: Bands | undefined = useWatch({ name: `${path}.thirds` });
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(0, 2fr)" },
        }}
      >
        <div>
          <BandTable path={`${path}.absorption`} bands={octaves} caption={text.octaves} />
          <Ratings absorption={absorption} thirds={fine} />
        </div>
        <AbsorptionCurve absorption={absorption ?? {}} thirds={fine ?? {}} />
      </Box>
      <Switched path={`${path}.thirds`} label={text.thirds} value={() => empty(thirds)}>
        <BandTable path={`${path}.thirds`} bands={thirds} caption={text.thirds} />
      </Switched>
      <EvidenceInput path={`${path}.evidence`} kinds={["laboratory"]} />
    </Box>
  );
}

/** What others have measured of something like it: shown as that, and in no rating. */
function Comparable({ path }: { path: string }) {
  const text = useTexts(texts);
  const absorption: Bands | undefined = useWatch({ name: `${path}.absorption` });
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(0, 2fr)" },
        }}
      >
        <BandTable path={`${path}.absorption`} bands={octaves} caption={text.octaves} />
        <AbsorptionCurve absorption={absorption ?? {}} thirds={{}} />
      </Box>
      <LocalizedInput
        path={`${path}.specimen`}
        label={text.specimen}
        hint={text.specimenHint}
        lines={2}
      />
      <LocalizedInput path={`${path}.differs`} label={text.differs} lines={2} />
      <EvidenceInput path={`${path}.evidence`} />
    </Box>
  );
}

/** A part that is stated or not. */
function Switched({
  path,
  label,
  value,
  children,
}: {
  path: string;
  label: string;
  value: () => object;
  children: React.ReactNode;
}) {
  const { setValue, formState } = useFormContext();
  const isTranslating = useIsTranslating();
  const given: unknown = useWatch({ name: path });
  const isThere = given !== undefined && given !== null;
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={isThere}
            disabled={formState.disabled || isTranslating}
            onChange={(event) =>
              setValue(path, event.target.checked ? value() : null, { shouldDirty: true })
            }
          />
        }
      />
      {isThere && children}
    </div>
  );
}

import type { SectionPart } from "../section/section-parts.ts";
import { wholeSteps } from "../section/whole-steps.ts";
import { enumeration, type StepFile, type StepValue, unset } from "./step-file.ts";

/** How much of the build-up is modelled. Its panels have sizes of their own, and some are no rectangles. */
const about = 1000;

/** What does not face the room; that has the colour of the finish. */
const colours: Partial<Record<SectionPart["kind"], string>> = {
  felt: "#3a3835",
  wool: "#e0d3b0",
};
const nameless = "#b08a5e";

export type Shape = { map: StepValue; body: StepValue; width: number; height: number };

type Box = { from: number; to: number; near: number; far: number };

/**
 * A piece of the build-up as solids: x along the structure, whose face is y = 0, the room at less,
 * and as high as it is wide or nearly so. Air has no solid; a board with holes is closed.
 */
export function addShape({
  file,
  section,
  context,
  colour = nameless,
}: {
  file: StepFile;
  /** From the room to the structure. */
  section: SectionPart[];
  context: StepValue;
  colour: string | undefined;
}): Shape {
  const width = wholeSteps({ parts: section, about });
  const body = file.add(
    "IFCGEOMETRICREPRESENTATIONSUBCONTEXT",
    ...["Body", "Model", ...inherited, context, unset, enumeration("MODEL_VIEW"), unset],
  );
  let near = -section.reduce((sum, { thickness }) => sum + thickness, 0);
  const solids = section.flatMap((part, at) => {
    const far = near + part.thickness;
    const boxes = boxesOf({ part, width, near, far });
    near = far;
    if (boxes.length === 0) return [];
    const style = addStyle({ file, colour: at === 0 ? colour : (colours[part.kind] ?? colour) });
    return boxes.map((box) => {
      const solid = addSolid({ file, box });
      file.add("IFCSTYLEDITEM", solid, [style], unset);
      return solid;
    });
  });
  const shape = file.add("IFCSHAPEREPRESENTATION", body, "Body", "SweptSolid", solids);
  const map = file.add("IFCREPRESENTATIONMAP", addAxes({ file }), shape);
  return { map, body, width, height: about };
}

/** What a part of a context takes from the whole. */
const inherited: StepValue[] = Array.from({ length: 4 }, () => ({ written: "*" }));

function boxesOf({
  part,
  width,
  near,
  far,
}: {
  part: SectionPart;
  width: number;
  near: number;
  far: number;
}): Box[] {
  if (part.kind === "air" || part.kind === "space") return [];
  if (part.kind !== "slots") return [{ from: 0, to: width, near, far }];
  const { width: gap, spacing } = part;
  return Array.from({ length: Math.round(width / spacing) }, (_, at) => {
    const from = at * spacing + gap / 2;
    return { from, to: from + spacing - gap, near, far };
  });
}

function addSolid({ file, box: { from, to, near, far } }: { file: StepFile; box: Box }): StepValue {
  const middle = file.add("IFCCARTESIANPOINT", [(from + to) / 2, (near + far) / 2]);
  const profile = file.add(
    "IFCRECTANGLEPROFILEDEF",
    ...[enumeration("AREA"), unset, file.add("IFCAXIS2PLACEMENT2D", middle, unset)],
    ...[to - from, far - near],
  );
  const up = file.add("IFCDIRECTION", [0, 0, 1]);
  return file.add("IFCEXTRUDEDAREASOLID", profile, addAxes({ file }), up, about);
}

export function addAxes({ file }: { file: StepFile }): StepValue {
  return file.add(
    "IFCAXIS2PLACEMENT3D",
    ...[file.add("IFCCARTESIANPOINT", [0, 0, 0]), unset, unset],
  );
}

function addStyle({ file, colour }: { file: StepFile; colour: string }): StepValue {
  const [red, green, blue] = [1, 3, 5].map(
    (at) => Math.round((Number.parseInt(colour.slice(at, at + 2), 16) / 255) * 1000) / 1000,
  );
  const rgb = file.add("IFCCOLOURRGB", unset, red ?? 0, green ?? 0, blue ?? 0);
  const shading = file.add("IFCSURFACESTYLESHADING", rgb, 0);
  return file.add("IFCSURFACESTYLE", unset, enumeration("BOTH"), [shading]);
}

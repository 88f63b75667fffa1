import { addAxes, type Shape } from "./add-shape.ts";
import { enumeration, type StepFile, type StepValue, unset } from "./step-file.ts";

/** One covering of the type, in a building because every covering has to be somewhere. */
export function addPiece({
  file,
  id,
  project,
  type,
  shape,
  isCeiling,
  name,
  description,
  tag,
}: {
  file: StepFile;
  id: (role: string) => string;
  project: StepValue;
  type: StepValue;
  shape: Shape;
  /** Lies below the slab rather than in front of a wall. */
  isCeiling: boolean;
  name: string;
  description: string;
  tag: string;
}): void {
  const ground = file.add("IFCLOCALPLACEMENT", unset, addAxes({ file }));
  const building = file.add(
    "IFCBUILDING",
    ...[id("building"), unset, name, unset, unset, ground, unset, unset],
    ...[enumeration("ELEMENT"), unset, unset, unset],
  );
  file.add("IFCRELAGGREGATES", id("aggregates"), unset, unset, unset, project, [building]);
  const origin = file.add("IFCCARTESIANPOINT", [0, 0, 0]);
  const whole = file.add(
    "IFCCARTESIANTRANSFORMATIONOPERATOR3D",
    ...[unset, unset, origin, unset, unset],
  );
  const mapped = file.add("IFCMAPPEDITEM", shape.map, whole);
  const seen = file.add(
    "IFCSHAPEREPRESENTATION",
    ...[shape.body, "Body", "MappedRepresentation", [mapped]],
  );
  // Depth, which is y in the shape, goes up to the slab.
  const [axis, along] = isCeiling
    ? [file.add("IFCDIRECTION", [0, -1, 0]), file.add("IFCDIRECTION", [1, 0, 0])]
    : [unset, unset];
  const place = file.add(
    "IFCLOCALPLACEMENT",
    ground,
    file.add("IFCAXIS2PLACEMENT3D", origin, axis, along),
  );
  const covering = file.add(
    "IFCCOVERING",
    ...[id("piece"), unset, name, description, unset, place],
    ...[file.add("IFCPRODUCTDEFINITIONSHAPE", unset, unset, [seen]), tag, unset],
  );
  file.add("IFCRELDEFINESBYTYPE", id("defines"), unset, unset, unset, [covering], type);
  const contained = [id("contains"), unset, unset, unset, [covering], building];
  file.add("IFCRELCONTAINEDINSPATIALSTRUCTURE", ...contained);
}

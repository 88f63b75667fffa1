import { m } from "#text";
import { nameMounting } from "../../catalogue/curve-words.ts";
import { plain } from "../../language/text.ts";
import { writeNumber } from "../../text/write-number.ts";
import type { Specified } from "../get-specification.ts";
import { describePart } from "../section/describe-section.ts";
import { addPiece } from "./add-piece.ts";
import { addShape } from "./add-shape.ts";
import { listPropertySets, type Property } from "./property-sets.ts";
import {
  createStepFile,
  derived,
  enumeration,
  globalId,
  type StepFile,
  type StepValue,
  typed,
  unset,
} from "./step-file.ts";

/**
 * The product in this mounting and finish as a type for BIM: IFC4, an IfcCoveringType with its
 * property sets and layers. Where the section is known, it has the shape of a piece of it, and one
 * covering of that type, because most viewers show what is built and no types.
 */
export function writeIfc(specified: Specified): string {
  const { product, mounting, finish, company, section, lang } = specified;
  const key = [product.id, mounting.id, finish?.id ?? ""].join("/");
  const title = plain(product.title);
  const file = createStepFile();
  const id = (role: string) => globalId(`${key} ${role}`);
  const { project, context } = addProject({ file, id: id("project"), name: title });
  const sets = listPropertySets(specified).map(({ name, properties }) =>
    file.add(
      "IFCPROPERTYSET",
      ...[id(name), unset, name, unset],
      properties.map((property) => addProperty(file, property)),
    ),
  );
  const mounted = m.mounting_with_depth(
    { mounting: nameMounting(mounting.kind, lang), depth: writeNumber(mounting.depth) },
    { locale: lang },
  );
  const { predefined, element } = kindOf(specified);
  const name = `${title} (${mounted})`;
  const shape = section && addShape({ file, section, context, colour: finish?.colour });
  const type = file.add(
    "IFCCOVERINGTYPE",
    ...[id("type"), unset, name, plain(mounting.buildUp), unset],
    ...[sets, shape ? [shape.map] : unset, product.code, element, enumeration(predefined)],
  );
  file.add("IFCRELDECLARES", id("declares"), unset, unset, unset, project, [type]);
  if (section) {
    // Layers of IFC are counted from the structure; these are from the room, as everywhere here.
    const layers = section.map((part) =>
      file.add(
        "IFCMATERIALLAYER",
        file.add("IFCMATERIAL", describePart(part, specified), unset, part.kind),
        ...[part.thickness, unset, describePart(part, specified), unset, unset, unset],
      ),
    );
    const set = file.add("IFCMATERIALLAYERSET", layers, mounted, plain(mounting.buildUp));
    file.add("IFCRELASSOCIATESMATERIAL", id("material"), unset, unset, unset, [type], set);
  }
  if (shape) {
    const description = m.spec_ifc_piece(
      { width: writeNumber(shape.width), height: writeNumber(shape.height) },
      { locale: lang },
    );
    const texts = { name, description, tag: product.code };
    const isCeiling = predefined === "CEILING";
    addPiece({ file, id, project, type, shape, isCeiling, ...texts });
  }
  const head = [
    ...[`${product.code}.ifc`, product.updatedAt.toISOString().slice(0, 19)],
    ...[[plain(company.name)], [plain(company.name)]],
    ...[plain(company.name), specified.origin, ""],
  ];
  return file.write({
    schema: "IFC4",
    header: [[["ViewDefinition [NotAssigned]"], "2;1"], head],
  });
}

/** IfcProject with its units: a file without them says nothing by its numbers. */
function addProject({ file, id, name }: { file: StepFile; id: string; name: string }) {
  const unit = (kind: string, prefix: string | undefined, unitName: string) =>
    file.add(
      "IFCSIUNIT",
      derived,
      ...[enumeration(kind), prefix ? enumeration(prefix) : unset, enumeration(unitName)],
    );
  const units = file.add("IFCUNITASSIGNMENT", [
    unit("LENGTHUNIT", "MILLI", "METRE"),
    unit("AREAUNIT", undefined, "SQUARE_METRE"),
    unit("VOLUMEUNIT", undefined, "CUBIC_METRE"),
    unit("PLANEANGLEUNIT", undefined, "RADIAN"),
    unit("MASSUNIT", "KILO", "GRAM"),
    unit("FREQUENCYUNIT", undefined, "HERTZ"),
  ]);
  const origin = file.add("IFCCARTESIANPOINT", [0, 0, 0]);
  const axes = file.add("IFCAXIS2PLACEMENT3D", origin, unset, unset);
  const context = file.add(
    "IFCGEOMETRICREPRESENTATIONCONTEXT",
    ...[unset, "Model", { written: "3" }, 0.00001, axes, unset],
  );
  const project = file.add(
    "IFCPROJECT",
    ...[id, unset, name, unset, unset, unset, unset, [context], units],
  );
  return { project, context };
}

function addProperty(file: StepFile, { name, value, least, most }: Property): StepValue {
  if (least === undefined || most === undefined) {
    return file.add("IFCPROPERTYSINGLEVALUE", name, unset, typed(value.type, value.of), unset);
  }
  const real = (of: number) => typed("IFCREAL", of);
  return file.add(
    "IFCPROPERTYBOUNDEDVALUE",
    ...[name, unset, real(most), real(least), unset, typed(value.type, value.of)],
  );
}

/** What is fixed to a wall or hung below a slab; what stands or hangs free has no name there. */
function kindOf({ mounting: { kind }, section }: Specified) {
  if (kind === "ceiling-void" || kind === "ceiling-void-wool") {
    return { predefined: "CEILING", element: unset };
  }
  const isFixed = kind === "battens" || kind === "battens-wool" || (kind === "direct" && section);
  return isFixed
    ? { predefined: "CLADDING", element: unset }
    : { predefined: "USERDEFINED", element: "ACOUSTIC_ELEMENT" };
}

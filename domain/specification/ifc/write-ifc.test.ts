import { afterAll, beforeAll, expect, test } from "vitest";
import {
  IFCCOVERING,
  IFCCOVERINGTYPE,
  IFCMATERIALLAYER,
  IFCPROJECT,
  IFCRELCONTAINEDINSPATIALSTRUCTURE,
  IFCRELDEFINESBYTYPE,
  IFCSIUNIT,
  IfcAPI,
  LogLevel,
} from "web-ifc";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { languages } from "../../language/language.ts";
import { plain } from "../../language/text.ts";
import { getSpecification } from "../get-specification.ts";
import { globalId } from "./step-file.ts";
import { writeIfc } from "./write-ifc.ts";

giveOwnDatabase();

const ifc = new IfcAPI();
beforeAll(async () => {
  await ifc.Init();
  ifc.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
});
afterAll(() => ifc.Dispose());

type Line = Record<string, { value: unknown } | null> & { HasPropertySets?: { value: number }[] };

const choice = { id: "slat-oak", mounting: "battens-50", origin: "https://www.example.com" };

test.each(languages.map(({ code }) => code))(
  "a parser of others reads the type, its sets and its layers, in %s",
  async (lang) => {
    const specification = await getSpecification({ ...choice, lang });
    const specified = specification.in[lang];
    const model = ifc.OpenModel(new TextEncoder().encode(writeIfc(specified)));
    expect(ifc.GetModelSchema(model)).toBe("IFC4");
    const read = (type: number): Line[] =>
      Array.from(ifc.GetLineIDsWithType(model, type), (id) => ifc.GetLine(model, id, true));
    const [project] = read(IFCPROJECT);
    expect(project?.Name?.value).toBe(plain(specified.product.title));
    expect(read(IFCSIUNIT).map(({ Prefix, Name }) => [Prefix?.value, Name?.value])).toContainEqual([
      "MILLI",
      "METRE",
    ]);
    const [type, ...others] = read(IFCCOVERINGTYPE);
    expect(others).toEqual([]);
    expect(type?.PredefinedType?.value).toBe("CLADDING");
    expect(type?.Description?.value).toBe(plain(specified.mounting.buildUp));
    expect(read(IFCMATERIALLAYER).map((one) => one.LayerThickness?.value)).toEqual([12, 9, 50]);
    const sets = new Map(setsOf(type));
    expect([...sets.keys()]).toEqual([
      "Pset_CoveringCommon",
      "Pset_ManufacturerTypeInformation",
      "AcousticPanel_Nominal",
      "SoundAbsorption_ComparableConstruction",
      "SoundAbsorption_Calculated",
    ]);
    const { calculated } = specified.mounting;
    const bands = sets.get("SoundAbsorption_Calculated");
    expect(bands?.get("EvidenceStatus")?.NominalValue?.value).toBe("calculated");
    for (const band of [125, 250, 500, 1000] as const) {
      const property = bands?.get(`Alpha_${band}Hz`);
      expect(property?.SetPointValue?.value).toBe(calculated?.absorption[band]);
      expect(property?.LowerBoundValue?.value).toBe(calculated?.least[band]);
      expect(property?.UpperBoundValue?.value).toBe(calculated?.most[band]);
    }
    expect(bands?.has("Alpha_2000Hz")).toBe(false);
    const common = sets.get("Pset_CoveringCommon");
    expect([...(common?.keys() ?? [])]).toEqual(["Reference", "Finish"]);
    expect(common?.get("Finish")?.NominalValue?.value).toBe(
      plain(specified.product.finishes[0]?.name ?? ""),
    );
    ifc.CloseModel(model);
  },
);

function setsOf(type: Line | undefined) {
  const sets = (type?.HasPropertySets ?? []) as unknown as (Line & { HasProperties: Line[] })[];
  return sets.map(
    ({ Name, HasProperties }) =>
      [
        String(Name?.value),
        new Map(HasProperties.map((property) => [String(property.Name?.value), property])),
      ] as const,
  );
}

/** The bodies that a parser of others makes of a model: their corners, in metres, y upwards. */
async function bodiesOf({ id, mounting }: { id: string; mounting: string }) {
  const specification = await getSpecification({ ...choice, id, mounting, lang: "en" });
  const model = ifc.OpenModel(new TextEncoder().encode(writeIfc(specification.in.en)));
  const bodies: { least: number[]; most: number[]; colour: number[] }[] = [];
  ifc.StreamAllMeshes(model, ({ geometries }) => {
    for (let at = 0; at < geometries.size(); at++) {
      const { geometryExpressID, flatTransformation: to, color } = geometries.get(at);
      const geometry = ifc.GetGeometry(model, geometryExpressID);
      const corners = ifc.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
      const least = [Infinity, Infinity, Infinity];
      const most = [-Infinity, -Infinity, -Infinity];
      // Six numbers a corner: where it is, and where its face looks.
      for (let from = 0; from < corners.length; from += 6) {
        const [x = 0, y = 0, z = 0] = corners.subarray(from, from + 3);
        for (const axis of [0, 1, 2]) {
          const along = (column: number) => to[column * 4 + axis] ?? 0;
          const place = along(0) * x + along(1) * y + along(2) * z + along(3);
          least[axis] = Math.min(least[axis] ?? place, place);
          most[axis] = Math.max(most[axis] ?? place, place);
        }
      }
      const inMillimetres = (corner: number[]) =>
        corner.map((one) => Math.round(one * 10_000) / 10);
      bodies.push({
        ...{ least: inMillimetres(least), most: inMillimetres(most) },
        colour: [color.x, color.y, color.z].map((one) => Math.round(one * 255)),
      });
      geometry.delete();
    }
  });
  const named = (type: number) => ifc.GetLineIDsWithType(model, type).size();
  const count = {
    coverings: named(IFCCOVERING),
    ofType: named(IFCRELDEFINESBYTYPE),
    inBuilding: named(IFCRELCONTAINEDINSPATIALSTRUCTURE),
  };
  ifc.CloseModel(model);
  return { bodies, count };
}

test("what a viewer shows of it has the measures of the section, slat by slat", async () => {
  const { bodies, count } = await bodiesOf({ id: "slat-oak", mounting: "battens-50-wool" });
  expect(count).toEqual({ coverings: 1, ofType: 1, inBuilding: 1 });
  // 25 slats of 27 mm every 40, felt and wool behind them: x along the wall, the room at z.
  expect(bodies).toHaveLength(27);
  for (const [at, { least, most }] of bodies.slice(0, 25).entries()) {
    expect([least, most]).toEqual([
      [40 * at + 6.5, 0, 59],
      [40 * at + 33.5, 1000, 71],
    ]);
  }
  expect(bodies.slice(25).map(({ least, most }) => [least, most])).toEqual([
    [
      [0, 0, 50],
      [1000, 1000, 59],
    ],
    [
      [0, 0, 0],
      [1000, 1000, 50],
    ],
  ]);
  const { product } = (await getSpecification({ ...choice, lang: "en" })).in.en;
  const [first] = bodies;
  expect(`#${first?.colour.map((one) => one.toString(16).padStart(2, "0")).join("")}`).toBe(
    product.finishes[0]?.colour,
  );
});

test("below a slab it lies flat and the room is under it; air is no body", async () => {
  const { bodies } = await bodiesOf({ id: "pet-flat-12", mounting: "ceiling-200" });
  expect(bodies.map(({ least, most }) => [least[1], most[1]])).toEqual([[-212, -200]]);
});

test("where the section is not known there is a type and nothing to be seen", async () => {
  const { bodies, count } = await bodiesOf({ id: "pet-baffle", mounting: "suspended-600" });
  expect(bodies).toEqual([]);
  expect(count.coverings).toBe(0);
});

test("ids are those of IFC, the same for the same and others for others", () => {
  expect(globalId("a")).toMatch(/^[0-3][0-9A-Za-z_$]{21}$/);
  expect(globalId("a")).toBe(globalId("a"));
  expect(globalId("a")).not.toBe(globalId("b"));
});

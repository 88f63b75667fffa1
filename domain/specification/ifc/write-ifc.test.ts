import { afterAll, beforeAll, expect, test } from "vitest";
import {
  IFCCOVERINGTYPE,
  IFCMATERIALLAYER,
  IFCPROJECT,
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

test("ids are those of IFC, the same for the same and others for others", () => {
  expect(globalId("a")).toMatch(/^[0-3][0-9A-Za-z_$]{21}$/);
  expect(globalId("a")).toBe(globalId("a"));
  expect(globalId("a")).not.toBe(globalId("b"));
});

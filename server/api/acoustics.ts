import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { calculateReverberation } from "#domain/calculator/calculate-reverberation.ts";
import { evidenceRanks } from "#domain/calculator/resolve-materials.ts";
import { roomToCalculate } from "#domain/calculator/room.ts";
import { answering, describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { languageOfCall } from "./language-of-call.ts";

const seconds = z
  .record(z.string(), z.number())
  .describe("By octave band in hertz, 125 to 4000; a band without values is left out");
const evidence = z.enum(evidenceRanks);

const reverberation = z.object({
  volume: z.number().describe("m³"),
  surface: z.number().describe("m²"),
  area: seconds.describe("Equivalent absorption area of surfaces and air in m², by octave band"),
  sabine: seconds,
  eyring: seconds,
  fitzroy: seconds.optional(),
  arau: seconds.optional(),
  uneven: z.boolean().describe("One pair of walls absorbs far more than the others"),
  modesBelow: z.number().nullable().describe("Schroeder frequency in hertz"),
  evidence: evidence.describe("How firm the weakest number is that went in"),
  parts: z.array(
    z.object({ field: z.string(), area: z.number(), evidence, source: z.string().optional() }),
  ),
});

/** Calculations that others may check us by. */
export const acoustics = new Hono<ApiEnvironment>().post(
  "/reverberation",
  describeCall({
    summary: "Reverberation time of a room by octave band",
    about:
      "After Sabine and Eyring, for boxes also Fitzroy and Arau-Puchades, with absorption by air (ISO 9613-1). An estimate for design, not a measurement; below `modesBelow` it means little. Coefficients above 1 count as 1.",
    subject: "Acoustics",
    body: roomToCalculate,
    bodyTypes: ["application/json"],
    answer: answering(reverberation),
  }),
  async (context) => {
    const asked = roomToCalculate.safeParse(context.get("body"));
    if (!asked.success) throw new AppError("invalid", z.prettifyError(asked.error));
    const { modesBelow, ...calculated } = await calculateReverberation({
      room: asked.data,
      lang: languageOfCall(context),
    });
    return context.json({ code: 1000, data: { ...calculated, modesBelow: modesBelow ?? null } });
  },
);

import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { evidenceRanks } from "#domain/calculator/absorber.ts";
import { calculateReverberation } from "#domain/calculator/calculate-reverberation.ts";
import { calculation } from "#domain/calculator/calculation.ts";
import { openStoredRoom } from "#domain/calculator/open-stored-room.ts";
import type { ReverberationTimes } from "#domain/calculator/reverberation-times.ts";
import { roomToCalculate } from "#domain/calculator/room.ts";
import { roomToSolve } from "#domain/calculator/room-to-solve.ts";
import { solveReverberation } from "#domain/calculator/solve-reverberation.ts";
import { storeRoom } from "#domain/calculator/store-room.ts";
import { answering, describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { languageOfCall } from "./language-of-call.ts";

const byBand = z
  .record(z.string(), z.number())
  .describe("By octave band in hertz, 125 to 4000; a band without values is left out");
const evidence = z.enum(evidenceRanks);

const calculatedRoom = z.object({
  volume: z.number().describe("m³"),
  surface: z.number().describe("m²"),
  area: byBand.describe(
    "Equivalent absorption area of surfaces, furniture and air in m², by octave band",
  ),
  objects: z.number().describe("Equivalent absorption area of the furniture in m²"),
  sabine: byBand,
  eyring: byBand,
  fitzroy: byBand.optional(),
  arau: byBand.optional(),
  uneven: z.boolean().describe("One pair of walls absorbs far more than the others"),
  modesBelow: z.number().nullable().describe("Schroeder frequency in hertz"),
});
const reverberation = calculatedRoom.extend({
  evidence: evidence.describe("How firm the weakest number is that went in"),
  parts: z.array(
    z.object({ field: z.string(), area: z.number(), evidence, source: z.string().optional() }),
  ),
});
const solution = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("planned"),
    panels: z.array(z.object({ choice: z.int(), panels: z.int(), area: z.number() })),
    governing: z.int().describe("The octave band that decides how much is needed"),
    after: calculatedRoom,
    evidence,
  }),
  z.object({
    outcome: z.literal("out-of-reach"),
    band: z.int(),
    reachable: z.number().describe("The shortest time that can be had there, in seconds"),
    wanted: z.number(),
  }),
  z.object({ outcome: z.literal("conflict") }),
]);

/** Calculations that others may check us by. */
export const acoustics = new Hono<ApiEnvironment>()
  .post(
    "/reverberation",
    describeCall({
      summary: "Reverberation time of a room by octave band",
      about:
        "After Sabine and Eyring, for boxes also Fitzroy and Arau-Puchades, with absorption by air (ISO 9613-1) and by hard furniture (EN 12354-6). An estimate for design, not a measurement; below `modesBelow` it means little. Coefficients above 1 count as 1.",
      subject: "Acoustics",
      body: roomToCalculate,
      bodyTypes: ["application/json"],
      answer: answering(reverberation),
    }),
    async (context) => {
      const room = readAsked(roomToCalculate, context.get("body"));
      const data = await calculateReverberation({ room, lang: languageOfCall(context) });
      return context.json({ code: 1000, data: withModes(data) });
    },
  )
  .post(
    "/solve",
    describeCall({
      summary: "The least area of panels with which a room reverberates as it shall",
      about:
        "Whole panels of our products on the sides of a box, so that the time after Sabine lies in the wanted range from 250 to 2000 Hz. Says which band decides, or cannot be met.",
      subject: "Acoustics",
      body: roomToSolve,
      bodyTypes: ["application/json"],
      answer: answering(solution),
    }),
    async (context) => {
      const asked = readAsked(roomToSolve, context.get("body"));
      const solved = await solveReverberation({ asked, lang: languageOfCall(context) });
      const data =
        solved.outcome === "planned" ? { ...solved, after: withModes(solved.after) } : solved;
      return context.json({ code: 1000, data });
    },
  )
  .post(
    "/rooms",
    describeCall({
      summary: "Stores a room of the calculator for a short link",
      about:
        "For rooms too large for a link that holds them whole. The link is `/calculator.html#s=` and the id, which nobody can guess. What nobody opens for 400 days is deleted.",
      subject: "Acoustics",
      body: calculation,
      bodyTypes: ["application/json"],
      answer: answering(z.object({ id: z.string() })),
    }),
    async (context) => {
      const room = readAsked(calculation, context.get("body"));
      return context.json({ code: 1000, data: await storeRoom({ room, ip: context.get("ip") }) });
    },
  )
  .get(
    "/rooms/:id",
    describeCall({
      summary: "A stored room of the calculator",
      subject: "Acoustics",
      answer: answering(calculation),
    }),
    async (context) =>
      context.json({ code: 1000, data: await openStoredRoom({ id: context.req.param("id") }) }),
  );

function readAsked<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const asked = schema.safeParse(body);
  if (!asked.success) throw new AppError("invalid", z.prettifyError(asked.error));
  return asked.data;
}

function withModes<Room extends ReverberationTimes>({ modesBelow, ...room }: Room) {
  return { ...room, modesBelow: modesBelow ?? null };
}

import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { calculation } from "#domain/calculator/calculation.ts";
import { makeRoomReport } from "#domain/calculator/report/make-room-report.ts";
import type { Config } from "../config.ts";
import { describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { languageOfCall } from "./language-of-call.ts";

/** A calculated room on paper. */
export function createRoomReport({ origin }: Pick<Config, "origin">) {
  return new Hono<ApiEnvironment>().post(
    "/report",
    describeCall({
      summary: "A calculation of a room as PDF",
      about:
        "A4, tagged, in the caller's language: room, times before and after, coefficients with their evidence, quantities, method.",
      subject: "Acoustics",
      body: calculation,
      bodyTypes: ["application/json"],
      answer: { file: "application/pdf" },
    }),
    async (context) => {
      const asked = calculation.safeParse(context.get("body"));
      if (!asked.success) throw new AppError("invalid", z.prettifyError(asked.error));
      const pdf = await makeRoomReport({
        calculation: asked.data,
        origin,
        ip: context.get("ip"),
        lang: languageOfCall(context),
      });
      return context.body(new Uint8Array(pdf), 200, {
        "Content-Type": "application/pdf",
        "Content-Disposition": 'attachment; filename="room-report.pdf"',
      });
    },
  );
}

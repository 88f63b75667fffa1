import { type Context, Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { getSpecification } from "#domain/specification/get-specification.ts";
import { makeFile, makePack } from "#domain/specification/make-pack.ts";
import type { Config } from "../config.ts";
import { describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { languageOfCall } from "./language-of-call.ts";
import { recordId } from "./list-item.ts";
import { checked } from "./read-query.ts";
import { revalidated } from "./revalidated.ts";

const choice = z.object({
  mounting: recordId.optional().describe("Its id; without it the one that the page shows first"),
  finish: recordId.optional().describe("Its id; without it the first"),
});

const types: Record<string, string> = {
  zip: "application/zip",
  pdf: "application/pdf",
  csv: "text/csv; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  svg: "image/svg+xml",
  dxf: "image/vnd.dxf",
  ifc: "application/x-step",
};

/** What a specification needs of a product in one mounting and finish, whole or file by file. */
export function createSpecification({ origin }: Pick<Config, "origin">) {
  return new Hono<ApiEnvironment>().get(
    "/:id/:file",
    describeCall({
      summary: "The specification pack of a product in one mounting and finish",
      about:
        "`pack.zip`, or one of its files: `clause-zh.txt`, `clause-en.txt`, `clause-ar.txt`, `data-sheet.pdf`, `absorption.csv`, `section.svg`, `section.dxf`, `covering.ifc`, `README.txt`. Values and drawings that nobody knows have no file (404). The archive also has pictures of the finish and the valid certificates, test reports and declarations of the product.",
      subject: "Content",
      answer: { file: "application/zip" },
    }),
    checked(choice),
    revalidated,
    async (context) => {
      const { id, file } = context.req.param();
      const known = recordId.safeParse(id);
      if (!known.success) throw new AppError("invalid");
      const { mounting, finish } = context.req.valid("query");
      const lang = languageOfCall(context);
      const specification = await getSpecification({
        id: known.data,
        mounting,
        finish,
        origin,
        lang,
      });
      const made =
        file === "pack.zip"
          ? await makePack(specification)
          : await makeFile({ specification, name: file });
      if (!made) throw new AppError("not-found");
      const specified = specification.in[lang];
      const name = [specified.product.code, specified.mounting.id, specified.finish?.id, file];
      return send({ context, made, file, name: name.filter(Boolean).join("-") });
    },
  );
}

/** Codes may hold anything; a file is named in letters that every system takes. */
function send({
  context,
  made,
  file,
  name,
}: {
  context: Context<ApiEnvironment>;
  made: Uint8Array;
  file: string;
  name: string;
}) {
  const ending = file.slice(file.lastIndexOf(".") + 1);
  // A drawing is also shown in the page, and a browser that is handed an attachment shows nothing.
  const way = ending === "svg" ? "inline" : "attachment";
  return context.body(new Uint8Array(made), 200, {
    "Content-Type": types[ending] ?? "application/octet-stream",
    "Content-Disposition": `${way}; filename="${name.replaceAll(/[^A-Za-z0-9._-]+/g, "-")}"`,
  });
}

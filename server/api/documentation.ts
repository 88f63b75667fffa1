import { type Env, Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import { renderDocumentation } from "./documentation-page.ts";
import type { ApiEnvironment } from "./environment.ts";

const about = `Every call takes and gives JSON; POST calls take forms as well. The language of an
answer is that of the parameter or field \`lang\`, else of the cookie \`lang\`, else the best match of
\`Accept-Language\`, else Chinese. An answer with the code 1000 is what was asked for. What a visitor
can mend is answered with the code 400 and a sentence in \`msg\`; other refusals have their HTTP status
as well.`;

/** The API's own description, made from the schemas that guard its calls. */
export function createDocumentation<E extends Env>({ api }: { api: Hono<E> }) {
  const describe = () =>
    generateSpecs(api, {
      excludeStaticFile: false,
      documentation: {
        info: { title: "Public API", version: "1.0.0", description: about.replace(/\s+/g, " ") },
      },
    });
  return new Hono<ApiEnvironment>()
    .get("/openapi.json", async (context) => context.json(await describe()))
    .get("/docs", async (context) => {
      const { html, policy } = renderDocumentation(await describe());
      context.header("Content-Security-Policy", policy);
      return context.html(html);
    });
}

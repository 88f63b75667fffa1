import { createHash } from "node:crypto";
import type { OpenAPIV3_1 } from "openapi-types";

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;
type Field = { name: string; type: string; required: boolean; about: string };

const style = `
body { margin: 0 auto; max-width: 56rem; padding: 2rem 1.5rem 6rem; background: #faf7f2; color: #1e1b18; font: 1rem/1.6 system-ui, sans-serif }
h1, h2, h3 { line-height: 1.25; font-weight: 600 }
h2 { margin-top: 4rem; border-bottom: 1px solid #d9d2c7 }
h3 { margin-top: 2.5rem; font-size: 1rem }
h3 code { margin-inline-end: .75rem; font-size: 1rem }
table { border-collapse: collapse; table-layout: fixed; width: 100%; font-size: .9375rem; overflow-wrap: break-word }
caption { text-align: start; color: #6f6a64; padding-block: .5rem }
th, td { text-align: start; vertical-align: top; padding: .3rem .75rem .3rem 0; border-top: 1px solid #d9d2c7 }
a { color: #7d5326 }`;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? "");
const prose = (text = "") => escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");

/** The description of the API as a page for people: plain HTML, nothing from elsewhere. */
export function renderDocumentation(
  document: Pick<OpenAPIV3_1.Document, "info" | "paths" | "components">,
) {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as OpenAPIV3_1.OperationObject,
    })),
  );
  const subjects = [...new Set(calls.map(({ operation }) => operation.tags?.[0] ?? ""))];
  const resolve = (schema: Schema): OpenAPIV3_1.SchemaObject => {
    if (!("$ref" in schema)) return schema;
    const name = schema.$ref.split("/").at(-1) ?? "";
    return document.components?.schemas?.[name] ?? {};
  };

  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(document.info.title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(document.info.title)}</h1>
<p>${prose(document.info.description)}</p>
<p>For machines: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${subjects
  .map((subject) => {
    const own = calls.filter(({ operation }) => operation.tags?.[0] === subject);
    return `<h2>${escapeHtml(subject)}</h2>\n${own.map((call) => renderCall({ ...call, resolve })).join("\n")}`;
  })
  .join("\n")}
</body>
</html>
`;
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`;
  return { html, policy };
}

type Resolve = (schema: Schema) => OpenAPIV3_1.SchemaObject;

function renderCall({
  method,
  path,
  operation,
  resolve,
}: {
  method: string;
  path: string;
  operation: OpenAPIV3_1.OperationObject;
  resolve: Resolve;
}): string {
  const query = (operation.parameters ?? []).flatMap((parameter): Field[] => {
    if ("$ref" in parameter) return [];
    const { name, required = false, schema = {} } = parameter;
    const type = typeOf(schema as Schema, resolve);
    return [{ name, type, required, about: aboutOf(schema as Schema) }];
  });
  const body = schemaOf(operation.requestBody);
  const answer = schemaOf(operation.responses?.["200"]);
  return `<section>
<h3 id="${escapeHtml(path)}"><code>${method} ${escapeHtml(path)}</code>${escapeHtml(operation.summary ?? "")}</h3>
${operation.description ? `<p>${prose(operation.description)}</p>` : ""}
${renderFields("Parameters", query)}
${body ? renderFields("Body", fieldsOf(body, resolve)) : ""}
${
  answer
    ? variantsOf(answer, resolve)
        .map((variant) => renderFields("Answer", fieldsOf(variant, resolve)))
        .join("\n")
    : ""
}
</section>`;
}

function schemaOf(
  holder: OpenAPIV3_1.RequestBodyObject | OpenAPIV3_1.ResponseObject | { $ref: string } | undefined,
): Schema | undefined {
  if (!holder || "$ref" in holder) return undefined;
  return holder.content?.["application/json"]?.schema;
}

function variantsOf(schema: Schema, resolve: Resolve): Schema[] {
  return resolve(schema).anyOf ?? [schema];
}

/** The fields of an object; those of objects within it follow as `data.content`. */
function fieldsOf(schema: Schema, resolve: Resolve, prefix = ""): Field[] {
  const { properties = {}, required = [] } = resolve(schema);
  return Object.entries(properties).flatMap(([name, own]) => {
    const full = resolve(own);
    const inner = full.type === "array" ? resolve(full.items as Schema) : full;
    const deeper = full.type === "array" ? `${prefix}${name}[].` : `${prefix}${name}.`;
    return [
      {
        name: prefix + name,
        type: typeOf(own, resolve),
        required: required.includes(name),
        about: aboutOf(own),
      },
      ...(inner.properties ? fieldsOf(inner, resolve, deeper) : []),
    ];
  });
}

function typeOf(schema: Schema, resolve: Resolve): string {
  const full = resolve(schema);
  if (full.const !== undefined) return JSON.stringify(full.const);
  if (full.enum) return full.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (full.anyOf) return full.anyOf.map((each) => typeOf(each, resolve)).join(" | ");
  if (full.type === "array") return `${typeOf(full.items as Schema, resolve)}[]`;
  return String(full.type ?? "any");
}

function aboutOf(schema: Schema): string {
  return ("description" in schema && schema.description) || "";
}

function renderFields(caption: string, fields: Field[]): string {
  if (fields.length === 0) return "";
  const rows = fields.map(
    ({ name, type, required, about }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(type)}${required ? "" : ", optional"}</td><td>${prose(about)}</td></tr>`,
  );
  return `<table><caption>${caption}</caption><tbody>\n${rows.join("\n")}\n</tbody></table>`;
}

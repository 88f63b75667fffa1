/**
 * Prints, as JSON, what every `sql<T>` of domain and database says it returns: the shapes of `T` by
 * the parts of the template, by which a query is known again when it runs. In a process of its own,
 * for the compiler's answers are waited for without doing anything else.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  isNoSubstitutionTemplateLiteral,
  isTaggedTemplateExpression,
  type Node,
  type TaggedTemplateExpression,
} from "typescript/unstable/ast";
import { API, type Type, TypeFlags } from "typescript/unstable/sync";
import type { Shape } from "./shape.ts";

/** Deeper than this only types go that contain themselves. */
const deepest = 10;

const config = fileURLToPath(new URL("./tsconfig.json", import.meta.url));
const api = new API();
const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
if (!project) throw new Error(`no project in ${config}`);
const { checker, program } = project;

const found: Record<string, Shape[]> = {};
for (const file of program.getSourceFileNames()) {
  if (file.includes("/node_modules/") || !readFileSync(file, "utf8").includes("sql<")) continue;
  program.getSourceFile(file)?.forEachChild(visit);
}
process.stdout.write(JSON.stringify(found));
api.close();

function visit(node: Node) {
  if (isTaggedTemplateExpression(node)) readTemplate(node);
  node.forEachChild(visit);
}

function readTemplate({ tag, template, typeArguments }: TaggedTemplateExpression) {
  const [argument] = typeArguments ?? [];
  const type = argument && checker.getTypeFromTypeNode(argument);
  if (!type || tag.getText() !== "sql") return;
  const parts = isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  const key = JSON.stringify(parts);
  found[key] = [...(found[key] ?? []), toShape(type, 0)];
}

function toShape(type: Type, depth: number): Shape {
  const { flags } = type;
  if (depth > deepest) return { is: "anything" };
  if (flags & TypeFlags.String) return { is: "string" };
  if (flags & TypeFlags.Number) return { is: "number" };
  if (flags & TypeFlags.Boolean) return { is: "boolean" };
  if (flags & TypeFlags.Null) return { is: "null" };
  if (flags & TypeFlags.Undefined) return { is: "undefined" };
  if (type.isLiteralType()) return { is: "literal", value: type.value };
  if (type.isUnionType())
    return { is: "union", of: type.getTypes().map((one) => toShape(one, depth)) };
  if (type.isObjectType() || type.isIntersectionType()) return toObject(type, depth + 1);
  return { is: "anything" };
}

function toObject(type: Type, depth: number): Shape {
  if (type.getSymbol()?.name === "Date") return { is: "Date" };
  if (checker.isArrayType(type) && type.isTypeReference()) {
    const [element] = checker.getTypeArguments(type);
    return { is: "array", of: element ? toShape(element, depth) : { is: "anything" } };
  }
  const [index] = checker.getIndexInfosOfType(type);
  if (index) return { is: "record", of: toShape(index.valueType, depth) };
  const fields: Record<string, Shape> = {};
  for (const property of checker.getPropertiesOfType(type)) {
    const own = checker.getTypeOfSymbol(property);
    if (own) fields[property.name] = toShape(own, depth);
  }
  return { is: "object", fields };
}

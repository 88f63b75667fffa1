import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Cleanup } from "./benchmark.ts";
import { runCommand } from "./child.ts";
import { buildNext, onePage, type Start, serve } from "./next-page.ts";

/** A question as the driver takes it. */
export type Question = { text: string; values: unknown[] };

/**
 * Writes a page as a component: every element of it is made anew for each request, as it is in any
 * application, and each entry of its list by a component of its own from the row it shows.
 */
const writeComponent = `
  import { readFileSync, writeFileSync } from "node:fs";
  import { attributesToProps, htmlToDOM } from "html-react-parser";

  const productOf = (node) =>
    node.attribs?.href?.match(/productdetail\\/([\\w-]+)/)?.[1] ??
    node.children?.map(productOf).find(Boolean);
  const elements = (node) => node.children.filter(({ type }) => type === "tag");
  let card;

  function source(node) {
    if (node.type === "text") return JSON.stringify(node.data);
    if (node.type !== "tag") return "null";
    const open = JSON.stringify(node.name) + ", " + JSON.stringify(attributesToProps(node.attribs));
    const entries = elements(node);
    if (node.name === "ul" && entries.length === 24 && entries.every(productOf)) {
      const id = productOf(entries[0]);
      card = source(entries[0]).replaceAll(JSON.stringify("/en/productdetail/" + id + ".html"),
        '"/en/productdetail/" + row.id + ".html"');
      return "h(" + open + ", rows.map((row) => h(Card, { key: row.id, row })))";
    }
    return "h(" + [open, ...node.children.map(source)].join(", ") + ")";
  }

  const body = htmlToDOM(readFileSync("page.html", "utf8")).map(source).join(", ");
  if (!card) throw new Error("The list was not found in the page.");
  writeFileSync("app/shown.js", \`
    import { createElement as h } from "react";
    const Card = ({ row }) => \${card};
    export const Shown = ({ rows }) => h("div", null, \${body});
  \`);`;

const page = `
  import pg from "pg";
  import { readFileSync } from "node:fs";
  import { Shown } from "./shown.js";

  export const dynamic = "force-dynamic";
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  const questions = JSON.parse(readFileSync("questions.json", "utf8"));

  export default async function Page() {
    const answers = await Promise.all(questions.map((question) => pool.query(question)));
    const { rows } = answers.find(({ rows }) => rows.length === 24 && "code" in rows[0]);
    return <Shown rows={rows} />;
  }`;

/** Builds a page that is rendered for every request, shows what ours shows and asks what ours asks. */
export function buildNextList({
  cleanup,
  html,
  questions,
}: {
  cleanup: Cleanup;
  html: string;
  questions: Question[];
}): Promise<string> {
  return buildNext({
    cleanup,
    files: onePage(page),
    packages: ["html-react-parser", "pg"],
    async prepare(folder) {
      await writeFile(join(folder, "page.html"), html);
      await writeFile(join(folder, "questions.json"), JSON.stringify(questions));
      await writeFile(join(folder, "write-component.js"), writeComponent);
      const args = ["write-component.js"];
      await runCommand({ cleanup, program: process.execPath, args, cwd: folder });
    },
  });
}

export async function startNextList({ databaseUrl, ...start }: Start & { databaseUrl: string }) {
  return serve({ ...start, env: { DATABASE_URL: databaseUrl } });
}

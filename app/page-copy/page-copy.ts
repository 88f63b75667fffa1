import type { Text } from "#domain/language/text.ts";

/** The texts of a page by block name; a block that staff removed is simply not shown. */
export type Copy = Record<string, Text>;

const fields = ["title", "text", "question", "answer"] as const;

export type Block = { number: number } & { [Field in (typeof fields)[number]]?: Text };

/** The numbered blocks of one name, in order: `made.1.title`, `made.1.text`, `made.2.title` … */
export function listBlocks({ copy, name }: { copy: Copy; name: string }): Block[] {
  const found = new Map<number, Block>();
  for (const [block, text] of Object.entries(copy)) {
    const [first, position, field] = block.split(".");
    const known = fields.find((candidate) => candidate === field);
    const number = Number(position);
    if (first !== name || !known || !Number.isInteger(number)) continue;
    found.set(number, { ...found.get(number), number, [known]: text });
  }
  return [...found.values()].sort((a, b) => a.number - b.number);
}

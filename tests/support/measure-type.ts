import type { Page } from "@playwright/test";

/** A run of text of the page and the families that the browser has set it in. */
export type Run = { text: string; families: string[] };

/** Lays out everything: what is out of sight has no lines yet, and no fonts. */
export async function layOutAll(page: Page) {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets = [sheet];
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Parts texts where signs of this sort begin and end, so that the fonts of each part can be read. */
export async function splitRuns(page: Page, sign: RegExp) {
  await page.evaluate((source) => {
    const signs = new RegExp(`(?:${source})+`, "u");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode() as Text | null; text; ) {
      const { index, 0: found } = signs.exec(text.data) ?? {};
      if (index && index > 0) text.splitText(index);
      else if (found && found.length < text.length) text.splitText(found.length);
      text = walker.nextNode() as Text | null;
    }
  }, sign.source);
}

/** The families of every text on the page that is drawn, as the browser's own tools name them. */
export async function readFonts(page: Page): Promise<Run[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("DOM.enable");
  await tools.send("CSS.enable");
  const { root } = await tools.send("DOM.getDocument", { depth: -1 });
  type Node = typeof root;
  const texts: Node[] = [];
  const collect = (node: Node) => {
    if (["HEAD", "SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT"].includes(node.nodeName)) return;
    if (node.nodeType === 3 && node.nodeValue.trim()) texts.push(node);
    for (const child of node.children ?? []) collect(child);
  };
  collect(root);
  const runs: Run[] = [];
  for (const { nodeId, nodeValue } of texts) {
    const { fonts } = await tools.send("CSS.getPlatformFontsForNode", { nodeId });
    const families = [...new Set(fonts.map(({ familyName }) => familyName))];
    if (families.length > 0) runs.push({ text: nodeValue, families });
  }
  await tools.detach();
  return runs;
}

/**
 * Where a line of the page ends within something that must stay whole, or begins with a separator.
 * Patterns are sources of regular expressions.
 */
export async function findSplits(
  page: Page,
  { whole, within = "body" }: { whole: string[]; within?: string },
): Promise<string[]> {
  return page.evaluate(
    ({ patterns, within }) => {
      const splits: string[] = [];
      const blocks = new Map<Element, Text[]>();
      for (const place of document.querySelectorAll(within)) {
        const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          let block = node.parentElement;
          while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
          if (!block || block.closest("svg, script, template, .sr-only")) continue;
          blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
        }
      }
      for (const nodes of blocks.values()) {
        const places = nodes.flatMap((node) => [...node.data].map((_, at) => ({ node, at })));
        const text = nodes.map(({ data }) => data).join("");
        const line = (at: number) => {
          const place = places[at];
          if (!place) return undefined;
          const range = document.createRange();
          range.setStart(place.node, place.at);
          range.setEnd(place.node, place.at + 1);
          const box = range.getBoundingClientRect();
          return box.width > 0 ? box : undefined;
        };
        for (const pattern of patterns) {
          for (const { 0: found, index } of text.matchAll(new RegExp(pattern, "gu"))) {
            const boxes = [...found].flatMap((_, at) => line(index + at) ?? []);
            const [first] = boxes;
            if (first && boxes.some(({ top }) => top >= first.bottom)) splits.push(found);
          }
        }
      }
      return splits;
    },
    { patterns: whole, within },
  );
}

/**
 * Texts that are smaller than allowed, whose letters are set apart or together where they may not,
 * or whose figures are all of one width in a size for display.
 */
export async function findMisset(
  page: Page,
  { least, tightFrom, displayFrom }: { least: number; tightFrom: number; displayFrom: number },
): Promise<string[]> {
  return page.evaluate(
    ({ least, tightFrom, displayFrom }) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const misset: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.textContent?.trim() || !element?.checkVisibility()) continue;
        if (element.closest("svg, script, table, .sr-only")) continue;
        const { fontSize, letterSpacing, fontVariantNumeric } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        const apart = Number.parseFloat(letterSpacing) || 0;
        const isTight = apart < 0 && size >= tightFrom;
        const isInColumns = fontVariantNumeric.includes("tabular") && /\d/.test(node.textContent);
        if (size < least || (apart !== 0 && !isTight) || (isInColumns && size >= displayFrom)) {
          misset.push(`${node.textContent}: ${fontSize}, ${letterSpacing}, ${fontVariantNumeric}`);
        }
      }
      return misset;
    },
    { least, tightFrom, displayFrom },
  );
}

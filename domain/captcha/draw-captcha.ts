import { randomInt } from "node:crypto";
import { glyphs } from "./glyphs.ts";

/** The picture is shown at 70 by 26 CSS pixels and drawn twice as large for sharp screens. */
export const captchaSize = { width: 70, height: 26 };

const scale = 2;
const width = captchaSize.width * scale;
const height = captchaSize.height * scale;
const inks = ["#2f4034", "#6b4620", "#3d3833"];
const paper = "#faf7f2";

/** A number between the two, to two decimals; unpredictable, for robots learn patterns. */
function between(low: number, high: number): number {
  return randomInt(Math.round(low * 100), Math.round(high * 100) + 1) / 100;
}

/** Each point of a stroke wanders a little, so no two letters are alike. */
function bend(path: string): string {
  return path.replace(/-?\d+/g, (number) => String(Number(number) + between(-0.7, 0.7)));
}

function letter(character: string, position: number, count: number): string {
  const cell = (width - 12) / count;
  const size = between(1.75, 2.15);
  const x = 6 + cell * position + between(0, Math.max(0, cell - 10 * size));
  const y = between(6, height - 14 * size - 6);
  const turn = between(-14, 14);
  return `<path d="${bend(glyphs[character] ?? "")}" stroke-width="${between(1.1, 1.6)}"
    transform="translate(${x} ${y}) scale(${size}) rotate(${turn} 5 7) skewX(${between(-10, 10)})"/>`;
}

/** Lines as thick and as dark as the letters, so that they cannot be told apart. */
function thread(): string {
  const y = () => between(4, height - 4);
  return `<path d="M${between(-4, 8)} ${y()}C${between(30, 60)} ${y()} ${between(70, 110)} ${y()} ${between(132, 144)} ${y()}"
    stroke-width="${between(1.4, 2.2)}"/>`;
}

function speck(): string {
  const [x, y] = [between(0, width), between(0, height)];
  return `<path d="M${x} ${y}l${between(-4, 4)} ${between(-4, 4)}" stroke-width="1.4"/>`;
}

/** The letters as pixels. Only pixels leave the house: outlines would spell the answer out. */
export async function drawCaptcha({ text }: { text: string }): Promise<Buffer> {
  const letters = Array.from(text, (character, at) => letter(character, at, text.length));
  const ink = inks[randomInt(inks.length)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">
      ${Array.from({ length: 26 }, speck).join("")}${letters.join("")}${thread()}${thread()}
    </g></svg>`;
  // Loaded with the first captcha: a site that shows none saves the memory.
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, dither: 0, effort: 1 })
    .toBuffer();
}

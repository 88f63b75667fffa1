import sharp from "sharp";
import { makePdf } from "./make-pdf.ts";

/** A photograph as a browser is given it. */
export async function photograph({ name = "hall.png" } = {}) {
  const background = { r: 120, g: 90, b: 60 };
  const picture = sharp({ create: { width: 320, height: 200, channels: 3, background } });
  return { name, mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

/** A plan and a photograph. */
export async function attachments() {
  const plan = { name: "plan.pdf", mimeType: "application/pdf", buffer: makePdf() };
  return [plan, await photograph()];
}

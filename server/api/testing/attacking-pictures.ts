import { deflateSync } from "node:zlib";
import sharp from "sharp";

let shade = 0;
/** A picture unlike any before. */
export function draw({ width = 640, height = 400 }: { width?: number; height?: number } = {}) {
  shade += 7;
  const background = { r: shade % 256, g: (shade * 3) % 256, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A picture that claims a size without having the pixels, as bombs do. */
function claimingPng({ width, height }: { width: number; height: number }) {
  const chunk = (name: string, content: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(30_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ -1) >>> 0;
}

const script = "<script>alert(1)</script>";
const zip = Buffer.from("PK\x03\x04\x14\0\0\0\x08\0payload", "latin1");
const jpeg = () => draw().jpeg().toBuffer();
export const png = () => draw().png().toBuffer();

/** A segment with a comment, directly after the start of the image. */
async function jpegSaying(comment: string) {
  const file = await jpeg();
  const segment = Buffer.from(`\xff\xfe\0\0${comment}`, "latin1");
  segment.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([file.subarray(0, 2), segment, file.subarray(2)]);
}

/** Files that no upload may take: what they are, how to make them, and how they are refused. */
export const attacks: [
  string,
  () => Promise<Uint8Array | string> | Uint8Array | string,
  number,
  RegExp,
][] = [
  ["nothing", () => "", 400, /empty/],
  ["a text called wall.jpg", () => "Not a picture at all", 415, /only JPEG, PNG/],
  ["a page", () => `<!doctype html><html>${script}</html>`, 415, /only JPEG, PNG/],
  ["a program", () => Buffer.from("\x7fELF\x02\x01\x01\0", "latin1"), 415, /only JPEG, PNG/],
  ["a PDF", () => "%PDF-1.7\n1 0 obj", 415, /only JPEG, PNG/],
  [
    "a drawing with a script",
    () => `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
    415,
    /SVG/,
  ],
  [
    "a drawing behind a declaration and a comment",
    () => `\ufeff<?xml version="1.0"?><!-- ${"x".repeat(500)} --><svg onload="alert(1)"/>`,
    415,
    /SVG/,
  ],
  [
    "a drawing in UTF-16",
    () => Buffer.from("\ufeff<svg onload='alert(1)'>", "utf16le"),
    415,
    /SVG/,
  ],
  ["an animation that is a script too", () => "GIF89a/*\0\0*/=1;alert(1)//", 415, /only JPEG, PNG/],
  ["an archive behind a JPEG", async () => Buffer.concat([await jpeg(), zip]), 415, /hidden/],
  ["an archive behind a PNG", async () => Buffer.concat([await png(), zip]), 415, /hidden/],
  [
    "an archive behind a WebP",
    async () => Buffer.concat([await draw().webp().toBuffer(), zip]),
    415,
    /hidden/,
  ],
  [
    "an archive behind an AVIF",
    async () => Buffer.concat([await draw().avif().toBuffer(), zip]),
    415,
    /hidden/,
  ],
  [
    "a page behind a JPEG",
    async () => Buffer.concat([await jpeg(), Buffer.from(script)]),
    415,
    /hidden/,
  ],
  ["a script in a comment", () => jpegSaying(script), 415, /hidden/],
  ["a program in a comment", () => jpegSaying("<?php system($_GET[0]); ?>"), 415, /hidden/],
  ["a document in a comment", () => jpegSaying("%PDF-1.4"), 415, /hidden/],
  [
    "a bomb of 2,500 million pixels",
    () => claimingPng({ width: 50_000, height: 50_000 }),
    413,
    /64 million/,
  ],
  [
    "a bomb one pixel high",
    () => claimingPng({ width: 100_000_000, height: 1 }),
    413,
    /64 million|damaged/,
  ],
  [
    "a picture that says more than it has",
    () => claimingPng({ width: 7000, height: 7000 }),
    400,
    /damaged/,
  ],
  ["half a JPEG", async () => (await jpeg()).subarray(0, 900), 400, /damaged/],
  ["half a PNG", async () => (await png()).subarray(0, 300), 400, /damaged/],
  ["the first bytes of a JPEG", () => Buffer.from("\xff\xd8\xff\xe0", "latin1"), 400, /damaged/],
  ["the first bytes of a WebP", () => Buffer.from("RIFF\0\0\0\0WEBP", "latin1"), 400, /damaged/],
  ["100 MB", () => Buffer.alloc(100 * 1024 * 1024), 413, /25 MB/],
  [
    "26 MB that begin as a picture",
    async () => Buffer.concat([await jpeg(), Buffer.alloc(26 << 20)]),
    413,
    /25 MB/,
  ],
];

import { constants, deflateRawSync, deflateSync } from "node:zlib";

/** How a stream may be encoded, by the name of what decodes it. */
const encoders = {
  FlateDecode: (bytes: Buffer) => deflateSync(bytes),
  ASCIIHexDecode: (bytes: Buffer) => Buffer.from(`${bytes.toString("hex")}>`),
  ASCII85Decode: toAscii85,
  RunLengthDecode(bytes: Buffer) {
    const runs: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += 128) {
      const run = bytes.subarray(at, at + 128);
      runs.push(Buffer.from([run.length - 1]), run);
    }
    return Buffer.concat([...runs, Buffer.from([128])]);
  },
};

export type Filter = keyof typeof encoders;

/** Objects of a PDF packed into one, encoded in these ways: the first is the first to be decoded. */
export function packObjects({
  objects,
  filters = ["FlateDecode"],
  padding = "",
}: {
  objects: Record<number, string>;
  filters?: Filter[];
  /** What stands between the entries of its dictionary. */
  padding?: string;
}): Buffer {
  const bodies = Object.entries(objects);
  let offset = 0;
  const index = bodies.map(([number, body]) => {
    const entry = `${number} ${offset}`;
    offset += body.length + 1;
    return entry;
  });
  const head = `${index.join(" ")} `;
  const plain = Buffer.from(head + bodies.map(([, body]) => `${body} `).join(""), "latin1");
  const bytes = filters.reduceRight<Buffer>((content, filter) => encoders[filter](content), plain);
  const names = filters.map((filter) => `/${filter}`).join(" ");
  return makeStream({
    entries: `/Type /ObjStm ${padding} /N ${bodies.length} /First ${head.length} /Filter [${names}]`,
    bytes,
  });
}

export function makeStream({ entries, bytes }: { entries: string; bytes: Buffer }): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`, "latin1"),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

/** So many megabytes of spaces, packed to a thousandth by repeating what one of them is packed to. */
export function packSpaces({ megabytes }: { megabytes: number }): Buffer {
  const spaces = Buffer.alloc(1024 * 1024, " ");
  const one = deflateRawSync(spaces, { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const zlibHead = Buffer.from([0x78, 0x9c]);
  const lastBlock = Buffer.from([0x03, 0x00]);
  return Buffer.concat([zlibHead, ...Array<Buffer>(megabytes).fill(one), lastBlock]);
}

function toAscii85(bytes: Buffer): Buffer {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let value = 0;
    for (let place = 0; place < 4; place++) value = value * 256 + (group[place] ?? 0);
    let digits = "";
    for (let place = 0; place < 5; place++) {
      digits = String.fromCharCode(33 + (value % 85)) + digits;
      value = Math.floor(value / 85);
    }
    text += group.length === 4 && digits === "!!!!!" ? "z" : digits.slice(0, group.length + 1);
  }
  return Buffer.from(`${text}~>`);
}

/** A whole PDF of one page that says something, with whatever else its objects and trailer should hold. */
export function makePdf({
  text = "Curriculum vitae",
  objects = [],
  catalogue = "",
  trailer = "",
  before = "",
  after = "",
}: {
  text?: string;
  /** Further objects, from number 6 on: what stands between `obj` and `endobj`. */
  objects?: (string | Buffer)[];
  /** More of the catalogue and of the trailer. */
  catalogue?: string;
  trailer?: string;
  /** What stands before and behind the file. */
  before?: string;
  after?: string | Buffer;
} = {}): Buffer {
  const drawing = `BT /F1 18 Tf 72 720 Td (${text}) Tj ET`;
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...objects,
  ];
  const parts: Buffer[] = [Buffer.from(`${before}%PDF-1.7\n%\xe2\xe3\xcf\xd3\n`, "latin1")];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [position, body] of bodies.entries()) {
    offsets.push(length());
    parts.push(
      Buffer.from(`${position + 1} 0 obj\n`),
      Buffer.from(body),
      Buffer.from("\nendobj\n"),
    );
  }
  const table = length();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const size = bodies.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`,
    ),
    Buffer.from(after),
  );
  return Buffer.concat(parts);
}

/** The file with a later revision behind it, as programs save what was changed: these objects anew. */
export function appendRevision({
  pdf,
  objects,
}: {
  pdf: Buffer;
  objects: Record<number, string>;
}): Buffer {
  const former = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString("latin1"))?.[1];
  const parts = [pdf];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const sections: string[] = [];
  for (const [number, body] of Object.entries(objects)) {
    sections.push(`${number} 1\n${String(length()).padStart(10, "0")} 00000 n \n`);
    parts.push(Buffer.from(`${number} 0 obj\n${body}\nendobj\n`, "latin1"));
  }
  const table = length();
  parts.push(
    Buffer.from(
      `xref\n${sections.join("")}trailer\n<< /Size 99 /Root 1 0 R /Prev ${former} >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  StandardFonts,
} from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { appendRevision, makePdf } from "../../tests/support/make-pdf.ts";
import { makeStream, packObjects, packSpaces } from "../../tests/support/pack-objects.ts";
import { cleanPdf } from "./clean-pdf.ts";
import { ingestPdf } from "./ingest-pdf.ts";

async function clean(bytes: Uint8Array): Promise<Buffer> {
  const cleaned = await cleanPdf(bytes);
  if ("refused" in cleaned) throw new Error(`refused: ${cleaned.refused}`);
  return Buffer.from(cleaned.pdf);
}

/** What the pages say, taken out of the file as it would be kept. */
async function readPages(pdf: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(pdf);
  const streams = context.enumerateIndirectObjects().map(([, object]) => object);
  return streams
    .filter((object) => object instanceof PDFRawStream)
    .filter(({ dict }) => !dict.has(PDFName.of("Subtype")))
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1"))
    .join("\n");
}

const script = "<< /S /JavaScript /JS (app.alert(1)) >>";
const opening = (action: string) => `/OpenAction ${action}`;
const page = (more: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${more} >>`;
/** The one page of the file with something more to it. */
const withPage = (more: string, objects: (string | Buffer)[] = []) =>
  appendRevision({ pdf: makePdf({ objects }), objects: { 3: page(more) } });
const withLink = (action: string) =>
  withPage(`/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`);
const withField = (more: string) =>
  makePdf({
    catalogue: `/AcroForm << /Fields [<< /FT /Tx /T (name) /V (Li) ${more} >>] >>`,
  });

/** An archive that holds nothing: its end is all there is, with a comment of this length. */
function endOfArchive(comment: string): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment)]);
}

describe("an honest PDF keeps its text:", () => {
  test.each([
    ["a plain one", makePdf()],
    ["with white space at its end", makePdf({ after: "\r\n\n" })],
    ["with packed objects", makePdf({ objects: [packObjects({ objects: { 8: "<< >>" } })] })],
    ["that opens at a page", makePdf({ catalogue: opening("[3 0 R /Fit]") })],
    ["that turns to a page", makePdf({ catalogue: opening("<< /S /GoTo /D [3 0 R /Fit] >>") })],
    ["that was changed and saved", withPage("/Rotate 0")],
    ["with a broken object that nobody needs", makePdf({ objects: ["% nothing"] })],
    ["with attributes of its structure", withPage("/A << /O /Layout /TextAlign /Center >>")],
  ])("%s", async (_, pdf) => {
    expect(await readPages(await clean(pdf))).toContain("(Curriculum vitae) Tj");
  });

  test("by somebody who writes JavaScript", async () => {
    const text = "HTML, CSS/JavaScript, /Encrypt, /S /Launch";
    expect(await readPages(await clean(makePdf({ text })))).toContain(text);
  });

  test("with fonts, a picture, a link and a form, as a program writes it", async () => {
    const made = await PDFDocument.create();
    made.setTitle("简历");
    const font = await made.embedFont(StandardFonts.TimesRoman);
    const paper = made.addPage([595, 842]);
    paper.drawText("Curriculum vitae", { font, x: 72, y: 700 });
    const create = { width: 40, height: 30, channels: 3, background: "teal" } as const;
    paper.drawImage(await made.embedPng(await sharp({ create }).png().toBuffer()));
    const jpeg = await sharp({ create })
      .withExif({ IFD0: { Copyright: "Li" } })
      .jpeg()
      .toBuffer();
    paper.drawImage(await made.embedJpg(jpeg), { x: 100 });
    paper.node.set(
      PDFName.of("Annots"),
      made.context.obj([
        made.context.obj({
          ...{ Type: "Annot", Subtype: "Link", Rect: [72, 690, 300, 720] },
          A: {
            S: "URI",
            URI: PDFHexString.of(Buffer.from("https://example.com/li").toString("hex")),
          },
        }),
      ]),
    );
    made.getForm().createTextField("name").setText("李静");
    const relocates = made.getForm().createCheckBox("relocate");
    relocates.addToPage(paper);
    relocates.check();

    const kept = await PDFDocument.load(await clean(await made.save({ useObjectStreams: true })));
    expect(kept.getTitle()).toBe("简历");
    expect(kept.getPageCount()).toBe(1);
    expect(kept.getForm().getTextField("name").getText()).toBe("李静");
    expect(kept.getForm().getCheckBox("relocate").isChecked()).toBe(true);
    const [link] = kept.getPage(0).node.lookup(PDFName.Annots, PDFArray).asArray();
    expect(String(kept.context.lookup(link, PDFDict))).toContain(
      Buffer.from("https://example.com/li").toString("hex"),
    );
    const pages = await readPages(await clean(await made.save()));
    expect(pages).toContain(Buffer.from("Curriculum vitae").toString("hex").toUpperCase());
    const pictures = kept.context
      .enumerateIndirectObjects()
      .filter(([, object]) => object instanceof PDFRawStream)
      .filter(([, object]) => String(object).includes("/Subtype /Image"));
    expect(pictures).toHaveLength(2);
  });

  test("and loses only links to places where nobody should be sent", async () => {
    for (const address of [
      "javascript:alert(1)",
      "file:///etc/passwd",
      "\\\\\\\\evil\\\\share",
      "run:x",
    ]) {
      const kept = await clean(withLink(`<< /S /URI /URI (${address}) >>`));
      expect(kept.toString("latin1")).not.toMatch(/\/URI/);
      expect(await readPages(kept)).toContain("(Curriculum vitae) Tj");
    }
    for (const address of ["https://example.com", "mailto:li@example.com", "tel:+8613800138000"]) {
      const kept = await clean(withLink(`<< /S /URI /URI (${address}) >>`));
      expect(kept.toString("latin1")).toContain(Buffer.from(address).toString("hex"));
    }
  });
});

describe("what hides from a search for words is found:", () => {
  const packed = (options: Omit<Parameters<typeof packObjects>[0], "objects">) =>
    makePdf({
      catalogue: opening("20 0 R"),
      objects: [packObjects({ objects: { 20: script }, ...options })],
    });

  test.each([
    [
      "comments between the words",
      makePdf({ catalogue: "/OpenAction%a\n<</S%b\r/JavaScript%c\n/JS%d\n(1)>>" }),
    ],
    [
      "names behind references",
      makePdf({ catalogue: opening("<< /S 6 0 R /JS 7 0 R >>"), objects: ["/JavaScript", "(1)"] }),
    ],
    [
      "kinds behind references",
      withPage("/Annots [<< /Subtype 6 0 R /Rect [0 0 9 9] >>]", ["/RichMedia"]),
    ],
    [
      "references behind references",
      makePdf({ catalogue: opening("<< /S 6 0 R >>"), objects: ["7 0 R", "/Launch"] }),
    ],
    [
      "names in code",
      makePdf({ catalogue: "/#4fpen#41ction << /#53 /#4a#61va#53cript /#4A#53 (1) >>" }),
    ],
    ["packed objects", packed({})],
    ["packed objects in digits", packed({ filters: ["ASCIIHexDecode"] })],
    ["packed objects in letters", packed({ filters: ["ASCII85Decode"] })],
    ["packed objects in runs", packed({ filters: ["RunLengthDecode"] })],
    ["packed twice", packed({ filters: ["FlateDecode", "FlateDecode"] })],
    ["packed and spelled", packed({ filters: ["ASCII85Decode", "FlateDecode"] })],
    ["packed behind much nothing", packed({ padding: `/X (${"x".repeat(5000)})` })],
    [
      "a later revision",
      appendRevision({
        pdf: makePdf(),
        objects: { 1: `<< /Type /Catalog /Pages 2 0 R ${opening(script)} >>` },
      }),
    ],
    [
      "a later revision that nothing before it announces",
      appendRevision({ pdf: makePdf({ catalogue: opening("6 0 R") }), objects: { 6: script } }),
    ],
  ])("%s", async (_, pdf) => {
    expect(await cleanPdf(pdf)).toEqual({ refused: "unsafe" });
  });

  test("a former revision is not kept, nor what stands between the objects", async () => {
    const pdf = appendRevision({
      pdf: makePdf({ catalogue: opening(script), objects: ["% (secret one)", "(secret two)"] }),
      objects: { 1: "<< /Type /Catalog /Pages 2 0 R >>" },
    });
    const kept = await clean(pdf);
    expect(kept.toString("latin1")).not.toMatch(/JavaScript|secret|7365637265742074776f/);
    expect(kept.indexOf("%%EOF")).toBe(kept.lastIndexOf("%%EOF"));
  });

  test("what looks like objects within a stream does not look so any more", async () => {
    const inside = Buffer.from(`9 0 obj ${script} endobj trailer << /Root 9 0 R >> startxref`);
    const pdf = withPage("/Thumb 6 0 R", [makeStream({ entries: "", bytes: inside })]);
    const kept = await clean(pdf);
    expect(kept.toString("latin1")).not.toMatch(/JavaScript|9 0 obj/);
    const asPicture = makeStream({ entries: "/Filter /DCTDecode", bytes: inside });
    expect(await cleanPdf(withPage("/Thumb 6 0 R", [asPicture]))).toEqual({ refused: "unsafe" });
  });
});

test.each([
  ["a script that runs when opened", makePdf({ catalogue: opening(script) })],
  ["a script among the names", makePdf({ catalogue: "/Names << /JavaScript 6 0 R >>" })],
  ["a page that does something when seen", withPage(`/AA << /O ${script} >>`)],
  ["a page that opens a web site", withPage("/AA << /O << /S /URI /URI (https://x.y) >> >>")],
  [
    "a file that opens a web site",
    makePdf({ catalogue: opening("<< /S /URI /URI (https://x.y) >>") }),
  ],
  ["a turn that goes on", makePdf({ catalogue: opening("<< /S /GoTo /Next << /S /URI >> >>") })],
  ["a link that starts a program", withLink("<< /S /Launch /F (cmd.exe) >>")],
  ["a link that goes on to a program", withLink("<< /S /GoTo /Next [<< /S /Launch >>] >>")],
  ["a link to another file", withLink("<< /S /GoToR /F (\\\\\\\\evil\\\\share) /D [0 /Fit] >>")],
  ["a link to a file within", withLink("<< /S /GoToE >>")],
  ["a link that prints", withLink("<< /S /Named /N /Print >>")],
  ["a link of no known kind", withLink("<< /S /Teleport >>")],
  ["a form that is sent away", withField("/A << /S /SubmitForm /F (https://x.y) >>")],
  ["a form that reads a file", withField("/A << /S /ImportData /F (a) >>")],
  ["a field that calculates", withField(`/AA << /C ${script} >>`)],
  ["a form of another kind", makePdf({ catalogue: "/AcroForm << /XFA [6 0 R] >>" })],
  ["a file within", makePdf({ catalogue: "/Names << /EmbeddedFiles 6 0 R >>" })],
  ["a file attached to a page", withPage("/Annots [<< /Subtype /FileAttachment >>]")],
  ["a film within", makePdf({ objects: ["<< /Subtype /RichMedia >>"] })],
  ["a sound within", makePdf({ objects: ["<< /S /Sound >>"] })],
  ["a model within", makePdf({ objects: ["<< /Subtype /3D >>"] })],
  [
    "content that lies elsewhere",
    withPage("/Thumb 6 0 R", [
      makeStream({ entries: "/F (https://x.y)", bytes: Buffer.from("x") }),
    ]),
  ],
  [
    "content in a way nobody knows",
    withPage("/Thumb 6 0 R", [makeStream({ entries: "/Filter /Magic", bytes: Buffer.from("x") })]),
  ],
  ["an archive whose comment is a PDF's end", makePdf({ objects: [endOfArchive("x".repeat(60))] })],
  [
    "a page of the web within its first lines",
    Buffer.from("%PDF-1.7\n<html><script>alert(1)</script>\n9 0 obj\nendobj\nstartxref\n41\n%%EOF"),
  ],
])("%s is refused", async (_, pdf) => {
  expect(await cleanPdf(pdf)).toEqual({ refused: "unsafe" });
});

const end = "\nstartxref\n9\n%%EOF\n";
test.each([
  ["a page called PDF", Buffer.from("<html>%PDF-1.7</html>"), "type"],
  ["a picture", Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), "type"],
  ["only a beginning", Buffer.from("%PDF-1.7\n"), "type"],
  ["cut off", makePdf().subarray(0, -40), "type"],
  ["padding before it", makePdf({ before: " ".repeat(700) }), "type"],
  ["a picture before it", makePdf({ before: "GIF89a\n" }), "type"],
  ["a script before it", makePdf({ before: "<script>alert(1)</script>" }), "type"],
  ["a program before it", makePdf({ before: "MZ\x90\0" }), "type"],
  ["something behind it", makePdf({ after: "<?php system($_GET[0]);" }), "type"],
  ["an archive behind it", makePdf({ after: endOfArchive("") }), "type"],
  ["a table that is not there", Buffer.from(`%PDF-1.7\nnothing${end}`), "type"],
  ["a table beyond the end", Buffer.from("%PDF-1.7\nstartxref\n99999999\n%%EOF"), "type"],
  [
    "no page",
    appendRevision({ pdf: makePdf(), objects: { 2: "<< /Type /Pages /Kids [] /Count 0 >>" } }),
    "type",
  ],
  ["a page that cannot be read", withPage("/Thumb 6 0 R", ["<< /Broken"]), "type"],
  ["brackets without end", makePdf({ objects: ["[".repeat(200_000)] }), undefined],
  ["a password", makePdf({ trailer: "/Encrypt 6 0 R" }), "encrypted"],
  ["a password in the trailer itself", makePdf({ trailer: "/Encrypt<</V 1>>" }), "encrypted"],
  ["a password written in code", makePdf({ trailer: "/#45ncrypt 6 0 R" }), "encrypted"],
  ["a password behind a comment", makePdf({ trailer: "/Encrypt%x\n6 0 R" }), "encrypted"],
  [
    "a password of a former revision",
    appendRevision({ pdf: makePdf({ trailer: "/Encrypt%x\n6 0 R" }), objects: {} }),
    "encrypted",
  ],
])("%s", async (_, pdf, refused) => {
  const cleaned = await cleanPdf(pdf);
  if (refused) expect(cleaned).toEqual({ refused });
  // Whether it is refused or left out, nothing of it may be kept.
  else expect(JSON.stringify(cleaned)).not.toContain("[[[[");
});

// They take what they are given: the limits, and longer on a machine that is busy with much else.
describe("bombs end in the process that reads them:", { timeout: 120_000 }, () => {
  const spaces = packSpaces({ megabytes: 4000 });
  const filter = "/Filter /FlateDecode";

  test.each([
    [
      "packed objects of four gigabytes",
      makePdf({
        objects: [makeStream({ entries: `/Type /ObjStm /N 1 /First 4 ${filter}`, bytes: spaces })],
      }),
    ],
    [
      "a page of four gigabytes",
      withPage("/Thumb 6 0 R", [makeStream({ entries: filter, bytes: spaces })]),
    ],
    [
      "a table of a thousand million objects",
      makePdf({
        objects: [
          makeStream({
            entries: "/Type /XRef /Size 1000000000 /W [1 1 1]",
            bytes: Buffer.from("x"),
          }),
        ],
      }),
    ],
  ])("%s", async (_, pdf) => {
    expect(pdf.length).toBeLessThan(5 * 1024 * 1024);
    const before = process.memoryUsage.rss();
    expect(await ingestPdf(pdf)).toEqual({ refused: "unsafe" });
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
    expect(await ingestPdf(makePdf())).toHaveProperty("pdf");
  });
});

import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { makePdf } from "../../tests/support/make-pdf.ts";
import { findContentProblem, findEnvelopeProblem, largestPdf } from "./check-pdf.ts";

const file = { bytes: makePdf(), name: "cv.pdf", type: "application/pdf" };

describe("the envelope", () => {
  test.each([
    ["as it should be", file],
    [
      "in Chinese, by a browser that knows no types",
      { ...file, name: "王小明 简历.PDF", type: "" },
    ],
    ["called some bytes", { ...file, type: "application/octet-stream" }],
  ])("%s is taken", (_, sent) => {
    expect(findEnvelopeProblem(sent)).toBeUndefined();
  });

  test.each([
    ["nothing", undefined, "missing"],
    ["an empty file", { ...file, bytes: Buffer.alloc(0) }, "missing"],
    ["one byte too many", { ...file, bytes: Buffer.alloc(largestPdf + 1) }, "large"],
    ["a way up", { ...file, name: "../../server/main.pdf" }, "name"],
    ["a way down", { ...file, name: "a/b.pdf" }, "name"],
    ["a way of Windows", { ...file, name: "C:\\cv.pdf" }, "name"],
    ["a zero byte", { ...file, name: "cv.html\0.pdf" }, "name"],
    ["a hidden file", { ...file, name: ".pdf" }, "name"],
    ["another ending", { ...file, name: "cv.pdf.html" }, "name"],
    ["an endless name", { ...file, name: `${"x".repeat(300)}.pdf` }, "name"],
    ["a page", { ...file, type: "text/html" }, "type"],
    ["a picture", { ...file, type: "image/png; x=application/pdf" }, "type"],
  ])("%s is refused", (_, sent, problem) => {
    expect(findEnvelopeProblem(sent)).toBe(problem);
  });
});

/** An archive that holds nothing: its end is all there is, with a comment of this length. */
function endOfArchive(comment: string): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment)]);
}

const packed = (objects: string) => {
  const bytes = deflateSync(Buffer.from(objects));
  return Buffer.concat([
    Buffer.from(
      `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`,
    ),
    bytes,
    Buffer.from("\nendstream"),
  ]);
};

describe("the content", () => {
  test.each([
    ["a plain one", makePdf()],
    ["with white space at its end", makePdf({ after: "\r\n\n" })],
    ["by somebody who writes JavaScript", makePdf({ text: "HTML, CSS/JavaScript, /Encrypt" })],
    ["with packed objects", makePdf({ objects: [packed("6 0 << /Type /ExtGState >>")] })],
    ["that opens at a page", makePdf({ catalogue: "/OpenAction [3 0 R /Fit]" })],
  ])("%s is taken", (_, bytes) => {
    expect(findContentProblem(bytes)).toBeUndefined();
  });

  const end = "\nstartxref\n9\n%%EOF\n";
  test.each([
    ["a page called PDF", Buffer.from("<html>%PDF-1.7</html>"), "type"],
    ["a picture", Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), "type"],
    ["only a beginning", Buffer.from("%PDF-1.7\n"), "type"],
    ["cut off", makePdf().subarray(0, -40), "type"],
    ["something before it", makePdf({ before: "GIF89a\n" }), "type"],
    ["a script before it", makePdf({ before: "<script>alert(1)</script>" }), "type"],
    ["a program before it", makePdf({ before: "MZ\x90\0" }), "type"],
    ["something behind it", makePdf({ after: "<?php system($_GET[0]);" }), "type"],
    ["an archive behind it", makePdf({ after: endOfArchive("") }), "type"],
    ["a table that is not there", Buffer.from(`%PDF-1.7\nnothing${end}`), "type"],
    ["a table beyond the end", Buffer.from("%PDF-1.7\nstartxref\n99999999\n%%EOF"), "type"],
    [
      "an archive whose comment is a PDF's end",
      makePdf({ objects: [endOfArchive("x".repeat(60))] }),
      "unsafe",
    ],
    [
      "a page within its first lines",
      Buffer.concat([
        Buffer.from("%PDF-1.7\n<html><script>alert(1)</script>\n9 0 obj\nendobj\n"),
        Buffer.from("startxref\n41\n%%EOF"),
      ]),
      "unsafe",
    ],
    ["a password", makePdf({ trailer: "/Encrypt 6 0 R" }), "encrypted"],
    [
      "a password in the trailer itself",
      makePdf({ trailer: "/Encrypt<</Filter/Standard>>" }),
      "encrypted",
    ],
    ["a password written in code", makePdf({ trailer: "/#45ncrypt 6 0 R" }), "encrypted"],
    [
      "a script that runs when opened",
      makePdf({ catalogue: "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>" }),
      "unsafe",
    ],
    [
      "a script in code",
      makePdf({ catalogue: "/OpenAction << /S /#4aavaScript /JS (1) >>" }),
      "unsafe",
    ],
    ["a program to start", makePdf({ objects: ["<< /S /Launch /F (cmd.exe) >>"] }), "unsafe"],
    ["a file within", makePdf({ catalogue: "/Names << /EmbeddedFiles 6 0 R >>" }), "unsafe"],
    ["a film within", makePdf({ objects: ["<< /Subtype /RichMedia >>"] }), "unsafe"],
    ["a form of its own", makePdf({ catalogue: "/AcroForm << /XFA [6 0 R] >>" }), "unsafe"],
    [
      "a script among packed objects",
      makePdf({ objects: [packed("6 0 << /S /JavaScript /JS (1) >>")] }),
      "unsafe",
    ],
  ])("%s is refused", (_, bytes, problem) => {
    expect(findContentProblem(bytes)).toBe(problem);
  });

  test("what unpacks to very much is refused", () => {
    const bomb = packed("x".repeat(40 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    expect(findContentProblem(makePdf({ objects: [bomb] }))).toBe("unsafe");
  });
});

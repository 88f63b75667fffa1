import { expect, test } from "vitest";
import { makePdf } from "../../tests/support/make-pdf.ts";
import { checkSentPdf, largestPdf } from "./sent-pdf.ts";

const file = { bytes: makePdf(), name: "cv.pdf", type: "application/pdf" };

test.each([
  ["as it should be", file],
  ["in Chinese, by a browser that knows no types", { ...file, name: "王小明 简历.PDF", type: "" }],
  ["called some bytes", { ...file, type: "application/octet-stream" }],
])("%s is taken", (_, sent) => {
  expect(checkSentPdf(sent)).toBeUndefined();
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
  expect(checkSentPdf(sent)).toBe(problem);
});

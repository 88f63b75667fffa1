import { expect, test } from "vitest";
import { findAttachmentProblem, largestAttachment } from "./attachment-rules.ts";

const plan = { name: "plan.pdf", type: "application/pdf", size: 1000 };
const photograph = { name: "IMG_1.JPG", type: "image/jpeg", size: largestAttachment };

test.each([
  ["none", []],
  ["a plan and two photographs", [plan, photograph, { ...photograph, name: "2.png" }]],
  ["one whose type the device does not know", [{ ...plan, name: "平面图.PDF", type: "" }]],
  ["one that the device gave no ending", [{ ...photograph, name: "1000012345" }]],
])("%s can be taken", (_, files) => {
  expect(findAttachmentProblem(files)).toBeUndefined();
});

test.each([
  ["a fourth", [plan, plan, plan, photograph], "files-many", "IMG_1.JPG"],
  [
    "one byte too many",
    [plan, { ...plan, size: largestAttachment + 1 }],
    "files-large",
    "plan.pdf",
  ],
  ["a drawing", [{ ...plan, name: "plan.dwg", type: "" }], "files-type", "plan.dwg"],
  ["a page", [{ ...plan, name: "a.png", type: "text/html" }], "files-type", "a.png"],
  [
    "a photograph of a telephone",
    [{ ...plan, name: "1.heic", type: "image/heic" }],
    "files-type",
    "1.heic",
  ],
])("%s is refused, by its name", (_, files, problem, file) => {
  expect(findAttachmentProblem(files)).toEqual({ problem, file });
});

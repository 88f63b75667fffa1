import { describe, expect, test } from "vitest";
import { alignTexts } from "./align-texts.ts";

const align = (zh: string, en: string) =>
  alignTexts({ text: { zh, en, ar: "" }, from: "zh", to: "en" });

describe("a text beside its translation", () => {
  test("sentence by sentence; the point of a number ends none", () => {
    expect(align("厚 0.5 毫米。可定制！", "It is 0.5 mm thick. Made to order!")).toEqual([
      { source: "厚 0.5 毫米。可定制！", target: "It is 0.5 mm thick. Made to order!" },
      { source: "厚 0.5 毫米。", target: "It is 0.5 mm thick." },
      { source: "可定制！", target: "Made to order!" },
    ]);
  });

  test("paragraph by paragraph of a rich text", () => {
    expect(
      align("<h2>安装</h2><p>用螺钉。</p>", "<h2>Mounting</h2><p>By <strong>screws</strong>.</p>"),
    ).toEqual([
      { source: "安装", target: "Mounting" },
      { source: "用螺钉。", target: "By screws." },
    ]);
  });

  test("whole, where one has more sentences than the other, and not at all without both", () => {
    expect(align("安装方便，维护简单。", "Easy to mount. Easy to keep.")).toEqual([
      { source: "安装方便，维护简单。", target: "Easy to mount. Easy to keep." },
    ]);
    expect(align("安装方便。", "")).toEqual([]);
  });
});

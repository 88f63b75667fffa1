import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { inLanguage } from "../../../tests/support/in-language.ts";
import { HearRoom } from "./hear-room.tsx";

const room = { volume: 189, times: { 500: 2.8 } };
const treated = { volume: 189, times: { 500: 0.8 } };

test.each(languages.map(({ code }) => code))(
  "in %s: what is said is written, and it starts low",
  (lang) => {
    const html = inLanguage(lang, () =>
      renderToStaticMarkup(<HearRoom before={room} after={treated} />),
    );
    const sentences = {
      zh: "一个好的房间，能让你听清每一个字",
      en: "A good room is one where you hear every word",
      ar: "الغرفة الجيدة هي التي تسمع فيها كل كلمة",
    };
    expect(html).toContain(sentences[lang]);
    expect(html).toContain({ zh: "合成语音", en: "Synthetic voice", ar: "صوت اصطناعي" }[lang]);
    expect(html).toContain({ zh: "示意", en: "Illustration", ar: "توضيح" }[lang]);
    expect(html).toMatch(/type="range"[^>]*value="-20"/);
  },
);

test("with nothing put up there is nothing to compare", () => {
  const html = inLanguage("en", () =>
    renderToStaticMarkup(<HearRoom before={room} after={undefined} />),
  );
  expect(html).toContain("Once panels are put up");
  expect(html).not.toContain("Match loudness");
  // Three sounds, and no rooms to choose.
  expect(html.match(/type="radio"/g)).toHaveLength(3);
});

import { describe, expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { helpTranslate } from "./help-translate.ts";

giveOwnDatabase();

describe("help with a translation", () => {
  test("what was translated before is found again, as it is and when a little differs", async () => {
    const same = await helpTranslate({
      texts: { zh: "天然橡木格栅吸音板", en: "", ar: "" },
      lang: "en",
    });
    expect(same.from).toBe("zh");
    expect(same.similar[0]).toMatchObject({ target: "Natural oak slat panel", score: 1 });

    const like = await helpTranslate({
      texts: { zh: "", en: "Natural oak slat panels", ar: "" },
      lang: "ar",
    });
    expect(like.from).toBe("en");
    expect(like.similar[0]?.target).toMatch(/البلوط/);
    expect(like.similar[0]?.score).toBeLessThan(1);
  });

  test("the site's own words for things, and those it does not use", async () => {
    const { words, forbidden } = await helpTranslate({
      texts: { zh: "混响时间越短越清晰", en: "A shorter reverb time", ar: "" },
      lang: "en",
    });
    expect(words).toContainEqual({ source: "混响时间", target: "reverberation time" });
    expect(forbidden).toEqual([{ found: "reverb time", suggestion: "reverberation time" }]);
  });

  test("nothing to translate from, and nothing like it", async () => {
    const none = await helpTranslate({ texts: { zh: "", en: "Alone", ar: "" }, lang: "en" });
    expect(none).toEqual({ from: undefined, similar: [], words: [], forbidden: [] });
    const strange = await helpTranslate({
      texts: { zh: "", en: "zzyzx qwrtp", ar: "" },
      lang: "zh",
    });
    expect(strange.similar).toEqual([]);
  });
});

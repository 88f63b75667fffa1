import { expect, test } from "vitest";
import { languages } from "../language/language.ts";
import type { Calculation } from "./calculation.ts";
import { presetRooms } from "./preset-rooms.ts";
import { resultNotes, speechNote } from "./result-words.ts";
import { runCalculation } from "./run-calculation.ts";

function notesWith(furniture: Calculation["room"]["furniture"], lang: "zh" | "en" | "ar") {
  const { classroom } = presetRooms;
  const calculation = { ...classroom, room: { ...classroom.room, furniture } };
  const result = runCalculation({ calculation, absorbers: [] });
  return resultNotes({ calculation, result, lang });
}

test("furniture is named with what it counts for; above what its standard is for, that is said", () => {
  for (const { code: lang } of languages) {
    const about = (furniture: Calculation["room"]["furniture"]) =>
      notesWith(furniture, lang).filter((note) => note.includes("EN 12354-6"));
    expect(about(undefined)).toEqual([]);
    expect(about({ share: 0, pieces: 5 })).toEqual([]);
    const [counted, ...others] = about({ share: 7.2, pieces: 38 });
    expect(others).toEqual([]);
    // 38 × (13.608 ÷ 38)^(2/3)
    expect(counted).toMatch(/7\.2.*38|38.*7\.2/);
    expect(counted).toContain("19.2");
    expect(about({ share: 20, pieces: 38 })).toHaveLength(2);
  }
});

test("the note on speech says with which noise it is", () => {
  for (const { code: lang } of languages) {
    expect(speechNote({ noise: 45, lang })).toMatch(/45\s?dB\(A\)/);
    expect(speechNote({ noise: undefined, lang })).not.toContain("dB");
  }
});

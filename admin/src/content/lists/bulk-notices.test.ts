import { expect, test } from "vitest";
import { bulkNotices } from "./bulk-notices.ts";

const count = (word: string) => (number: number) => `${word} ${number}`;
const text = {
  ...{ publishDone: count("published"), withdrawDone: count("withdrawn") },
  ...{ trashDone: count("thrown away"), restoreDone: count("restored") },
  ...{ leftUnfinished: count("unfinished"), alreadySo: "already so" },
};

test.each([
  [{ changed: 2, unfinished: 0 }, [["published 2", "success"]]],
  [
    { changed: 2, unfinished: 1 },
    [
      ["published 2", "success"],
      ["unfinished 1", "warning"],
    ],
  ],
  [{ changed: 0, unfinished: 3 }, [["unfinished 3", "warning"]]],
  [{ changed: 0, unfinished: 0 }, [["already so", "info"]]],
])("after publishing, %o is told", (done, told) => {
  const notices = bulkNotices({ change: "publish", done, text });
  expect(notices.map(({ message, type }) => [message, type])).toEqual(told);
});

test("each change has its own words", () => {
  const done = { changed: 1, unfinished: 0 };
  const messages = (["withdraw", "trash", "restore"] as const).map(
    (change) => bulkNotices({ change, done, text })[0]?.message,
  );
  expect(messages).toEqual(["withdrawn 1", "thrown away 1", "restored 1"]);
});

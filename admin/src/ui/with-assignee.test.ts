import { expect, test } from "vitest";
import { withAssignee } from "./with-assignee.ts";

test("somebody who has left is offered as long as they look after it", () => {
  const [ann, ben] = [
    { id: "a", name: "Ann" },
    { id: "b", name: "Ben" },
  ];
  expect(withAssignee({ colleagues: [ann], assignee: ben })).toEqual([ann, ben]);
  expect(withAssignee({ colleagues: [ann, ben], assignee: ben })).toEqual([ann, ben]);
  expect(withAssignee({ colleagues: [ann], assignee: null })).toEqual([ann]);
});

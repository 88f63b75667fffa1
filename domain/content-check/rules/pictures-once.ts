import type { CheckedRecord } from "../checked-record.ts";
import { listedPicture } from "../facts.ts";
import type { Problem, Rule } from "../rule.ts";

/** A picture seen twice in one list looks like a mistake. */
export const picturesOnce: Rule = {
  id: "pictures",
  title: { zh: "列表中的重复图片", en: "Pictures twice in one list" },
  check: ({ record, facts }) => {
    const listed = listedPicture(record);
    const first = listed && facts.firstToShow.get(listed.key);
    const problems = twiceInItself(record);
    if (!listed || !first || first === record.content.id) return problems;
    const message = {
      zh: `与同一列表中的“${first}”使用同一张图片`,
      en: `Shows the same picture as “${first}” in the same list`,
    };
    return [...problems, { field: listed.field, message }];
  },
};

function twiceInItself({ content }: CheckedRecord): Problem[] {
  const pictures = "pictures" in content ? content.pictures : [];
  return pictures
    .map((id, at) => ({ id, at }))
    .filter(({ id, at }) => pictures.indexOf(id) !== at)
    .map(({ id, at }) => ({
      field: `pictures.${at}`,
      message: { zh: `图片“${id}”重复`, en: `“${id}” is there twice` },
    }));
}

import { defineTexts } from "../language.ts";

/** What the server says of a field, in a word, told to a person. */
export const problems = defineTexts({
  zh: {
    required: "必填",
    invalid: "内容有误",
    "too-short": "太短",
    "too-long": "太长",
    taken: "已被使用",
    invited: "已邀请过此邮箱，可在邀请列表中重新发送",
    wrong: "不正确",
    "unknown-figure": "文中有一幅网站没有的图示，请删除或重新插入",
    "misplaced-figure": "图示须单独成段，不能放在列表、引文或表格里",
  },
  en: {
    required: "Required",
    invalid: "Not valid",
    "too-short": "Too short",
    "too-long": "Too long",
    taken: "Already in use",
    invited: "Already invited; the invitation can be renewed in the list of invitations",
    wrong: "Not right",
    "unknown-figure":
      "The text asks for a drawing that the site does not have: remove it or insert it anew",
    "misplaced-figure":
      "A drawing stands between paragraphs, not within a list, a quotation or a table",
  },
});

/** The key under which a problem is translated by react-admin's forms. */
export function problemKey(word: string): string {
  return word in problems.en ? `problem.${word}` : "problem.invalid";
}

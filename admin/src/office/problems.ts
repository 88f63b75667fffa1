import type { ProblemWord } from "../api.ts";
import { defineTexts, type Language } from "../language.ts";

/** What the server says of a field, in a word, told to a person; `%{detail}` is what it says more. */
export const problems = defineTexts<Record<ProblemWord, string>>({
  zh: {
    required: "必填",
    invalid: "内容有误",
    taken: "已被使用，请换一个",
    wrong: "不正确",
    invited: "已邀请过此邮箱，可在邀请列表中重新发送",
    "unknown-figure": "文中有一幅网站没有的图示，请删除或重新插入",
    "misplaced-figure": "图示须单独成段，不能放在列表、引文或表格里",
    "too-short": "太短，至少 %{detail} 个字符",
    "too-long": "太长，最多 %{detail} 个字符",
    "too-few": "至少需要 %{detail} 项",
    "too-many": "最多 %{detail} 项",
    exactly: "须正好 %{detail} 项",
    "too-small": "不能小于 %{detail}",
    "too-big": "不能大于 %{detail}",
    "not-above": "须大于 %{detail}",
    "not-below": "须小于 %{detail}",
    "from-above-to": "不能小于起始值",
    number: "请填写数字",
    "whole-number": "请填写整数",
    date: "请填写日期，例如 2026-03-01",
    time: "请填写 24 小时制时间，例如 9:00",
    "time-zone": "没有这个时区，请填写 IANA 名称，例如 Asia/Shanghai",
    email: "请填写邮箱地址",
    address: "请填写完整网址，以 https:// 开头",
    path: "请填写站内路径，以 / 开头，不带语言",
    "path-or-address": "请填写以 / 开头的站内路径，或以 https:// 开头的网址",
    colour: "请填写颜色值，例如 #d8b48a",
    choice: "请从列表中选择",
    "id-spelling": "只能用小写字母、数字和连字符，例如 oak-panel",
    "id-letter-first": "只能用小写字母、数字和连字符，并以字母开头",
    "id-two-words": "至少两个词，用连字符连接，例如 office-dubai",
    "tag-spelling": "标签只能用小写字母、数字和连字符",
    "letters-and-digits": "只能用字母和数字，并以字母开头",
    "four-digits": "请填写四位数字",
    "place-spelling": "只能用小写字母、数字、点和连字符，例如 class.office",
    "id-stays": "已发布过，标识不能再改",
    past: "这个时间已经过去，请选择以后的时间，或立即发布",
    "most-shown": "最多显示 %{detail} 项，请隐藏其余各项",
    "same-address": "有两项指向同一地址",
    "redirect-self": "这会使访客原地打转，请填写另一个地址",
    "redirect-chain": "该地址本身又跳转到 %{detail}，请直接填写后者",
    "redirect-target": "%{detail} 正跳转到此地址，请先修改那一条",
  },
  en: {
    required: "Required",
    invalid: "Not valid",
    taken: "Already in use; choose another",
    wrong: "Not right",
    invited: "Already invited; the invitation can be renewed in the list of invitations",
    "unknown-figure":
      "The text asks for a drawing that the site does not have: remove it or insert it anew",
    "misplaced-figure":
      "A drawing stands between paragraphs, not within a list, a quotation or a table",
    "too-short": "Too short: %{detail} characters at least",
    "too-long": "Too long: %{detail} characters at most",
    "too-few": "At least %{detail} are needed",
    "too-many": "At most %{detail}",
    exactly: "Exactly %{detail} are needed",
    "too-small": "Not less than %{detail}",
    "too-big": "Not more than %{detail}",
    "not-above": "Must be more than %{detail}",
    "not-below": "Must be less than %{detail}",
    "from-above-to": "Less than what it begins with",
    number: "A number is needed",
    "whole-number": "A whole number is needed",
    date: "A date is needed, such as 2026-03-01",
    time: "A time of 24 hours is needed, such as 9:00",
    "time-zone": "There is no such time zone; an IANA name is needed, such as Asia/Shanghai",
    email: "An email address is needed",
    address: "A whole address is needed, beginning with https://",
    path: "A path of this site is needed, beginning with / and without a language",
    "path-or-address": "A path that begins with /, or an address that begins with https://",
    colour: "A colour is needed, such as #d8b48a",
    choice: "Choose one of the list",
    "id-spelling": "Small letters, digits and hyphens only, such as oak-panel",
    "id-letter-first": "Small letters, digits and hyphens only, a letter first",
    "id-two-words": "Two words at least, joined by a hyphen, such as office-dubai",
    "tag-spelling": "Tags have small letters, digits and hyphens only",
    "letters-and-digits": "Letters and digits only, a letter first",
    "four-digits": "Four digits are needed",
    "place-spelling": "Small letters, digits, dots and hyphens only, such as class.office",
    "id-stays": "It has been published; its id stays as it is",
    past: "That time has passed: choose a later one, or publish now",
    "most-shown": "At most %{detail} can be shown; hide the others",
    "same-address": "Two entries lead to the same address",
    "redirect-self": "That leads visitors in a circle; enter another address",
    "redirect-chain": "That address leads on to %{detail}; enter that one instead",
    "redirect-target": "%{detail} leads to this address; change that redirect first",
  },
});

/**
 * What is said at a field: a key that react-admin translates, or the sentence itself where it has a
 * number in it, which react-admin's forms would lose.
 */
export function problemSaid(word: string, language: Language): string {
  const [name = "", ...detail] = word.split(":");
  if (!isWord(name)) return "problem.invalid";
  if (detail.length === 0 && !problems[language][name].includes("%{")) return `problem.${name}`;
  return problems[language][name].replace("%{detail}", detail.join(":"));
}

const isWord = (name: string): name is ProblemWord => name in problems.en;

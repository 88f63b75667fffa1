import { defineTexts, useTexts } from "../language.ts";
import { toChoices } from "../ui/to-choices.ts";
import {
  type Lang,
  type Lost,
  type LostReason,
  type Purpose,
  type Status,
  statuses,
} from "./inquiry.ts";

const statusNames = defineTexts({
  zh: {
    new: "新询盘",
    contacted: "已联系",
    quoted: "已报价",
    won: "已成交",
    lost: "未成交",
    spam: "垃圾信息",
  },
  en: {
    new: "New",
    contacted: "Contacted",
    quoted: "Quoted",
    won: "Won",
    lost: "Lost",
    spam: "Spam",
  },
});

const purposeNames = defineTexts({
  zh: { message: "留言", quote: "询价", sample: "索样" },
  en: { message: "Message", quote: "Quote", sample: "Samples" },
});

const languageNames = defineTexts({
  zh: { zh: "中文", en: "英文", ar: "阿拉伯文" },
  en: { zh: "Chinese", en: "English", ar: "Arabic" },
});

const lostReasonNames = defineTexts({
  zh: {
    price: "价格",
    "lead-time": "交货期",
    unsuitable: "没有合适的产品",
    competitor: "选择了其他供应商",
    cancelled: "项目取消或推迟",
    "no-answer": "客户不再回复",
    other: "其他",
  },
  en: {
    price: "Price",
    "lead-time": "Lead time",
    unsuitable: "No suitable product",
    competitor: "Chose another supplier",
    cancelled: "Project cancelled or postponed",
    "no-answer": "No answer any more",
    other: "Other",
  },
});

const followUpNames = defineTexts({
  zh: { due: "到期（含已过期）", overdue: "已过期", today: "今天", planned: "以后" },
  en: { due: "Due by today", overdue: "Overdue", today: "Today", planned: "Later" },
});

export function useNames() {
  const lostReason: Record<LostReason, string> = useTexts(lostReasonNames);
  const followUp = useTexts(followUpNames);
  const status: Record<Status, string> = useTexts(statusNames);
  const purpose: Record<Purpose, string> = useTexts(purposeNames);
  const language: Record<Lang, string> = useTexts(languageNames);
  return {
    status,
    purpose,
    language,
    statuses: statuses.map((id) => ({ id, name: status[id] })),
    purposes: toChoices(purpose),
    languages: toChoices(language),
    lostReason,
    lostReasons: toChoices(lostReason),
    followUp,
    followUps: toChoices(followUp),
  };
}

/** Why an inquiry was lost, with the words that were added. */
export function useLostReason(): (lost: Lost) => string {
  const names: Record<LostReason, string> = useTexts(lostReasonNames);
  return ({ reason, note }) => (note === "" ? names[reason] : `${names[reason]} · ${note}`);
}

import { defineTexts, useTexts } from "../language.ts";
import { toChoices } from "../ui/to-choices.ts";
import { type Lang, type Purpose, type Status, statuses } from "./inquiry.ts";

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

export function useNames() {
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
  };
}

import { defineTexts } from "../language.ts";

/** Of answers that came by mail. */
export const answerTexts = defineTexts({
  zh: {
    answer: "回复了邮件",
    automatic: "自动回复",
    bounce: "邮件未能送达，被退回",
    quoted: "引用的原邮件",
  },
  en: {
    answer: "answered by mail",
    automatic: "Automatic answer",
    bounce: "The mail could not be delivered and came back",
    quoted: "Quoted mail",
  },
});

/** What of an answer was not taken, and why. */
export const leftOutTexts = defineTexts({
  zh: {
    "files-many": "附件过多，未收取；原件在邮箱中",
    "files-large": "文件过大，未收取；原件在邮箱中",
    "files-type": "不是 PDF 或图片，未收取；原件在邮箱中",
    "files-damaged": "文件已损坏，未收取",
    "files-encrypted": "文件已加密，未收取；原件在邮箱中",
    "files-unsafe": "文件不安全，未收取",
    unscanned: "病毒扫描长时间没有响应，未收取；原件在邮箱中",
    "text-long": "内容过长，只显示开头；全文在邮箱中",
    "mail-large": "邮件过大，附件未收取；原件在邮箱中",
    unreadable: "邮件无法读取；原件在邮箱中",
  },
  en: {
    "files-many": "too many files, not taken; the mailbox has it",
    "files-large": "too large, not taken; the mailbox has it",
    "files-type": "neither PDF nor picture, not taken; the mailbox has it",
    "files-damaged": "damaged, not taken",
    "files-encrypted": "encrypted, not taken; the mailbox has it",
    "files-unsafe": "unsafe, not taken",
    unscanned: "the virus scanner did not answer for long, not taken; the mailbox has it",
    "text-long": "Long text, only its beginning is shown; the mailbox has all of it",
    "mail-large": "The mail is too large, its files were not taken; the mailbox has them",
    unreadable: "The mail could not be read; the mailbox has it",
  },
});

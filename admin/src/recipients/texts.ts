import { defineTexts } from "../language.ts";

export const texts = defineTexts({
  zh: {
    lead: "收到询盘和求职申请时，网站会发邮件到以下邮箱。网站上公开显示的邮箱在“网站设置”中修改，与此无关。",
    addresses: "邮箱",
    hint: "每行一个。留空则通知所有管理员。",
    fixed: (address: string) => `当前由服务器配置（MAIL_TO）决定，邮件发送到 ${address}。`,
    save: "保存",
    saved: "收件人已保存",
    wrong: "请每行填写一个有效的邮箱，最多 20 个。",
  },
  en: {
    lead: "The site tells these addresses by mail of inquiries and job applications. The address that visitors see is changed under “Site settings” and has nothing to do with it.",
    addresses: "Addresses",
    hint: "One in each line. Left empty, every administrator is told.",
    fixed: (address: string) =>
      `The server's configuration (MAIL_TO) decides at present: mails go to ${address}.`,
    save: "Save",
    saved: "Recipients saved",
    wrong: "One valid address in each line, please, and at most 20.",
  },
});

import { z } from "zod";
import { defineKind, section } from "../records/define-kind.ts";
import { choice, group, line, number, picture, text, words } from "../records/fields.ts";
import type { Weekday } from "./office-hours.ts";

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}

const time = z.string().regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, "time");

const weekday = (ask: { zh: string; en: string }) =>
  choice<Weekday>(ask, {
    monday: { zh: "周一", en: "Monday" },
    tuesday: { zh: "周二", en: "Tuesday" },
    wednesday: { zh: "周三", en: "Wednesday" },
    thursday: { zh: "周四", en: "Thursday" },
    friday: { zh: "周五", en: "Friday" },
    saturday: { zh: "周六", en: "Saturday" },
    sunday: { zh: "周日", en: "Sunday" },
  });

/** For reckoning: the contact page tells visitors elsewhere what it means for them. */
const officeHours = z.object({
  firstDay: weekday({ zh: "首日", en: "First day" }),
  lastDay: weekday({ zh: "末日", en: "Last day" }),
  from: line(
    {
      zh: "开始",
      en: "From",
      hint: { zh: "24 小时制，例如 9:00", en: "Of 24 hours, such as 9:00" },
    },
    time,
  ),
  to: line({ zh: "结束", en: "To" }, time),
  zone: line(
    {
      zh: "时区",
      en: "Time zone",
      hint: { zh: "IANA 名称，例如 Asia/Shanghai", en: "IANA name, such as Asia/Shanghai" },
    },
    z.string().refine(isZone, "time-zone"),
  ),
});

const position = z.object({
  latitude: number({ zh: "纬度", en: "Latitude" }, z.number().min(-90).max(90)),
  longitude: number({ zh: "经度", en: "Longitude" }, z.number().min(-180).max(180)),
});

/** The company as every page shows it. Field names of the contact part are the public API's. */
export const settingsKind = defineKind({
  one: { zh: "网站设置", en: "Site settings" },
  many: { zh: "网站设置", en: "Site settings" },
  menu: { group: "site", icon: "settings" },
  address: "/",
  single: true,
  fixed: true,
  sections: [
    section(
      { zh: "公司与联系方式", en: "Company and contact" },
      {
        id: z.literal("site"),
        name: text({ zh: "公司名称", en: "Company" }),
        address: text({ zh: "地址", en: "Address" }),
        serviceTime: text({ zh: "服务时间", en: "Service time" }),
        officeHours: group(
          {
            zh: "联系页的办公时间",
            en: "Hours on the contact page",
            hint: {
              zh: "访客据此看到当地时间和是否有人值守；请与上面的服务时间一致",
              en: "Tells visitors their own time and whether somebody is there; to agree with the service time above",
            },
          },
          officeHours,
        ).optional(),
        position: group(
          {
            zh: "地图坐标",
            en: "Position on maps",
            hint: {
              zh: "GPS（WGS-84）坐标；不填时地图按地址查找",
              en: "As GPS shows it (WGS-84); without it maps look for the address",
            },
          },
          position,
        ).optional(),
        telphone: line({ zh: "电话", en: "Telephone" }),
        email: line({
          zh: "邮箱",
          en: "Email",
          hint: {
            zh: "显示给访客。询盘通知发给谁，由管理员在“通知收件人”中设置",
            en: "Shown to visitors. Who is told of inquiries, administrators set under “Mail recipients”",
          },
        }),
        whatsapp: line({ zh: "WhatsApp", en: "WhatsApp" }),
        wechat: line({ zh: "微信号", en: "WeChat" }),
        wechatImg: picture({ zh: "微信二维码", en: "WeChat code" }),
        webSite: line({ zh: "网址", en: "Web site" }),
      },
    ),
    section(
      { zh: "版权与备案", en: "Legal" },
      {
        siteRight: text({ zh: "版权文字", en: "Copyright" }),
        siteIcp: line({ zh: "备案号", en: "ICP number" }),
        demonstrationNote: text({
          zh: "演示说明",
          en: "Note of a demonstration",
          hint: {
            zh: "显示在页脚；真实公司的网站请留空",
            en: "Stands in the footer; the site of a real company leaves it empty",
          },
        }).optional(),
      },
    ),
    section(
      { zh: "数字", en: "Figures" },
      {
        yearsOfExperience: number(
          { zh: "从业年数", en: "Years of experience" },
          z.number().int().min(0).max(1_000_000),
        ),
        factories: number(
          { zh: "工厂数量", en: "Factories" },
          z.number().int().min(0).max(1_000_000),
        ),
        containersPerMonth: number(
          { zh: "每月货柜", en: "Containers a month" },
          z.number().int().min(0).max(1_000_000),
        ),
        woodPanelDesigns: number(
          { zh: "木板花型", en: "Wood panel designs" },
          z.number().int().min(0).max(1_000_000),
        ),
        certificates: words({ zh: "认证", en: "Certificates" }),
      },
    ),
  ],
});
export type SettingsContent = z.infer<typeof settingsKind.schema>;

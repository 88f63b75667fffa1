import type { Field } from "../field.ts";
import type { KindForm } from "../kind.ts";
import { singletons } from "../singletons.ts";
import { comparisonFields, idField } from "./shared.ts";

const line = (name: string, zh: string, en: string): Field => ({
  as: "line",
  name,
  label: { zh, en },
});
const figure = (name: string, zh: string, en: string): Field => ({
  as: "number",
  name,
  label: { zh, en },
});

const weekday = (name: string, zh: string, en: string): Field => ({
  as: "choice",
  name,
  label: { zh, en },
  choices: [
    { id: "monday", name: { zh: "周一", en: "Monday" } },
    { id: "tuesday", name: { zh: "周二", en: "Tuesday" } },
    { id: "wednesday", name: { zh: "周三", en: "Wednesday" } },
    { id: "thursday", name: { zh: "周四", en: "Thursday" } },
    { id: "friday", name: { zh: "周五", en: "Friday" } },
    { id: "saturday", name: { zh: "周六", en: "Saturday" } },
    { id: "sunday", name: { zh: "周日", en: "Sunday" } },
  ],
});

export const siteSettings: KindForm = {
  one: singletons.site_settings,
  seen: true,
  fixed: true,
  sections: [
    {
      title: { zh: "公司与联系方式", en: "Company and contact" },
      fields: [
        { as: "text", name: "name", label: { zh: "公司名称", en: "Company" } },
        { as: "text", name: "address", label: { zh: "地址", en: "Address" } },
        { as: "text", name: "serviceTime", label: { zh: "服务时间", en: "Service time" } },
        {
          as: "group",
          name: "officeHours",
          label: { zh: "联系页的办公时间", en: "Hours on the contact page" },
          hint: {
            zh: "访客据此看到当地时间和是否有人值守；请与上面的服务时间一致",
            en: "Tells visitors their own time and whether somebody is there; to agree with the service time above",
          },
          optional: true,
          of: [
            weekday("firstDay", "首日", "First day"),
            weekday("lastDay", "末日", "Last day"),
            {
              ...line("from", "开始", "From"),
              hint: { zh: "24 小时制，例如 9:00", en: "Of 24 hours, such as 9:00" },
            },
            line("to", "结束", "To"),
            {
              ...line("zone", "时区", "Time zone"),
              hint: { zh: "IANA 名称，例如 Asia/Shanghai", en: "IANA name, such as Asia/Shanghai" },
            },
          ],
        },
        {
          as: "group",
          name: "position",
          label: { zh: "地图坐标", en: "Position on maps" },
          hint: {
            zh: "GPS（WGS-84）坐标；不填时地图按地址查找",
            en: "As GPS shows it (WGS-84); without it maps look for the address",
          },
          optional: true,
          of: [figure("latitude", "纬度", "Latitude"), figure("longitude", "经度", "Longitude")],
        },
        line("telphone", "电话", "Telephone"),
        {
          ...line("email", "邮箱", "Email"),
          hint: {
            zh: "显示给访客。询盘通知发给谁，由管理员在“通知收件人”中设置",
            en: "Shown to visitors. Who is told of inquiries, administrators set under “Mail recipients”",
          },
        },
        line("whatsapp", "WhatsApp", "WhatsApp"),
        line("wechat", "微信号", "WeChat"),
        { as: "picture", name: "wechatImg", label: { zh: "微信二维码", en: "WeChat code" } },
        line("webSite", "网址", "Web site"),
      ],
    },
    {
      title: { zh: "版权与备案", en: "Legal" },
      fields: [
        { as: "text", name: "siteRight", label: { zh: "版权文字", en: "Copyright" } },
        line("siteIcp", "备案号", "ICP number"),
        {
          as: "text",
          name: "demonstrationNote",
          label: { zh: "演示说明", en: "Note of a demonstration" },
          hint: {
            zh: "显示在页脚；真实公司的网站请留空",
            en: "Stands in the footer; the site of a real company leaves it empty",
          },
          optional: true,
        },
      ],
    },
    {
      title: { zh: "数字", en: "Figures" },
      fields: [
        figure("yearsOfExperience", "从业年数", "Years of experience"),
        figure("factories", "工厂数量", "Factories"),
        figure("containersPerMonth", "每月货柜", "Containers a month"),
        figure("woodPanelDesigns", "木板花型", "Wood panel designs"),
        { as: "words", name: "certificates", label: { zh: "认证", en: "Certificates" } },
      ],
    },
  ],
};

export const navigation: KindForm = {
  one: singletons.navigation,
  seen: true,
  fixed: true,
  sections: [
    {
      title: singletons.navigation,
      fields: [
        {
          as: "list",
          name: "entries",
          label: { zh: "导航项", en: "Entries" },
          hint: {
            zh: "按此顺序显示在页头、手机菜单和 404 页，最多显示 8 项",
            en: "In this order in the header, the menu of phones and on the 404 page; 8 shown at most",
          },
          of: [
            { as: "text", name: "label", label: { zh: "文字", en: "Label" } },
            {
              ...line("url", "地址", "Address"),
              hint: {
                zh: "不带语言，例如 /product.html",
                en: "Without a language, such as /product.html",
              },
            },
            { as: "flag", name: "shown", label: { zh: "显示", en: "Shown" }, preset: true },
            {
              as: "flag",
              name: "nofollow",
              label: { zh: "搜索引擎不跟踪（nofollow）", en: "Not for search engines (nofollow)" },
            },
          ],
        },
      ],
    },
  ],
};

export const pageCopy: KindForm = {
  one: { zh: "页面文案", en: "Page copy" },
  seen: true,
  fixed: true,
  sections: [
    {
      title: { zh: "文案", en: "Words" },
      fields: [{ as: "blocks", name: "blocks", label: { zh: "文案", en: "Words" } }],
    },
    {
      title: { zh: "处理前后", en: "Before and after" },
      fields: [
        {
          as: "list",
          name: "comparisons",
          label: { zh: "处理前后", en: "Before and after" },
          optional: true,
          of: [
            {
              ...line("id", "位置", "Place"),
              wide: true,
              hint: {
                zh: "首页为 room；案例页按房间类型，例如 class.office",
                en: "On the home page room; on projects by type of room, such as class.office",
              },
            },
            ...comparisonFields,
          ],
        },
      ],
    },
  ],
};

export const redirect: KindForm = {
  one: { zh: "重定向", en: "Redirect" },
  seen: false,
  sections: [
    {
      title: { zh: "重定向", en: "Redirect" },
      fields: [
        {
          ...line("from", "旧地址", "Old address"),
          wide: true,
          hint: { zh: "不带语言，例如 /Booth.html", en: "Without a language, such as /Booth.html" },
        },
        {
          ...line("to", "新地址", "New address"),
          wide: true,
          hint: { zh: "站内路径或 https 网址", en: "A path of this site, or an https address" },
        },
        { ...idField, label: { zh: "标识", en: "Id" } },
      ],
    },
  ],
};

export const synonym: KindForm = {
  one: { zh: "同义词", en: "Synonyms" },
  seen: false,
  sections: [
    {
      title: { zh: "同义词", en: "Words that mean the same" },
      fields: [
        {
          as: "words",
          name: "words",
          label: { zh: "词语", en: "Words" },
          hint: { zh: "任意语言，至少两个", en: "In any language, at least two" },
        },
        { ...idField, label: { zh: "标识", en: "Id" } },
      ],
    },
  ],
};

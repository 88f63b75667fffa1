import InboxIcon from "@mui/icons-material/InboxOutlined";
import TemplateIcon from "@mui/icons-material/QuickreplyOutlined";
import { lazily, type OfficeResource } from "../resource.tsx";

export const inquiries: OfficeResource = {
  name: "inquiries",
  title: { zh: "询盘", en: "Inquiries" },
  permission: "inquiries.read",
  icon: InboxIcon,
  group: "work",
  screens: {
    list: lazily(() => import("./inquiry-list.tsx"), "InquiryList"),
    show: lazily(() => import("./inquiry-show.tsx"), "InquiryShow"),
  },
  find: async (query) => (await import("./find-inquiries.ts")).findInquiries(query),
};

export const replyTemplates: OfficeResource = {
  name: "reply-templates",
  title: { zh: "回复模板", en: "Reply templates" },
  permission: "inquiries.read",
  icon: TemplateIcon,
  group: "work",
  screens: {
    list: lazily(() => import("./template-list.tsx"), "TemplateList"),
    create: lazily(() => import("./template-form.tsx"), "TemplateCreate"),
    edit: lazily(() => import("./template-form.tsx"), "TemplateEdit"),
  },
};

import BadgeIcon from "@mui/icons-material/BadgeOutlined";
import { lazily, type OfficeResource } from "../resource.tsx";

export const applications: OfficeResource = {
  name: "applications",
  title: { zh: "求职申请", en: "Applications" },
  permission: "applications.read",
  icon: BadgeIcon,
  group: "work",
  screens: {
    list: lazily(() => import("./application-list.tsx"), "ApplicationList"),
    show: lazily(() => import("./application-show.tsx"), "ApplicationShow"),
  },
  find: async (query) => (await import("./find-applications.ts")).findApplications(query),
};

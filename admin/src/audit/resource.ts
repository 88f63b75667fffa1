import HistoryIcon from "@mui/icons-material/HistoryOutlined";
import { lazily, type OfficeResource } from "../resource.tsx";

export const audit: OfficeResource = {
  name: "audit",
  title: { zh: "操作记录", en: "Audit log" },
  permission: "audit.read",
  icon: HistoryIcon,
  group: "staff",
  screens: {
    list: lazily(() => import("./audit-list.tsx"), "AuditList"),
    show: lazily(() => import("./audit-show.tsx"), "AuditShow"),
  },
};

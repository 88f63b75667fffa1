import DashboardIcon from "@mui/icons-material/InsightsOutlined";
import { lazily, type OfficeResource } from "../resource.tsx";

export const dashboard: OfficeResource = {
  name: "dashboard",
  title: { zh: "概览", en: "Dashboard" },
  permission: "dashboard.read",
  icon: DashboardIcon,
  group: "work",
  page: lazily(() => import("./dashboard-page.tsx"), "DashboardPage"),
};

import DashboardIcon from "@mui/icons-material/InsightsOutlined";
import { lazily, type Subject } from "../subject.tsx";

export const dashboard: Subject = {
  name: "dashboard",
  title: { zh: "概览", en: "Dashboard" },
  permission: "dashboard.read",
  icon: DashboardIcon,
  group: "work",
  page: lazily(() => import("./dashboard-page.tsx"), "DashboardPage"),
};

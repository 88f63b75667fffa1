import PersonIcon from "@mui/icons-material/PersonOutlined";
import { lazily, type Subject } from "../subject.tsx";

export const account: Subject = {
  name: "account",
  title: { zh: "我的账号", en: "My account" },
  permission: "account",
  icon: PersonIcon,
  page: lazily(() => import("./account-page.tsx"), "AccountPage"),
};

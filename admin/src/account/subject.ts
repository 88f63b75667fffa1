import PersonIcon from "@mui/icons-material/PersonOutlined";
import { lazily, type Subject } from "../subject.tsx";
import { title } from "./title.ts";

export const account: Subject = {
  name: "account",
  title,
  permission: "account",
  icon: PersonIcon,
  page: lazily(() => import("./account-page.tsx"), "AccountPage"),
};

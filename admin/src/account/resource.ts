import PersonIcon from "@mui/icons-material/PersonOutlined";
import { lazily, type OfficeResource } from "../resource.tsx";
import { title } from "./title.ts";

export const account: OfficeResource = {
  name: "account",
  title,
  permission: "account",
  icon: PersonIcon,
  page: lazily(() => import("./account-page.tsx"), "AccountPage"),
};

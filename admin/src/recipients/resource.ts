import MailIcon from "@mui/icons-material/MailOutlineOutlined";
import { lazily, type OfficeResource } from "../resource.tsx";
import { title } from "./title.ts";

export const recipients: OfficeResource = {
  name: "recipients",
  title,
  permission: "recipients.change",
  icon: MailIcon,
  group: "site",
  page: lazily(() => import("./recipients-page.tsx"), "RecipientsPage"),
};

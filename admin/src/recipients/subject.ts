import MailIcon from "@mui/icons-material/MailOutlineOutlined";
import { lazily, type Subject } from "../subject.tsx";
import { title } from "./title.ts";

export const recipients: Subject = {
  name: "recipients",
  title,
  permission: "recipients.change",
  icon: MailIcon,
  group: "site",
  page: lazily(() => import("./recipients-page.tsx"), "RecipientsPage"),
};

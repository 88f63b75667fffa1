import MailIcon from "@mui/icons-material/MailOutlineOutlined";
import { lazily, type Subject } from "../subject.tsx";

export const recipients: Subject = {
  name: "recipients",
  title: { zh: "通知收件人", en: "Mail recipients" },
  permission: "recipients.change",
  icon: MailIcon,
  group: "site",
  page: lazily(() => import("./recipients-page.tsx"), "RecipientsPage"),
};

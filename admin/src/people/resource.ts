import GroupIcon from "@mui/icons-material/GroupOutlined";
import MailIcon from "@mui/icons-material/MailOutlined";
import ShieldIcon from "@mui/icons-material/ShieldOutlined";
import { lazily, type OfficeResource } from "../resource.tsx";
import { rolesTitle } from "./roles-title.ts";

export const people: OfficeResource = {
  name: "people",
  title: { zh: "员工", en: "People" },
  permission: "people.read",
  icon: GroupIcon,
  group: "staff",
  screens: {
    list: lazily(() => import("./people-list.tsx"), "PeopleList"),
    edit: lazily(() => import("./person-edit.tsx"), "PersonEdit"),
  },
  find: async (query) => (await import("./find-people.ts")).findPeople(query),
};

export const invitations: OfficeResource = {
  name: "invitations",
  title: { zh: "邀请", en: "Invitations" },
  permission: "people.read",
  icon: MailIcon,
  group: "staff",
  screens: {
    list: lazily(() => import("./invitation-list.tsx"), "InvitationList"),
    create: lazily(() => import("./invitation-create.tsx"), "InvitationCreate"),
  },
};

export const roles: OfficeResource = {
  name: "roles",
  title: rolesTitle,
  permission: "people.read",
  icon: ShieldIcon,
  group: "staff",
  page: lazily(() => import("./roles-page.tsx"), "RolesPage"),
};

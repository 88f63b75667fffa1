import ProfileIcon from "@mui/icons-material/BadgeOutlined";
import ArticleIcon from "@mui/icons-material/EditNoteOutlined";
import WaitingIcon from "@mui/icons-material/HowToRegOutlined";
import MembersIcon from "@mui/icons-material/PeopleOutlined";
import { lazily, type OfficeResource } from "../resource.tsx";

export const members: OfficeResource = {
  name: "members",
  title: { zh: "会员", en: "Members" },
  permission: "members.read",
  icon: MembersIcon,
  group: "members",
  screens: {
    list: lazily(() => import("./member-list.tsx"), "MemberList"),
    show: lazily(() => import("./member-show.tsx"), "MemberShow"),
  },
};

export const registrations: OfficeResource = {
  name: "registrations",
  title: { zh: "注册申请", en: "Registrations" },
  permission: "members.read",
  icon: WaitingIcon,
  group: "members",
  screens: { list: lazily(() => import("./registration-list.tsx"), "RegistrationList") },
};

export const profiles: OfficeResource = {
  name: "profiles",
  title: { zh: "会员资料", en: "Profiles" },
  permission: "profiles.review",
  icon: ProfileIcon,
  group: "members",
  screens: {
    list: lazily(() => import("./profile-list.tsx"), "ProfileList"),
    show: lazily(() => import("./profile-show.tsx"), "ProfileShow"),
  },
};

export const memberArticles: OfficeResource = {
  name: "member-articles",
  title: { zh: "会员文章", en: "Members’ articles" },
  permission: "memberArticles.review",
  icon: ArticleIcon,
  group: "members",
  screens: {
    list: lazily(() => import("./article-list.tsx"), "ArticleList"),
    show: lazily(() => import("./article-show.tsx"), "ArticleShow"),
  },
};

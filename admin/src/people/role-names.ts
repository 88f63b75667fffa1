import type { Lang, Permission, Role } from "../api.ts";
import { languageName } from "../content/languages.ts";
import { defineTexts, useTexts } from "../language.ts";
import { toChoices } from "../ui/to-choices.ts";

const roleNames = defineTexts<Record<Role, string>>({
  zh: {
    administrator: "管理员",
    editor: "编辑",
    sales: "销售",
    personnel: "人事",
    viewer: "查看者",
    translator: "翻译",
  },
  en: {
    administrator: "Administrator",
    editor: "Editor",
    sales: "Sales",
    personnel: "Personnel",
    viewer: "Viewer",
    translator: "Translator",
  },
});

const permissionNames = defineTexts<Record<Permission, string>>({
  zh: {
    account: "自己的账号",
    "dashboard.read": "查看概览",
    "figures.read": "查看询盘和访问统计",
    "content.read": "查看内容",
    "content.change": "编辑和发布内容",
    "texts.read": "查看要翻译的内容",
    "texts.translate": "翻译一种语言，不能发布",
    "translation.exchange": "以文件交换译文",
    "jobs.read": "查看招聘职位",
    "jobs.change": "编辑和发布招聘职位",
    "media.read": "查看图片库",
    "media.change": "管理图片库",
    "import.run": "导入产品",
    "inquiries.read": "查看询盘",
    "inquiries.change": "处理询盘",
    "inquiries.delete": "删除询盘",
    "offers.read": "查看价格和报价单",
    "offers.change": "维护价格、制作报价单",
    "recipients.change": "设置通知收件人",
    "people.read": "查看员工",
    "people.change": "管理员工",
    "audit.read": "查看操作记录",
    "backups.read": "查看备份情况",
    "members.read": "查看会员",
    "members.change": "管理会员",
    "profiles.review": "审核会员资料",
    "memberArticles.review": "审阅会员文章",
    "applications.read": "查看求职申请",
    "applications.change": "处理求职申请",
  },
  en: {
    account: "own account",
    "dashboard.read": "see the dashboard",
    "figures.read": "see figures of inquiries and visits",
    "content.read": "read content",
    "content.change": "edit and publish content",
    "texts.read": "read what is translated",
    "texts.translate": "write one language, without publishing",
    "translation.exchange": "exchange texts as files",
    "jobs.read": "read jobs",
    "jobs.change": "edit and publish jobs",
    "media.read": "see the media library",
    "media.change": "manage the media library",
    "import.run": "import products",
    "inquiries.read": "read inquiries",
    "inquiries.change": "handle inquiries",
    "inquiries.delete": "delete inquiries",
    "offers.read": "see prices and offers",
    "offers.change": "keep prices, make offers",
    "recipients.change": "set who is told by mail",
    "people.read": "see people",
    "people.change": "manage people",
    "audit.read": "read the audit log",
    "backups.read": "see how backups do",
    "members.read": "see members",
    "members.change": "manage members",
    "profiles.review": "review profiles",
    "memberArticles.review": "review members' articles",
    "applications.read": "read job applications",
    "applications.change": "handle job applications",
  },
});

export function useRoleName(): (role: string) => string {
  const names: Record<string, string> = useTexts(roleNames);
  return (role) => names[role] ?? role;
}

/** What somebody is; of a translator, of which language. */
export function useRoleOf(): (person: { role: string; translates: Lang | null }) => string {
  const roleName = useRoleName();
  return ({ role, translates }) =>
    translates ? `${roleName(role)} · ${languageName(translates)}` : roleName(role);
}

export function usePermissionName(): (permission: Permission) => string {
  const names = useTexts(permissionNames);
  // A server that is newer than this page may have another one.
  return (permission) => names[permission] ?? permission;
}

export function useRoleChoices(): { id: Role; name: string }[] {
  return toChoices(useTexts(roleNames));
}

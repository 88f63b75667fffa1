const texts = {
  zh: {
    title: "管理后台",
    signIn: "登录",
    email: "邮箱",
    password: "密码",
    wrong: "邮箱或密码不正确。",
    tooMany: "尝试次数过多，请一分钟后再试。",
    unreachable: "无法连接服务器，请检查网络后重试。",
    working: "请稍候…",
    mustChange: "这是一次性密码。请先设置您自己的密码。",
    currentPassword: "当前密码",
    newPassword: "新密码（至少 12 个字符）",
    repeatPassword: "再次输入新密码",
    different: "两次输入的新密码不一致。",
    unchanged: "新密码不能与当前密码相同。",
    wrongCurrent: "当前密码不正确。",
    save: "保存",
    signedInAs: "已登录：",
    role: "角色：",
    signOut: "退出登录",
    toSite: "查看网站",
  },
  en: {
    title: "Back office",
    signIn: "Sign in",
    email: "Email",
    password: "Password",
    wrong: "Email or password is not right.",
    tooMany: "Too many attempts. Please try again in a minute.",
    unreachable: "The server cannot be reached. Check the connection and try again.",
    working: "One moment…",
    mustChange: "This was a one-time password. Please choose your own before you go on.",
    currentPassword: "Current password",
    newPassword: "New password (at least 12 characters)",
    repeatPassword: "New password once more",
    different: "The two new passwords differ.",
    unchanged: "The new password must differ from the current one.",
    wrongCurrent: "The current password is not right.",
    save: "Save",
    signedInAs: "Signed in as",
    role: "Role:",
    signOut: "Sign out",
    toSite: "See the site",
  },
};

export type Language = keyof typeof texts;

/** The interface speaks Chinese and English: the site's cookie decides, else the browser. */
export const language: Language = (() => {
  const chosen = /(?:^|;\s*)lang=([a-z]{2})/.exec(document.cookie)?.[1];
  if (chosen) return chosen === "zh" ? "zh" : "en";
  return navigator.language.startsWith("zh") ? "zh" : "en";
})();

document.documentElement.lang = language;

export const text = texts[language];

/** In the menu and above the page. */
export const title = { zh: "我的账号", en: "My account" };

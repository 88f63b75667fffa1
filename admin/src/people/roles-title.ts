/** In the menu and above the page. */
export const rolesTitle = { zh: "角色与两步验证", en: "Roles and two-step" };

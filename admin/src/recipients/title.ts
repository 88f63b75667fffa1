/** In the menu and above the page. */
export const title = { zh: "通知收件人", en: "Mail recipients" };

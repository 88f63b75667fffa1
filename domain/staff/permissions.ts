export const roles = [
  "administrator",
  "editor",
  "sales",
  "personnel",
  "viewer",
  // Writes one language, which an administrator names, and publishes nothing.
  "translator",
] as const;
export type Role = (typeof roles)[number];

/**
 * Who may do what in the back office. Every call names one of these permissions; a role that is
 * not in the table, such as that of a registered visitor, has none.
 */
const table = {
  // One's own account: also before the password was changed and the second factor added.
  account: ["administrator", "editor", "sales", "personnel", "viewer", "translator"],
  "dashboard.read": ["administrator", "editor", "sales", "personnel", "viewer", "translator"],
  // How many come and ask is no business of translators, who may be of another house.
  "figures.read": ["administrator", "editor", "sales", "personnel", "viewer"],
  "content.read": ["administrator", "editor", "viewer"],
  "content.change": ["administrator", "editor"],
  // Records whose texts are translated, in all languages, and what stands beside the texts.
  "texts.read": ["administrator", "editor", "viewer", "translator"],
  // The texts of one's own language, as a change that somebody else publishes.
  "texts.translate": ["translator"],
  // Texts as a file; a translator's own language only.
  "translation.exchange": ["administrator", "editor", "translator"],
  // Jobs are content that those who hire write as well.
  "jobs.read": ["administrator", "editor", "personnel", "viewer", "translator"],
  "jobs.change": ["administrator", "editor", "personnel"],
  "media.read": ["administrator", "editor", "viewer"],
  "media.change": ["administrator", "editor"],
  "import.run": ["administrator", "editor"],
  "inquiries.read": ["administrator", "sales"],
  "inquiries.change": ["administrator", "sales"],
  "inquiries.delete": ["administrator"],
  // Prices are for those who sell; whoever writes the site has no business with them.
  "offers.read": ["administrator", "sales"],
  "offers.change": ["administrator", "sales"],
  // Whoever may change who is told of inquiries could have them sent anywhere.
  "recipients.change": ["administrator"],
  "people.read": ["administrator"],
  "people.change": ["administrator"],
  "audit.read": ["administrator"],
  "backups.read": ["administrator"],
  // What applicants sent is for those who hire, and for nobody else.
  "applications.read": ["administrator", "personnel"],
  "applications.change": ["administrator", "personnel"],
  // Members' accounts and addresses; editors see only what their owners want to be public.
  "members.read": ["administrator"],
  "members.change": ["administrator"],
  "profiles.review": ["administrator", "editor"],
  "memberArticles.review": ["administrator", "editor"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof table;

export const permissions = Object.keys(table) as Permission[];

export function isRole(role: string): role is Role {
  return roles.some((known) => known === role);
}

export function roleHasPermission({
  role,
  permission,
}: {
  role: string;
  permission: Permission;
}): boolean {
  return table[permission].some((allowed) => allowed === role);
}

export function permissionsOf(role: string): Permission[] {
  return permissions.filter((permission) => roleHasPermission({ role, permission }));
}

/** Somebody at the back office: a role, or whoever comes, with or without a session. */
export type Caller =
  | "administrator"
  | "editor"
  | "sales"
  | "personnel"
  | "viewer"
  | "translator"
  | "anybody";

/**
 * Who may make which call, written down by hand and not read from the code, so that a slip there
 * is seen here. Whoever is not named is refused. A new call gets a line, and the line a second look:
 * is there somebody in it who has no business with what the call gives or does?
 */
export const expectedPermissions: Record<string, Caller[]> = {
  // One's own account, whoever one is.
  "GET /account": ["administrator", "editor", "sales", "personnel", "viewer", "translator"],
  "GET /account/sessions": [
    "administrator",
    "editor",
    "sales",
    "personnel",
    "viewer",
    "translator",
  ],
  "DELETE /account/sessions": [
    "administrator",
    "editor",
    "sales",
    "personnel",
    "viewer",
    "translator",
  ],
  "DELETE /account/sessions/:session": [
    "administrator",
    "editor",
    "sales",
    "personnel",
    "viewer",
    "translator",
  ],

  // What applicants sent is for those who hire.
  "GET /applications": ["administrator", "personnel"],
  "GET /applications/counts": ["administrator", "personnel"],
  "GET /applications/recruiters": ["administrator", "personnel"],
  "GET /applications/:id": ["administrator", "personnel"],
  "PUT /applications/:id": ["administrator", "personnel"],
  "DELETE /applications/:id": ["administrator", "personnel"],
  "GET /applications/:id/file": ["administrator", "personnel"],
  "POST /applications/:id/notes": ["administrator", "personnel"],
  "DELETE /applications/:id/notes/:note": ["administrator", "personnel"],

  // Who did what.
  "GET /audit": ["administrator"],
  "GET /audit/:id": ["administrator"],

  // What the site says.
  "GET /content/claims": ["administrator", "editor", "viewer"],
  "GET /content/findings": ["administrator", "editor", "viewer"],
  "GET /content/find": ["administrator", "editor", "viewer", "translator"],
  "POST /content/ratings": ["administrator", "editor", "viewer", "translator"],
  "GET /content/:kind": ["administrator", "editor", "viewer"],
  "POST /content/:kind": ["administrator", "editor"],
  "POST /content/:kind/bulk": ["administrator", "editor"],
  "POST /content/:kind/order": ["administrator", "editor"],
  "POST /content/:kind/check": ["administrator", "editor"],
  "POST /content/:kind/id": ["administrator", "editor"],
  "POST /content/:kind/preview": ["administrator", "editor"],
  "POST /content/:kind/translation": ["administrator", "editor", "viewer"],
  "GET /content/:kind/:id": ["administrator", "editor", "viewer"],
  "PUT /content/:kind/:id": ["administrator", "editor"],
  "PUT /content/:kind/:id/kept": ["administrator", "editor"],
  "DELETE /content/:kind/:id/kept": ["administrator", "editor"],
  "PUT /content/:kind/:id/texts": ["translator"],
  "PUT /content/:kind/:id/presence": ["administrator", "editor", "viewer"],
  "DELETE /content/:kind/:id/presence": ["administrator", "editor", "viewer"],
  "GET /content/:kind/:id/revisions": ["administrator", "editor", "viewer"],
  "GET /content/:kind/:id/revisions/:revision": ["administrator", "editor", "viewer"],
  "POST /content/:kind/:id/revisions/:revision/restore": ["administrator", "editor"],

  // Figures, without names.
  "GET /dashboard/alarms": [
    "administrator",
    "editor",
    "sales",
    "personnel",
    "viewer",
    "translator",
  ],
  "GET /dashboard/backups": ["administrator"],
  // What ends soon is for those who can renew it.
  "GET /dashboard/documents": ["administrator", "editor"],
  "GET /dashboard/inquiries": ["administrator", "editor", "sales", "personnel", "viewer"],
  "GET /dashboard/searches": ["administrator", "editor", "viewer"],
  "GET /dashboard/unfinished": ["administrator", "editor", "viewer"],
  "GET /dashboard/waiting": [
    "administrator",
    "editor",
    "sales",
    "personnel",
    "viewer",
    "translator",
  ],
  "GET /dashboard/visitors": ["administrator", "editor", "sales", "personnel", "viewer"],

  // Products by the hundred.
  "GET /import": ["administrator", "editor"],
  "POST /import": ["administrator", "editor"],
  "GET /import/products.csv": ["administrator", "editor"],
  "GET /import/products.xlsx": ["administrator", "editor"],
  "GET /import/template.csv": ["administrator", "editor"],
  "GET /import/template.xlsx": ["administrator", "editor"],
  "GET /import/:id": ["administrator", "editor"],
  "POST /import/:id/check": ["administrator", "editor"],
  "POST /import/:id/commit": ["administrator", "editor"],
  "POST /import/:id/rollback": ["administrator", "editor"],
  "GET /import/:id/rows": ["administrator", "editor"],

  // Texts for an agency, and what it made of them.
  "GET /translation": ["administrator", "editor", "translator"],
  "POST /translation/check": ["administrator", "editor", "translator"],
  "POST /translation": ["administrator", "editor", "translator"],

  // What visitors asked, with their names and numbers.
  "GET /inquiries": ["administrator", "sales"],
  "GET /inquiries/assignees": ["administrator", "sales"],
  "POST /inquiries/bulk": ["administrator", "sales"],
  "GET /inquiries/choices": ["administrator", "sales"],
  "GET /inquiries/counts": ["administrator", "sales"],
  "GET /inquiries/export.csv": ["administrator", "sales"],
  "GET /inquiries/export.xlsx": ["administrator", "sales"],
  "GET /inquiries/filters": ["administrator", "sales"],
  "POST /inquiries/filters": ["administrator", "sales"],
  "DELETE /inquiries/filters/:filter": ["administrator", "sales"],
  "GET /inquiries/news": ["administrator", "sales"],
  "POST /inquiries/undo/:change": ["administrator", "sales"],
  "GET /inquiries/:id": ["administrator", "sales"],
  "PUT /inquiries/:id": ["administrator", "sales"],
  "DELETE /inquiries/:id": ["administrator"],
  "GET /inquiries/:id/draft/:template": ["administrator", "sales"],
  "GET /inquiries/:id/files/:file": ["administrator", "sales"],
  "POST /inquiries/:id/notes": ["administrator", "sales"],
  "DELETE /inquiries/:id/notes/:note": ["administrator", "sales"],
  "PUT /inquiries/:id/presence": ["administrator", "sales"],
  "DELETE /inquiries/:id/presence": ["administrator", "sales"],
  "POST /inquiries/:id/room": ["administrator", "sales"],
  "POST /inquiries/:id/replies": ["administrator", "sales"],
  "DELETE /inquiries/:id/replies/:reply": ["administrator", "sales"],
  "GET /reply-templates": ["administrator", "sales"],
  "POST /reply-templates": ["administrator", "sales"],
  "GET /reply-templates/:id": ["administrator", "sales"],
  "PUT /reply-templates/:id": ["administrator", "sales"],
  "DELETE /reply-templates/:id": ["administrator", "sales"],

  // What things cost, and who was offered what: never for those who write the site.
  "GET /prices": ["administrator", "sales"],
  "POST /prices": ["administrator", "sales"],
  "GET /prices/:id": ["administrator", "sales"],
  "PUT /prices/:id": ["administrator", "sales"],
  "DELETE /prices/:id": ["administrator", "sales"],
  "GET /offers": ["administrator", "sales"],
  "POST /offers": ["administrator", "sales"],
  "GET /offers/products": ["administrator", "sales"],
  "GET /offers/:id": ["administrator", "sales"],
  "PUT /offers/:id": ["administrator", "sales"],
  "DELETE /offers/:id": ["administrator", "sales"],
  "POST /offers/:id/copy": ["administrator", "sales"],
  "POST /offers/:id/link": ["administrator", "sales"],
  "GET /offers/:id/offer.pdf": ["administrator", "sales"],
  "POST /offers/:id/send": ["administrator", "sales"],
  "POST /offers/:id/withdraw": ["administrator", "sales"],

  // Where inquiries are sent: whoever changes that could read them all.
  "GET /recipients": ["administrator"],
  "PUT /recipients": ["administrator"],

  // Links of people who cannot sign in yet; the secret in the link is what counts.
  "POST /links/read": ["anybody"],
  "POST /links/spend": ["anybody"],

  // Pictures.
  "GET /media": ["administrator", "editor", "viewer", "translator"],
  "POST /media": ["administrator", "editor"],
  "GET /media/:id": ["administrator", "editor", "viewer"],
  "PUT /media/:id": ["administrator", "editor"],
  "DELETE /media/:id": ["administrator", "editor"],
  "PUT /media/:id/file": ["administrator", "editor"],

  // Files of documents.
  "POST /documents": ["administrator", "editor"],
  "GET /documents/:id": ["administrator", "editor", "viewer", "translator"],
  "GET /documents/:id/file": ["administrator", "editor", "viewer", "translator"],

  // What members want to have shown.
  "GET /member-articles": ["administrator", "editor"],
  "GET /member-articles/:id": ["administrator", "editor"],
  "POST /member-articles/:id/publish": ["administrator", "editor"],
  "POST /member-articles/:id/return": ["administrator", "editor"],
  "GET /profiles": ["administrator", "editor"],
  "GET /profiles/:id": ["administrator", "editor"],
  "POST /profiles/:id/approve": ["administrator", "editor"],
  "GET /profiles/:id/avatar": ["administrator", "editor"],
  "POST /profiles/:id/refuse": ["administrator", "editor"],

  // Members' accounts and addresses.
  "GET /members": ["administrator"],
  "GET /members/:id": ["administrator"],
  "DELETE /members/:id": ["administrator"],
  "POST /members/:id/disable": ["administrator"],
  "POST /members/:id/password-link": ["administrator"],
  "GET /registrations": ["administrator"],
  "POST /registrations/:id/approve": ["administrator"],
  "POST /registrations/:id/refuse": ["administrator"],

  // The staff themselves.
  "GET /invitations": ["administrator"],
  "POST /invitations": ["administrator"],
  "DELETE /invitations/:id": ["administrator"],
  "POST /invitations/:id/renew": ["administrator"],
  "GET /people": ["administrator"],
  "GET /people/:id": ["administrator"],
  "PUT /people/:id": ["administrator"],
  "POST /people/:id/disable": ["administrator"],
  "POST /people/:id/enable": ["administrator"],
  "POST /people/:id/password-link": ["administrator"],
  "DELETE /people/:id/second-factor": ["administrator"],
  "GET /people/:id/sessions": ["administrator"],
  "DELETE /people/:id/sessions": ["administrator"],
  "DELETE /people/:id/sessions/:session": ["administrator"],
  "GET /roles": ["administrator"],
  "PUT /roles/:id": ["administrator"],
};

/** The same calls where they are about a job: those who hire write jobs, and no other content. */
export const expectedForJobs: Record<string, Caller[]> = {
  "GET /content/:kind": ["administrator", "editor", "personnel", "viewer", "translator"],
  "POST /content/:kind": ["administrator", "editor", "personnel"],
  "POST /content/:kind/bulk": ["administrator", "editor", "personnel"],
  "POST /content/:kind/order": ["administrator", "editor", "personnel"],
  "POST /content/:kind/check": ["administrator", "editor", "personnel"],
  "POST /content/:kind/id": ["administrator", "editor", "personnel"],
  "POST /content/:kind/preview": ["administrator", "editor", "personnel"],
  "POST /content/:kind/translation": [
    "administrator",
    "editor",
    "personnel",
    "viewer",
    "translator",
  ],
  "GET /content/:kind/:id": ["administrator", "editor", "personnel", "viewer", "translator"],
  "PUT /content/:kind/:id": ["administrator", "editor", "personnel"],
  "PUT /content/:kind/:id/kept": ["administrator", "editor", "personnel"],
  "DELETE /content/:kind/:id/kept": ["administrator", "editor", "personnel"],
  "PUT /content/:kind/:id/texts": ["translator"],
  "PUT /content/:kind/:id/presence": [
    "administrator",
    "editor",
    "personnel",
    "viewer",
    "translator",
  ],
  "DELETE /content/:kind/:id/presence": [
    "administrator",
    "editor",
    "personnel",
    "viewer",
    "translator",
  ],
  "GET /content/:kind/:id/revisions": [
    "administrator",
    "editor",
    "personnel",
    "viewer",
    "translator",
  ],
  "GET /content/:kind/:id/revisions/:revision": [
    "administrator",
    "editor",
    "personnel",
    "viewer",
    "translator",
  ],
  "POST /content/:kind/:id/revisions/:revision/restore": ["administrator", "editor", "personnel"],
};

/** And where they are about something whose texts translators write, such as an article. */
export const expectedForTexts: Record<string, Caller[]> = {
  "GET /content/:kind": ["administrator", "editor", "viewer", "translator"],
  "POST /content/:kind": ["administrator", "editor"],
  "POST /content/:kind/bulk": ["administrator", "editor"],
  "POST /content/:kind/order": ["administrator", "editor"],
  "POST /content/:kind/check": ["administrator", "editor"],
  "POST /content/:kind/id": ["administrator", "editor"],
  "POST /content/:kind/preview": ["administrator", "editor"],
  "POST /content/:kind/translation": ["administrator", "editor", "viewer", "translator"],
  "GET /content/:kind/:id": ["administrator", "editor", "viewer", "translator"],
  "PUT /content/:kind/:id": ["administrator", "editor"],
  "PUT /content/:kind/:id/kept": ["administrator", "editor"],
  "DELETE /content/:kind/:id/kept": ["administrator", "editor"],
  "PUT /content/:kind/:id/texts": ["translator"],
  "PUT /content/:kind/:id/presence": ["administrator", "editor", "viewer", "translator"],
  "DELETE /content/:kind/:id/presence": ["administrator", "editor", "viewer", "translator"],
  "GET /content/:kind/:id/revisions": ["administrator", "editor", "viewer", "translator"],
  "GET /content/:kind/:id/revisions/:revision": ["administrator", "editor", "viewer", "translator"],
  "POST /content/:kind/:id/revisions/:revision/restore": ["administrator", "editor"],
};

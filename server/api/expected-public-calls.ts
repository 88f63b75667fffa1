/** Somebody at a call that is not for staff: a member of the site, or whoever comes. */
export type PublicCaller = "member" | "anybody";

/**
 * Who may make which call outside the back office, written down by hand and not read from the code
 * (calls of sign-in: `expected-auth-calls.ts`). Whoever is not named is refused; staff are no
 * members. A new call gets a line, and the line a second look: does it give anybody what belongs to
 * somebody?
 */
export const expectedPublicCalls: Record<string, PublicCaller> = {
  // What pages show.
  "GET /js/config.json": "anybody",
  "GET /api/admin/getWebSite": "anybody",
  "POST /api/ideas/classMenu": "anybody",
  "GET /api/admin/listMenuProduct": "anybody",
  "POST /api/admin/menuProductList": "anybody",
  "GET /api/ideas/notices": "anybody",
  "GET /api/ideas/products": "anybody",
  "GET /api/ideas/product": "anybody",
  "GET /api/ideas/cases": "anybody",
  "GET /api/ideas/case": "anybody",
  "GET /api/ideas/articles": "anybody",
  "GET /api/ideas/article": "anybody",
  "GET /api/specification/:id/:file": "anybody",
  "GET /api/downloads/bundle.zip": "anybody",
  "GET /api/downloads/:id/document.pdf": "anybody",
  "GET /api/search": "anybody",
  "GET /api/search/suggest": "anybody",
  "POST /api/acoustics/reverberation": "anybody",
  "POST /api/acoustics/solve": "anybody",
  "POST /api/acoustics/report": "anybody",
  // Whoever has the link to a stored room has its id, 128 random bits.
  "POST /api/acoustics/rooms": "anybody",
  "GET /api/acoustics/rooms/:id": "anybody",
  "GET /api/openapi.json": "anybody",
  "GET /api/docs": "anybody",
  // The portrait of a published profile; its name is a hash of the picture.
  "GET /api/profiles/:id/:file": "anybody",

  // What visitors send, with a code before it where it is stored.
  "POST /api/admin/getIcode": "anybody",
  "POST /api/admin/getProof": "anybody",
  "POST /api/admin/addMessage": "anybody",
  "POST /api/recruit/apply": "anybody",
  // The caller's own address, and that a page was seen.
  "GET /api/posts/getip": "anybody",
  "POST /api/posts/addVisitor": "anybody",

  // Becoming a member, and a forgotten password: the token in a mailed link is what counts.
  "GET /api/users/flg": "anybody",
  "POST /api/users/register": "anybody",
  "POST /api/users/confirm": "anybody",
  "POST /api/users/forgotten": "anybody",
  "POST /api/users/password": "anybody",

  // A member's own account, and nobody else's.
  "POST /api/users/token": "member",
  "GET /api/users/me": "member",
  "POST /api/users/profile": "member",
  "GET /api/users/avatar": "member",
  "POST /api/users/avatar": "member",
  "POST /api/users/avatar/remove": "member",
  "GET /api/users/export": "member",
  "POST /api/users/delete": "member",
  "GET /api/users/basket": "member",
  "POST /api/users/basket": "member",
  "GET /api/users/projects": "member",
  "GET /api/users/projects/:id": "member",
  "POST /api/users/projects/save": "member",
  "POST /api/users/projects/keep": "member",
  "POST /api/users/projects/drop": "member",
  "POST /api/users/projects/remove": "member",
  "POST /api/users/projects/share": "member",
  "POST /api/users/projects/unshare": "member",
  "GET /api/users/applications": "member",
  "GET /api/users/applications/:id/file": "member",
  "GET /api/users/resume": "member",
  "POST /api/users/resume/save": "member",
  "POST /api/users/resume/remove": "member",
  "POST /api/users/resume/order": "member",
  "GET /api/users/articles": "member",
  "GET /api/users/articles/:id": "member",
  "POST /api/users/articles/save": "member",
  "POST /api/users/articles/submit": "member",
  "POST /api/users/articles/withdraw": "member",
  "POST /api/users/articles/remove": "member",
};

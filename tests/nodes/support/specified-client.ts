import { inventAddress } from "./submit-inquiry.ts";

type Lang = "zh" | "en" | "ar";
type Listed = { _id: string; title: string };
type MenuClass = { _id: string; className: string; subjectName: string; status: string };

/**
 * The browser side of the old site, written from nothing but the specification's table of calls:
 * knows the paths, payloads and field names, and where in an answer to look.
 */
export async function openClient({ site, lang }: { site: string; lang: Lang }) {
  const bases = (await (await fetch(`${site}/js/config.json`)).json()) as Record<string, string>;
  const base = (bases[lang] ?? bases.zh) || site;
  const inquiryBase = bases.inquiries || base;
  const address = inventAddress();

  async function request(url: string, payload?: object) {
    const response = await fetch(url, {
      method: payload ? "POST" : "GET",
      headers: {
        Cookie: `lang=${lang}`,
        "User-Agent": "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150 Safari/537.36",
        "X-Forwarded-For": address,
        ...(payload && { "Content-Type": "application/json" }),
      },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    return response.json();
  }
  const get = (path: string, from = base) => request(from + path);
  const post = (path: string, payload: object, from = base) => request(from + path, payload);

  return {
    base,
    inquiryBase,
    async newsMenu(): Promise<MenuClass[]> {
      return (await post("/api/ideas/classMenu", { tag: "news" })).data;
    },
    async productMenu() {
      const classes: MenuClass[] = (await get("/api/admin/listMenuProduct")).data;
      const shown = classes.filter(({ status }) => status === "1");
      return Promise.all(
        shown.map(async ({ _id, className }) => {
          const page = { _id, num: 0, pageNum: 10 };
          const child: Listed[] = (await post("/api/admin/menuProductList", page)).data;
          return { className, child };
        }),
      );
    },
    async siteInfo(): Promise<Record<string, string>> {
      return (await get("/api/admin/getWebSite")).data[0];
    },
    async notices(): Promise<Listed[]> {
      return (await get("/api/ideas/notices")).datas;
    },
    async captcha() {
      const { code, vcode, data } = await post("/api/admin/getIcode", {});
      if (code !== 1000) throw new Error("No picture");
      return { vcode: String(vcode), image: String(data.content) };
    },
    addMessage(payload: object): Promise<{ code: number; msg: string }> {
      return post("/api/admin/addMessage", { lang, ...payload }, inquiryBase);
    },
    async ip(): Promise<string> {
      const { ip } = await get("/api/posts/getip", inquiryBase);
      return ip.slice(ip.lastIndexOf(":") + 1);
    },
    addVisitor: (visit: object) => post("/api/posts/addVisitor", visit),
    async flag(): Promise<number> {
      return (await get("/api/users/flg")).code;
    },
    address,
  };
}

import { type Kysely, sql } from "kysely";

/** The main navigation as a record that staff arrange; it begins as the site was built. */
export async function up(db: Kysely<unknown>) {
  await sql`call create_content_table('navigation', 'null::text')`.execute(db);
  const content = {
    id: "main",
    entries: entries.map(([url, zh, en, ar]) => ({
      url,
      label: { zh, en, ar },
      shown: true,
      nofollow: false,
    })),
  };
  await sql`
    insert into navigation (id, content, status)
    values ('main', ${JSON.stringify(content)}, 'published')`.execute(db);
}

const entries = [
  ["/", "首页", "Home", "الرئيسية"],
  ["/product.html", "产品中心", "Products", "المنتجات"],
  ["/akupanel.html", "木格栅吸音板", "Wood slat panels", "ألواح الشرائح الخشبية"],
  ["/silencebooth.html", "静音舱", "Silence booths", "مقصورات الصمت"],
  ["/programme.html", "声学设计方案", "Acoustic design", "التصميم الصوتي"],
  ["/project.html", "工程案例", "Projects", "المشاريع"],
  ["/aboutUs.html", "关于我们", "About us", "من نحن"],
  ["/news.html", "集团新闻", "News", "الأخبار"],
];

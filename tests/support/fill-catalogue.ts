import { sql } from "kysely";
import { db } from "#db/connect.ts";

/** Adds so many small products in eight classes, with names of their own. */
export async function fillCatalogue({ products }: { products: number }) {
  const text = (zh: string, en: string, ar: string) => sql`
    jsonb_build_object('zh', ${zh} || n, 'en', ${en} || n, 'ar', ${ar} || n)`;
  await sql`
    insert into product (id, content, status, position)
    select 'product-' || n,
      jsonb_build_object(
        'id', 'product-' || n, 'code', 'X-' || n, 'classId', 'class-' || (n % 8),
        'material', 'wood-slat',
        'title', ${text("吸音板 ", "Panel ", "لوح ")},
        'summary', ${text("摘要 ", "Summary ", "ملخّص ")},
        'description', ${text("<p>说明</p>", "<p>Text</p>", "<p>نص</p>")},
        'minimumOrder', ${text("一箱 ", "A carton ", "كرتونة ")},
        'seo', jsonb_build_object('title', ${text("板 ", "Panel ", "لوح ")},
          'description', ${text("板 ", "Panel ", "لوح ")}, 'keywords', ${text("板 ", "P ", "ل ")}),
        'pictures', '["slat-oak-1"]'::jsonb)
      || '{"finishes": [], "sizes": [], "installation": [], "mountings": [], "fire": [],
           "related": [], "leadTimeDays": {"from": 20, "to": 30}}',
      'published', n
    from generate_series(1, ${products}::int) n`.execute(db);
  await sql`vacuum analyze product`.execute(db);
}

import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { makeVisitMonths } from "#domain/visitors/visit-months.ts";

/** Three languages, six states, two years; texts of the usual length, each a little different. */
export async function addInquiries({ inquiries }: { inquiries: number }) {
  // Built in one go afterwards, as a restored backup does.
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('inquiry_searched'::regclass) as definition`.execute(db);
  await sql`drop index inquiry_searched`.execute(db);
  await sql`
    insert into inquiry (purpose, lang, name, phone, email, address, country, message, product_id,
      page, ip_country, status, read_at, created_at)
    select (array['message', 'quote', 'sample'])[1 + number % 3],
      (array['zh', 'en', 'ar'])[1 + number % 3],
      case number % 3
        when 0 then '王小' || substr('一二三四五六七八九十', 1 + number / 3 % 10, 1)
        when 1 then 'Visitor' || number % 5000
        else 'زائر ' || number % 5000 end,
      case number % 3 when 0 then '138' || lpad(number::text, 8, '0')
        else '+20 2 ' || lpad((number % 10000)::text, 4, '0') || ' ' || number % 9999 end,
      'visitor-' || number || '@example.com',
      (array['杭州市余杭区', 'Cairo, Nasr City', 'الرياض، حي العليا'])[1 + number % 3],
      case when number % 3 = 0 then '' when number % 5000 = 1 then 'Iceland'
        else (array['Egypt', 'Germany', 'Oman', 'Saudi Arabia'])[1 + number % 4] end,
      (array[
        '我们正在装修一间会议室，大约 ' || number % 500 || ' 平方米，请报木质吸音板的价格和交货期，谢谢。',
        'We are fitting out an office of ' || number % 900 || ' square metres and need acoustic panels with a fire certificate. What is the lead time?',
        'نحتاج إلى اللوح الخشبي لقاعة مساحتها ' || number % 700 || ' مترًا مربعًا، ما السعر ومدة التسليم؟'
      ])[1 + number % 3],
      case when number % 2 = 0 then 'slat-oak' end,
      '/zh/product.html', (array['CN', 'EG', 'SA'])[1 + number % 3],
      (array['lost', 'won', 'spam', 'quoted', 'contacted', 'lost', 'lost', 'won', 'new'])[1 + number % 9],
      case when number < ${inquiries - 500} then now() end,
      now() - make_interval(secs => (${inquiries} - number) * 315)
    from generate_series(1, ${inquiries}::integer) number`.execute(db);
  await sql.raw(rows[0]?.definition ?? "").execute(db);
}

export async function addVisits({ visits }: { visits: number }) {
  // Last month and this one.
  await makeVisitMonths({ today: new Date(Date.now() - 31 * 86_400_000) });
  await sql`
    insert into visit (visited_at, page, lang, country, device)
    select now() - random() * interval '30 days',
      '/zh/product/' || number % 400 || '.html',
      (array['zh', 'en', 'ar'])[1 + number % 3],
      (array['CN', 'EG', 'DE', 'SA', 'US', 'FR'])[1 + number % 6], 'desktop'
    from generate_series(1, ${visits}::integer) number`.execute(db);
}

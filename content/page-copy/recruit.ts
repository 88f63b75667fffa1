import type { PageBlock } from "#domain/company/company-content.ts";

const texts: Record<string, PageBlock["text"]> = {
  "hero.title": { zh: "加入听禾", en: "Work with us", ar: "اعمل معنا" },
  "hero.lead": {
    zh: "我们做让房间安静下来的材料。需要手稳的人、耳朵好的人，也需要把话说清楚的人。",
    en: "We make what lets a room fall quiet. For that we need steady hands, good ears, and people who can explain things plainly.",
    ar: "نصنع ما يعيد للمكان هدوءه. ولذلك نحتاج إلى أيدٍ ثابتة وآذان مرهفة وأناس يحسنون الشرح.",
  },
  "class.production.title": { zh: "生产制造", en: "Production", ar: "الإنتاج" },
  "class.production.lead": {
    zh: "两座工厂里的数控、饰面、裁切与装配。",
    en: "CNC, finishing, cutting and assembly in our two factories.",
    ar: "آلات CNC والتشطيب والقصّ والتجميع في مصنعينا.",
  },
  "class.design-and-engineering.title": {
    zh: "设计与工程",
    en: "Design and engineering",
    ar: "التصميم والهندسة",
  },
  "class.design-and-engineering.lead": {
    zh: "计算、节点、测量：从一张平面图到一间好房间。",
    en: "Calculating, detailing, measuring: from a floor plan to a good room.",
    ar: "حساب وتفصيل وقياس: من المخطط إلى مكان حسن الصوت.",
  },
  "class.sales.title": { zh: "销售", en: "Sales", ar: "المبيعات" },
  "class.sales.lead": {
    zh: "国内项目与海外市场，先听懂需求，再谈产品。",
    en: "Projects at home and markets abroad: listening first, products second.",
    ar: "مشاريع داخل الصين وأسواق خارجها: نصغي أولًا ثم نعرض المنتج.",
  },
  "class.administration.title": { zh: "行政与财务", en: "Administration", ar: "الإدارة" },
  "class.administration.lead": {
    zh: "账目、采购、展厅与日常运转。",
    en: "Books, purchasing, the showroom and everything that keeps us running.",
    ar: "الحسابات والمشتريات وصالة العرض وكل ما يسيّر العمل.",
  },
  "empty.title": {
    zh: "这里暂时没有空缺",
    en: "Nothing open here at the moment",
    ar: "لا شواغر هنا في الوقت الحاضر",
  },
  "empty.lead": {
    zh: "看看其他类别，或过一段时间再来。",
    en: "Have a look at the other fields, or come back in a while.",
    ar: "اطّلع على المجالات الأخرى أو عد بعد حين.",
  },
  "seo.title": {
    zh: "招聘职位｜听禾声学",
    en: "Jobs at Tinghe Acoustics",
    ar: "وظائف في تينغخه للصوتيات",
  },
  "seo.description": {
    zh: "听禾声学正在招聘：生产制造、设计与工程、销售、行政。在线填写姓名、电话并上传 PDF 简历即可申请。",
    en: "Open jobs at Tinghe Acoustics in production, design and engineering, sales and administration. Apply online with a PDF.",
    ar: "وظائف شاغرة في تينغخه للصوتيات: الإنتاج، والتصميم والهندسة، والمبيعات، والإدارة. قدّم عبر الموقع بملف PDF.",
  },
  "seo.keywords": {
    zh: "听禾声学招聘，声学材料工作，声学工程师，数控操作员",
    en: "Tinghe Acoustics jobs, acoustic materials careers, acoustic engineer, CNC operator",
    ar: "وظائف تينغخه للصوتيات، وظائف مواد صوتية، مهندس صوتيات، مشغّل CNC",
  },
};

export const recruit: PageBlock[] = Object.entries(texts).map(([block, text]) => ({
  page: "recruit",
  block,
  text,
}));

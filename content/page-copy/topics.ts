import type { PageBlock } from "#domain/company/company-content.ts";

const texts: Record<string, PageBlock["text"]> = {
  "hero.title": { zh: "声学专题", en: "Topics", ar: "الموضوعات" },
  "hero.lead": {
    zh: "同一个问题的文章放在一起读：先弄懂道理，再看产品和案例。",
    en: "Articles on one question, gathered in one place: first the reasons, then products and rooms.",
    ar: "مقالات المسألة الواحدة في مكان واحد: الأسباب أولًا، ثم المنتجات والأماكن.",
  },
  "seo.title": {
    zh: "声学专题：吸声、混响、低频与安装｜听禾声学",
    en: "Acoustic topics: absorption, reverberation, bass | Tinghe Acoustics",
    ar: "موضوعات صوتية: الامتصاص والارتداد والترددات | تينغخه للصوتيات",
  },
  "seo.description": {
    zh: "按专题阅读听禾声学的文章：吸声、混响、评价指标、低频、办公室与静音舱、安装构造，附相关产品与案例。",
    en: "Tinghe Acoustics’ articles by subject: absorption, reverberation, ratings, low frequencies, offices and booths, installation, with products and projects.",
    ar: "مقالات تينغخه للصوتيات حسب الموضوع: الامتصاص والارتداد والتصنيفات والترددات المنخفضة والمكاتب والتركيب، مع منتجات ومشاريع.",
  },
  "seo.keywords": {
    zh: "声学专题，吸声知识，混响时间，低频处理，静音舱",
    en: "acoustic topics, sound absorption, reverberation time, bass treatment, booths",
    ar: "موضوعات صوتية، امتصاص الصوت، زمن الارتداد، معالجة الترددات المنخفضة، كبائن",
  },
};

export const topics: PageBlock[] = Object.entries(texts).map(([block, text]) => ({
  page: "topics",
  block,
  text,
}));

import type { PageBlock } from "#domain/company/company-content.ts";

export const compare: PageBlock[] = [
  {
    page: "compare",
    block: "hero.title",
    text: { zh: "产品对比", en: "Compare products", ar: "مقارنة المنتجات" },
  },
  {
    page: "compare",
    block: "hero.lead",
    text: {
      zh: "最多四个产品并排：总厚相同或安装方式相同的吸声曲线、重量、开孔率、包装、起订量与交货期。不能相比的，说明为什么。",
      en: "Up to four side by side: absorption at the same depth or in the same mounting, weight, open area, packing, minimum order and lead time. What cannot be compared says why.",
      ar: "أربعة منتجات على الأكثر جنبًا إلى جنب: الامتصاص عند عمق واحد أو بطريقة تركيب واحدة، والوزن ونسبة الفتحات والتغليف والحد الأدنى للطلب ومدة التسليم. وما لا يُقارن يُذكر سببه.",
    },
  },
  {
    page: "compare",
    block: "seo.title",
    text: {
      zh: "吸音板对比：同一构造深度下的吸声曲线｜听禾声学",
      en: "Compare acoustic panels at equal depth | Tinghe",
      ar: "مقارنة الألواح الصوتية عند عمق واحد | تينغخه",
    },
  },
  {
    page: "compare",
    block: "seo.description",
    text: {
      zh: "把格栅板、聚酯纤维板、穿孔板放在同一总厚或同一安装方式下对比：吸声曲线、每平方米重量、开孔率、燃烧性能报告、包装、起订量和交货期。",
      en: "Slat, felt and perforated panels compared at one depth or in one mounting: absorption curves, kg per m², open area, fire reports, packing, minimum order and lead time.",
      ar: "ألواح الشرائح واللبّاد والألواح المثقّبة مقارنةً عند عمق واحد أو بطريقة تركيب واحدة: منحنيات الامتصاص والوزن ونسبة الفتحات وتقارير الحريق والتغليف والحد الأدنى للطلب ومدة التسليم.",
    },
  },
  {
    page: "compare",
    block: "seo.keywords",
    text: {
      zh: "吸音板对比，产品对比，吸声曲线对比，格栅板和聚酯板哪个好，NRC 对比",
      en: "compare acoustic panels, panel comparison, absorption curves side by side, slat or felt panel, NRC comparison",
      ar: "مقارنة الألواح الصوتية، مقارنة المنتجات، منحنيات الامتصاص، شرائح أم لبّاد، مقارنة NRC",
    },
  },
];

import type { SynonymContent } from "#domain/search/query/synonym-content.ts";

/** Words that visitors use for one thing, in whichever language they think of it. */
export const synonyms: SynonymContent[] = [
  // What it does.
  { id: "absorb", words: ["吸音", "吸声", "absorb", "absorption", "absorbent", "امتصاص", "ماص"] },
  {
    id: "insulate",
    words: ["隔音", "隔声", "soundproof", "insulation", "sound proof", "عزل", "عازل"],
  },
  {
    id: "reverberation",
    words: ["混响", "回声", "reverberation", "echo", "reverb", "ارتداد", "صدى"],
  },
  { id: "noise", words: ["降噪", "噪音", "噪声", "noise", "ضوضاء", "ضجيج"] },
  { id: "diffuse", words: ["扩散", "diffusion", "diffuser", "scattering", "تشتيت"] },
  { id: "install", words: ["安装", "installation", "mounting", "fixing", "تركيب", "تثبيت"] },
  { id: "fire", words: ["防火", "阻燃", "fire", "flame retardant", "fireproof", "حريق"] },
  { id: "ventilate", words: ["通风", "换气", "ventilation", "air change", "تهوية"] },
  // What it is.
  {
    id: "booth",
    words: [
      ...["静音舱", "隔音舱", "隔音房", "电话亭", "电话间", "静音仓"],
      ...[
        "booth",
        "pod",
        "phone box",
        "soundproof room",
        "quiet room",
        "cabin",
        "مقصورة",
        "مقصورات",
        "كشك",
        "بوكس",
        "كابينة",
        "كبائن",
      ],
    ],
  },
  { id: "slat", words: ["格栅", "木条", "slat", "akupanel", "batten panel", "شرائح", "شريحة"] },
  { id: "panel", words: ["panel", "board", "لوح", "ألواح"] },
  { id: "groove", words: ["槽木", "条形槽", "grooved", "slotted", "محزز"] },
  { id: "perforate", words: ["穿孔", "打孔", "冲孔", "perforated", "drilled", "مثقب"] },
  { id: "polyester", words: ["聚酯", "涤纶", "polyester", "PET", "بوليستر"] },
  { id: "felt", words: ["毡", "毛毡", "felt", "لباد"] },
  { id: "baffle", words: ["垂片", "挂片", "baffle", "بافل", "ستارة معلقة", "لوح معلق"] },
  {
    id: "cloud",
    words: ["云板", "吊顶板", "ceiling cloud", "acoustic cloud", "غيمة سقف", "سحابة سقف"],
  },
  {
    id: "screen",
    words: ["屏风", "隔断", "desk screen", "desk divider", "حاجز مكتب", "فاصل مكتب"],
  },
  { id: "wool", words: ["玻璃棉", "岩棉", "mineral wool", "rock wool", "glass wool", "صوف"] },
  { id: "walnut", words: ["胡桃木", "黑胡桃", "walnut", "جوز"] },
  { id: "oak", words: ["橡木", "oak", "بلوط", "سنديان"] },
  { id: "teak", words: ["柚木", "teak", "ساج", "تيك"] },
  { id: "ash", words: ["白蜡木", "水曲柳", "ash", "دردار"] },
  // Where it goes.
  { id: "office", words: ["办公室", "办公", "office", "workplace", "مكتب", "مكاتب"] },
  {
    id: "meeting",
    words: [
      "会议室",
      "boardroom",
      "meeting room",
      "conference room",
      "قاعة اجتماعات",
      "غرفة اجتماعات",
    ],
  },
  {
    id: "classroom",
    words: ["教室", "学校", "classroom", "school", "فصل", "مدرسة", "صف", "مدارس"],
  },
  {
    id: "gym",
    words: ["体育馆", "球馆", "sports hall", "gym", "gymnasium", "stadium", "صالة رياضية", "ملعب"],
  },
  {
    id: "cinema",
    words: ["影院", "电影院", "影厅", "cinema", "movie theatre", "theater", "سينما"],
  },
  {
    id: "home-cinema",
    words: ["家庭影院", "影音室", "home cinema", "home theatre", "home theater", "سينما منزلية"],
  },
  {
    id: "piano",
    words: ["琴房", "练琴", "piano room", "practice room", "music room", "غرفة بيانو"],
  },
  { id: "wall", words: ["墙面", "墙板", "wall", "جدار", "حائط", "جدران"] },
  // How it is spelt.
  { id: "fibre", words: ["纤维", "fibre", "fiber", "ألياف"] },
  { id: "colour", words: ["颜色", "colour", "color", "لون", "ألوان"] },
  { id: "aluminium", words: ["铝", "aluminium", "aluminum", "ألمنيوم", "ألومنيوم"] },
  { id: "grey", words: ["灰色", "grey", "gray", "رمادي"] },
  { id: "alpha-w", words: ["αw", "alpha w"] },
  // What one asks us for.
  { id: "sample", words: ["样品", "样板", "小样", "sample", "swatch", "عينة", "عينات"] },
  {
    id: "contact",
    words: [
      "联系",
      "报价",
      "价格",
      "电话",
      "contact",
      "hotline",
      "quote",
      "price",
      "phone number",
      "تواصل",
      "اتصل",
      "سعر",
      "هاتف",
    ],
  },
  { id: "certificate", words: ["资质", "证书", "certificate", "certification", "شهادة", "شهادات"] },
  { id: "factory", words: ["工厂", "生产基地", "factory", "manufacturer", "مصنع", "مصانع"] },
  { id: "project", words: ["案例", "工程", "project", "case study", "مشروع", "مشاريع"] },
  { id: "size", words: ["尺寸", "规格", "size", "dimension", "مقاس", "مقاسات", "أبعاد"] },
  { id: "shipping", words: ["装柜", "集装箱", "货柜", "container", "shipping", "حاوية", "شحن"] },
];

import type { PageBlock } from "#domain/company/company-content.ts";

export const calculator: PageBlock[] = [
  {
    page: "calculator",
    block: "hero.title",
    text: { zh: "房间声学计算器", en: "Room calculator", ar: "حاسبة الغرفة" },
  },
  {
    page: "calculator",
    block: "hero.lead",
    text: {
      zh: "输入房间尺寸和表面材料，得到各倍频带的混响时间、标准的推荐范围，以及需要多少板材。全部在您的设备上计算。",
      en: "Size a room and say what it is made of: read its reverberation time by octave band, what the standard recommends, and how many panels it needs. Everything is calculated on your device.",
      ar: "أدخل أبعاد الغرفة ومواد أسطحها لتقرأ زمن الارتداد في كل نطاق أوكتاف، وما يوصي به المعيار، وعدد الألواح اللازمة. كل شيء يُحسب على جهازك.",
    },
  },
  {
    page: "calculator",
    block: "seo.title",
    text: {
      zh: "房间声学计算器：混响时间与吸音板用量｜听禾声学",
      en: "Room calculator: reverberation time and panels | Tinghe",
      ar: "حاسبة الغرفة: زمن الارتداد وعدد الألواح | تينغخه",
    },
  },
  {
    page: "calculator",
    block: "seo.description",
    text: {
      zh: "按赛宾、艾润和 Arau-Puchades 公式计算房间各倍频带的混响时间，与 DIN 18041 对照，并算出需要多少块吸音板。",
      en: "Reverberation time by octave band after Sabine, Eyring and Arau-Puchades, beside DIN 18041, and how many acoustic panels a room needs.",
      ar: "زمن الارتداد في كل نطاق أوكتاف وفق سابين وآيرنغ وArau-Puchades، إلى جانب DIN 18041، وعدد الألواح الصوتية التي تحتاجها الغرفة.",
    },
  },
  {
    page: "calculator",
    block: "seo.keywords",
    text: {
      zh: "混响时间计算，吸音板用量，需要多少吸音板，会议室回声，教室混响，RT60，DIN 18041",
      en: "reverberation time calculator, RT60, how many acoustic panels do I need, echo in a meeting room, classroom acoustics, DIN 18041",
      ar: "حساب زمن الارتداد، RT60، كم لوحًا صوتيًا أحتاج، صدى في غرفة الاجتماعات، صوتيات الفصول، DIN 18041",
    },
  },
];

import type { PageBlock } from "#domain/company/company-content.ts";

export const base: PageBlock[] = [
  {
    page: "base",
    block: "hero.title",
    text: {
      zh: "生产基地",
      en: "Our factories",
      ar: "مصانعنا",
    },
  },
  {
    page: "base",
    block: "hero.lead",
    text: {
      zh: "两座工厂，一座闻得到木头，一座摸得到毡。",
      en: "Two factories. One smells of wood; in the other everything is soft to the touch.",
      ar: "مصنعان: في أحدهما رائحة الخشب، وفي الآخر ملمس اللبّاد.",
    },
  },
  {
    page: "base",
    block: "list.title",
    text: {
      zh: "两处厂区",
      en: "The two sites",
      ar: "الموقعان",
    },
  },
  {
    page: "base",
    block: "list.lead",
    text: {
      zh: "分工清楚，配合紧密：排版、仓储和装柜用同一套系统。",
      en: "Each has its own work, and they work as one: layout, stores and loading run on one system.",
      ar: "لكل موقع عمله، ويعملان معًا: التخطيط والمخازن والتحميل على نظام واحد.",
    },
  },
  {
    page: "base",
    block: "environment.title",
    text: {
      zh: "环境",
      en: "The environment",
      ar: "البيئة",
    },
  },
  {
    page: "base",
    block: "environment.1.text",
    text: {
      zh: "木屑集中收集，粉尘在工位上吸走，不进车间空气。",
      en: "Sawdust is collected and dust drawn off at the machine, before it reaches the air of the hall.",
      ar: "تُجمع النشارة ويُسحب الغبار عند الآلة قبل أن يبلغ هواء القاعة.",
    },
  },
  {
    page: "base",
    block: "environment.2.text",
    text: {
      zh: "毡的边角料分色打包，交给纤维回收方再利用。",
      en: "Felt offcuts are baled by colour and passed on for recycling.",
      ar: "تُحزم قصاصات اللبّاد بحسب اللون وتُسلَّم لإعادة التدوير.",
    },
  },
  {
    page: "base",
    block: "environment.3.text",
    text: {
      zh: "管理方法依照 ISO 14001，目标每年复查。",
      en: "Management follows ISO 14001, with targets reviewed every year.",
      ar: "تتبع الإدارة ISO 14001، وتُراجع الأهداف كل عام.",
    },
  },
  {
    page: "base",
    block: "trial.title",
    text: {
      zh: "试验间",
      en: "The trial room",
      ar: "غرفة التجارب",
    },
  },
  {
    page: "base",
    block: "trial.text",
    text: {
      zh: "一间硬表面的房间，用来比较不同构造谁更好。它帮助我们做决定，但不出报告；写进资料的检测结果，只来自独立机构。",
      en: "A room of hard surfaces where we compare one build-up with another. It helps us decide, but issues no reports: what we print as a test result comes from independent bodies only.",
      ar: "غرفة صلبة الأسطح نقارن فيها تركيبًا بآخر. تعيننا على القرار لكنها لا تُصدر تقارير؛ فما نطبعه نتيجةَ اختبار لا يأتي إلا من جهات مستقلة.",
    },
  },
  {
    page: "base",
    block: "visit.title",
    text: {
      zh: "欢迎来看",
      en: "Come and see",
      ar: "تفضّل بالزيارة",
    },
  },
  {
    page: "base",
    block: "visit.lead",
    text: {
      zh: "提前一周告诉我们人数和想看的工序，我们安排接待和安全装备。",
      en: "Tell us a week ahead how many you are and what you would like to see. We arrange a host and safety gear.",
      ar: "أخبرنا قبل أسبوع بعدد زوّارك وبما تودّ رؤيته، ونرتّب المرافق ومعدّات السلامة.",
    },
  },
  {
    page: "base",
    block: "visit.action",
    text: {
      zh: "预约参观",
      en: "Arrange a visit",
      ar: "رتّب زيارة",
    },
  },
  {
    page: "base",
    block: "seo.title",
    text: {
      zh: "生产基地：听禾声学的两座工厂",
      en: "Factories: the two sites of Tinghe Acoustics",
      ar: "المصانع: موقعا تينغخه للصوتيات",
    },
  },
  {
    page: "base",
    block: "seo.description",
    text: {
      zh: "听禾声学的两座工厂：一座生产木质吸音板，一座生产聚酯毡与静音舱。了解产线、环境管理与参观方式。",
      en: "One factory for wooden panels, one for polyester felt and silence booths: their lines, how the environment is looked after, and how to visit.",
      ar: "مصنع للألواح الخشبية ومصنع للّبّاد وكبائن المكالمات: خطوط الإنتاج والعناية بالبيئة وكيفية الزيارة.",
    },
  },
  {
    page: "base",
    block: "seo.keywords",
    text: {
      zh: "生产基地，吸音板工厂，聚酯毡生产，静音舱工厂，工厂参观",
      en: "factories, acoustic panel production, polyester felt production, booth assembly, factory visit",
      ar: "مصانع، إنتاج الألواح الصوتية، إنتاج لبّاد البوليستر، تجميع الكبائن، زيارة المصنع",
    },
  },
];

import type { PageBlock } from "#domain/company/company-content.ts";

export const exportDesk: PageBlock[] = [
  {
    page: "exportDesk",
    block: "hero.title",
    text: { zh: "出口服务台", en: "Export desk", ar: "مكتب التصدير" },
  },
  {
    page: "exportDesk",
    block: "hero.lead",
    text: {
      zh: "进口商要自己算的，这里直接给出：多少箱、多少托、装什么柜，什么时候能发运，海上多少天，哪条规则下谁负责什么。",
      en: "What importers work out by hand, ready to use: how many cartons and pallets, which container and how it is loaded, when the goods are ready, how long they sail, and who does what under which rule.",
      ar: "ما يحسبه المستورد بيده تجده هنا جاهزًا: كم كرتونة ومنصّة، وأي حاوية وكيف تُحمَّل، ومتى تجهز البضاعة، وكم تبقى في البحر، ومن يتولى ماذا في كل قاعدة.",
    },
  },
  {
    page: "exportDesk",
    block: "seo.title",
    text: {
      zh: "出口服务台：装柜计算、发运日期、Incoterms 2020｜听禾声学",
      en: "Export desk: container loading, ship dates, Incoterms | Tinghe",
      ar: "مكتب التصدير: تحميل الحاويات ومواعيد الشحن | تينغخه",
    },
  },
  {
    page: "exportDesk",
    block: "seo.description",
    text: {
      zh: "按产品记录计算箱数、托盘、毛重与体积，装 20GP、40GP、40HQ 还是拼箱，附按比例的装柜图、可发运日期、航线天数与 Incoterms 2020 对照表。",
      en: "Cartons, pallets, weight and volume from the product records, loaded to scale into LCL, 20GP, 40GP or 40HQ, with ship dates, usual days at sea and a table of Incoterms 2020.",
      ar: "كراتين ومنصّات ووزن وحجم من سجلات المنتجات، محمّلة بمقياس رسم في LCL أو 20GP أو 40GP أو 40HQ، مع مواعيد الشحن وأيام الإبحار وجدول Incoterms 2020.",
    },
  },
  {
    page: "exportDesk",
    block: "seo.keywords",
    text: {
      zh: "装柜计算，40HQ 装多少，集装箱装载图，拼箱，Incoterms 2020，发运日期，海运天数，ISPM 15，HS 品目",
      en: "container load planner, how much fits in a 40HQ, loading plan, LCL, Incoterms 2020, ship date, days at sea, ISPM 15, HS heading",
      ar: "تخطيط تحميل الحاوية، سعة 40HQ، رسم التحميل، LCL، Incoterms 2020، موعد الشحن، أيام الإبحار، ISPM 15، بند النظام المنسّق",
    },
  },
];

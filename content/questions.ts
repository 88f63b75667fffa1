import type { QuestionContent } from "#domain/questions/question-content.ts";

export const questions: QuestionContent[] = [
  {
    id: "shared-container",
    title: {
      zh: "能混装不同产品吗？",
      en: "Can different products share a container?",
      ar: "هل يمكن جمع منتجات مختلفة في حاوية؟",
    },
    answer: {
      zh: "可以，两厂的货常拼在一个柜里。托盘怎么排、先到上限的是地面还是重量，见知识文章《装柜怎么计划》。",
      en: "Yes, goods of both factories often do. How the pallets stand, and whether the floor or the weight is the limit, is worked out in the article on planning a container load.",
      ar: "نعم، وكثيرًا ما تتشارك بضائع المصنعين حاوية واحدة. أما ترتيب المنصّات وأي الحدّين يسبق، الأرضية أم الوزن، فمحسوب في مقال تخطيط تحميل الحاوية.",
    },
  },
  {
    id: "inspection",
    title: {
      zh: "接受第三方验货吗？",
      en: "May an inspector come?",
      ar: "هل يُقبل فحص طرف ثالث؟",
    },
    answer: {
      zh: "接受，提前三个工作日约定即可；装柜照片与铅封号照常发给您。",
      en: "Yes, with three working days of notice. Photographs of the load and the seal number come to you in any case.",
      ar: "نعم، بإخطار قبل ثلاثة أيام عمل. وتصلك صور التحميل ورقم الختم في كل حال.",
    },
  },
  {
    id: "papers",
    title: {
      zh: "单证有哪些？",
      en: "Which papers come with the goods?",
      ar: "ما المستندات المرفقة؟",
    },
    answer: {
      zh: "发票、装箱单、提单、产地证、木质包装声明；税则品目以贵方报关行意见为准。",
      en: "Invoice, packing list, bill of lading, certificate of origin, declaration of wooden packing. The tariff heading is for your broker to confirm.",
      ar: "الفاتورة وقائمة التعبئة وبوليصة الشحن وشهادة المنشأ وبيان التغليف الخشبي. أما بند التعرفة فيؤكده مخلّصك الجمركي.",
    },
  },
  {
    id: "test-reports",
    title: {
      zh: "有检测报告吗？",
      en: "Are there test reports?",
      ar: "هل توجد تقارير اختبار؟",
    },
    answer: {
      zh: "有报告的数值在产品页注明实验室和编号；没有的注明是可比构造、计算值还是设计目标。项目需要时，可以按实际构造安排检测。",
      en: "Where there is one, the product page names laboratory and number; otherwise values are marked as comparable construction, calculated or design target. For a project we can have its own build-up tested.",
      ar: "حيث يوجد تقرير تذكر صفحة المنتج المختبر والرقم، وإلا وُسمت القيم بأنها لتركيبة مشابهة أو محسوبة أو هدف تصميمي. ويمكن ترتيب اختبار لتركيبة الطبقات في مشروعك.",
    },
  },
];

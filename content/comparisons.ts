import type { ComparisonContent } from "#domain/media/comparison-content.ts";

/** Rendered rooms, each twice from the same place: bare, and with what we make. */
export const comparisons = {
  home: {
    title: {
      zh: "同一间客厅，处理前后",
      en: "The same living room, before and after",
      ar: "غرفة المعيشة نفسها قبل المعالجة وبعدها",
    },
    pictures: ["pair-home-bare", "pair-home-treated"],
    caption: {
      zh: "效果图：同一间客厅，不做处理与做了处理；家具、光线与机位不变。不是照片，也不是测量结果。",
      en: "A rendering of one living room without and with treatment; furniture, light and camera stay the same. It is no photograph, and no measurement.",
      ar: "صورة مرسومة بالحاسوب لغرفة معيشة واحدة من دون معالجة ومعها، والأثاث والضوء والزاوية كما هي. ليست صورة فوتوغرافية ولا قياسًا.",
    },
    room: "living",
  },
  meeting: {
    title: {
      zh: "同一间会议室，处理前后",
      en: "The same meeting room, before and after",
      ar: "قاعة الاجتماعات نفسها قبل المعالجة وبعدها",
    },
    pictures: ["pair-meeting-bare", "pair-meeting-treated"],
    caption: {
      zh: "效果图：同一间会议室，不做处理与做了处理；家具、光线与机位不变。不是照片，也不是测量结果。",
      en: "A rendering of one meeting room without and with treatment; furniture, light and camera stay the same. It is no photograph, and no measurement.",
      ar: "صورة مرسومة بالحاسوب لقاعة اجتماعات واحدة من دون معالجة ومعها، والأثاث والضوء والزاوية كما هي. ليست صورة فوتوغرافية ولا قياسًا.",
    },
    room: "meeting",
  },
  classroom: {
    title: {
      zh: "同一间教室，处理前后",
      en: "The same classroom, before and after",
      ar: "الفصل الدراسي نفسه قبل المعالجة وبعدها",
    },
    pictures: ["pair-classroom-bare", "pair-classroom-treated"],
    caption: {
      zh: "效果图：同一间教室，不做处理与做了处理；家具、光线与机位不变。不是照片，也不是测量结果。",
      en: "A rendering of one classroom without and with treatment; furniture, light and camera stay the same. It is no photograph, and no measurement.",
      ar: "صورة مرسومة بالحاسوب لفصل دراسي واحد من دون معالجة ومعها، والأثاث والضوء والزاوية كما هي. ليست صورة فوتوغرافية ولا قياسًا.",
    },
    room: "classroom",
  },
  restaurant: {
    title: {
      zh: "同一间餐厅，处理前后",
      en: "The same restaurant, before and after",
      ar: "المطعم نفسه قبل المعالجة وبعدها",
    },
    pictures: ["pair-restaurant-bare", "pair-restaurant-treated"],
    caption: {
      zh: "效果图：同一间餐厅，不做处理与做了处理；家具、光线与机位不变。不是照片，也不是测量结果。",
      en: "A rendering of one restaurant without and with treatment; furniture, light and camera stay the same. It is no photograph, and no measurement.",
      ar: "صورة مرسومة بالحاسوب لمطعم واحد من دون معالجة ومعها، والأثاث والضوء والزاوية كما هي. ليست صورة فوتوغرافية ولا قياسًا.",
    },
    room: "classroom",
  },
  office: {
    title: {
      zh: "同一间开放办公室，处理前后",
      en: "The same open-plan office, before and after",
      ar: "المكتب المفتوح نفسه قبل المعالجة وبعدها",
    },
    pictures: ["pair-office-bare", "pair-office-treated"],
    caption: {
      zh: "效果图：同一间开放办公室，不做处理与做了处理；家具、光线与机位不变。不是照片，也不是测量结果。",
      en: "A rendering of one open-plan office without and with treatment; furniture, light and camera stay the same. It is no photograph, and no measurement.",
      ar: "صورة مرسومة بالحاسوب لمكتب مفتوح واحد من دون معالجة ومعها، والأثاث والضوء والزاوية كما هي. ليست صورة فوتوغرافية ولا قياسًا.",
    },
    room: "office",
  },
} satisfies Record<string, ComparisonContent>;

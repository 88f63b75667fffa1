import type { LandingPageContent } from "#domain/landing-pages/landing-page-content.ts";

export const landingPages: LandingPageContent[] = [
  {
    id: "meeting-rooms",
    title: { zh: "会议室声学", en: "Meeting rooms", ar: "قاعات الاجتماعات" },
    sections: [
      {
        type: "hero",
        id: "hero",
        shown: true,
        layout: "wide",
        picture: "pair-meeting-treated",
        title: {
          zh: "让远端听清每一句话",
          en: "Heard at the far end, word for word",
          ar: "ليصل كل حديث واضحًا إلى الطرف الآخر",
        },
        lead: {
          zh: "玻璃、石材和抹灰把声音留在会议室里。墙面和顶面各用一点吸声材料，话筒收到的就是说话的人，而不是房间。",
          en: "Glass, stone and plaster keep sound in a meeting room. With some absorption on a wall and overhead, the microphone hears whoever speaks and not the room.",
          ar: "يُبقي الزجاج والحجر والجصّ الصوت داخل قاعة الاجتماعات. وبقليل من الامتصاص على جدار وفي السقف يلتقط الميكروفون صوت المتحدّث لا صوت القاعة.",
        },
        button: {
          label: { zh: "计算您的会议室", en: "Calculate your room", ar: "احسب قاعتك" },
          to: "/calculator.html",
        },
        second: {
          label: { zh: "看会议室案例", en: "See meeting rooms", ar: "شاهد قاعات اجتماعات" },
          to: "/project/meeting/1.html",
        },
      },
      {
        type: "columns",
        id: "columns",
        shown: true,
        title: {
          zh: "先从哪里做起",
          en: "Where to begin",
          ar: "من أين تبدأ",
        },
        columns: [
          {
            title: {
              zh: "屏幕所在的墙",
              en: "The wall with the screen",
              ar: "جدار الشاشة",
            },
            text: {
              zh: "大家朝着屏幕说话，声音最先打到这里再弹回话筒，所以先处理这面墙。",
              en: "Everybody talks towards it: voices strike it first and return to the microphone, so it comes first.",
              ar: "يتحدث الجميع نحوه، فيصطدم به الصوت أولًا ثم يرتدّ إلى الميكروفون، فليكن أول ما يُعالَج.",
            },
            picture: "case-meeting-dubai-boardroom-1",
          },
          {
            title: { zh: "桌子上方", en: "Above the table", ar: "فوق الطاولة" },
            text: {
              zh: "云板或垂片吊在桌面上方，不占墙面，也不动吊顶里的管线。",
              en: "Clouds or baffles hang over the table: no wall is needed, and the services above stay where they are.",
              ar: "تُعلَّق الغيمات أو ألواح البافل فوق الطاولة، فلا تشغل جدارًا ولا تمسّ التمديدات في السقف.",
            },
            picture: "case-meeting-riyadh-evening-council-1",
          },
          {
            title: { zh: "玻璃旁边", en: "Beside the glass", ar: "بجانب الزجاج" },
            text: {
              zh: "玻璃本身不必动：把材料放在与它相邻的墙上，声音就不再来回反射。",
              en: "Glass may stay as it is: what stands on the wall next to it ends the to and fro.",
              ar: "يبقى الزجاج كما هو، وتوضع المادة على الجدار المجاور له فينقطع تردّد الصوت بينهما.",
            },
            picture: "case-meeting-toronto-library-1",
          },
        ],
      },
      {
        type: "chart",
        id: "chart",
        shown: true,
        title: {
          zh: "木格栅吸收多少",
          en: "What a slat wall absorbs",
          ar: "كم يمتصّ جدار الشرائح",
        },
        lead: {
          zh: "没有构造和依据，数字说明不了什么，所以两者都写在曲线旁边。",
          en: "A number says nothing without its mounting and its evidence, so both stand beside the curve.",
          ar: "لا يقول الرقم شيئًا من دون طريقة تركيبه ومصدره، ولذلك يُذكران بجانب المنحنى.",
        },
        product: "slat-walnut",
      },
      {
        type: "products",
        id: "products",
        shown: true,
        title: {
          zh: "适合会议室的产品",
          en: "Products for meeting rooms",
          ar: "منتجات لقاعات الاجتماعات",
        },
        products: ["slat-walnut", "pet-cloud-rectangle", "pet-baffle", "perforated-oak-16"],
        button: {
          label: { zh: "查看全部产品", en: "See all products", ar: "شاهد كل المنتجات" },
          to: "/product.html",
        },
      },
      {
        type: "gallery",
        id: "gallery",
        shown: true,
        title: { zh: "已完成的会议室", en: "Finished rooms", ar: "قاعات منجزة" },
        pictures: [
          "case-meeting-frankfurt-hearing-room-1",
          "case-meeting-jakarta-telemedicine-1",
          "case-meeting-hangzhou-stand-up-1",
        ],
      },
      {
        type: "action",
        id: "action",
        shown: true,
        title: {
          zh: "把平面图发给我们",
          en: "Send us your floor plan",
          ar: "أرسل إلينا مخطط قاعتك",
        },
        lead: {
          zh: "告诉我们房间的尺寸、材料和用途，我们回复建议的构造和用量。",
          en: "Tell us what the room measures, what it is made of and what it is for; we answer with a build-up and quantities.",
          ar: "أخبرنا بأبعاد القاعة وموادها واستخدامها، فنجيبك بالتركيبة المقترحة والكميات.",
        },
        button: {
          label: { zh: "联系我们", en: "Contact us", ar: "تواصل معنا" },
          to: "/aboutUs/lianxi.html",
        },
        picture: "case-meeting-casablanca-agency-1",
      },
    ],
    seo: {
      title: {
        zh: "会议室吸声：让远端听清每一句话",
        en: "Acoustic panels for meeting rooms and video calls",
        ar: "ألواح امتصاص الصوت لقاعات الاجتماعات",
      },
      description: {
        zh: "会议室回声大、远程会议听不清？先处理哪面墙、顶面怎么做、用什么产品，一页说明，曲线附依据。",
        en: "Echo in a meeting room, blurred words on video calls? Which wall to treat first, what to hang overhead and which products do it, each curve with its evidence.",
        ar: "صدى في قاعة الاجتماعات وكلام غير واضح في المكالمات؟ أي جدار يُعالَج أولًا، وما يُعلَّق في السقف، وبأي المنتجات، مع مصدر كل منحنى.",
      },
      keywords: {
        zh: "会议室吸音，会议室回声，远程会议声学",
        en: "meeting room acoustics, conference room echo, video call acoustics",
        ar: "صوتيات قاعة الاجتماعات، صدى قاعة الاجتماعات، صوت مكالمات الفيديو",
      },
    },
  },
];

import type { ProductClassContent } from "#domain/catalogue/product-content.ts";

export const productClasses: ProductClassContent[] = [
  {
    id: "wood-slat",
    className: "woodSlat",
    subjectName: { zh: "木格栅吸音板", en: "Wood slat panels", ar: "ألواح الشرائح الخشبية" },
    status: "1",
    picture: "slat-oak-1",
    intro: {
      zh: "木皮饰面的木条固定在 9 mm 聚酯毡上，成品 600 mm 宽，裁切、安装都用普通木工工具。木条负责观感和一部分反射，缝隙把其余的声音交给毡和背后的空腔。空腔有多深、填不填岩棉，比选哪种木皮更能决定吸声结果，所以产品页按安装方式逐条列出，有数据的才写数据。",
      en: "Veneered slats on a 9 mm polyester felt, 600 mm wide, cut and fixed with ordinary joinery tools. The slats give the look and a little reflection; the gaps pass the rest of the sound to the felt and to the air behind it. How deep that air is, and whether wool fills it, matters more than the species of the veneer, so product pages go mounting by mounting, with values where there are any.",
      ar: "شرائح مكسوّة بقشرة خشب طبيعية على لبّاد بوليستر سماكته 9 مم، بعرض 600 مم، تُقصّ وتُثبّت بأدوات النجارة المعتادة. الشرائح تمنح الشكل وقدرًا من الانعكاس، والفواصل بينها تسلّم بقية الصوت إلى اللبّاد وإلى الهواء خلفه. عمق ذلك الفراغ وملؤه بالصوف أهم للنتيجة من نوع القشرة، ولهذا تعرض صفحات المنتجات كل طريقة تثبيت على حدة، مع القيم حيث توجد.",
    },
    seo: {
      title: {
        zh: "木格栅吸音板：橡木、胡桃木、白蜡木、柚木与黑色",
        en: "Wood slat acoustic panels in oak, walnut, ash, teak and black",
        ar: "ألواح شرائح خشبية ماصّة للصوت: بلوط وجوز ودردار وساج وأسود",
      },
      description: {
        zh: "七款木格栅吸音板，600×2400 mm 起，按直贴、50 mm 龙骨、龙骨加岩棉分别列出构造与吸声数据来源，可寄样。",
        en: "Seven slat panels from 600 × 2400 mm. Build-up and source of the absorption data listed for direct fixing, 50 mm battens and battens with wool. Samples on request.",
        ar: "سبعة ألواح شرائح بمقاسات تبدأ من 600×2400 مم، مع بيان تركيبة الطبقات ومصدر قيم الامتصاص للتثبيت المباشر وعلى عوارض 50 مم ومع الصوف. العيّنات متاحة عند الطلب.",
      },
      keywords: {
        zh: "木格栅吸音板，格栅板，橡木格栅，胡桃木格栅，吸音墙板",
        en: "wood slat panel, acoustic slat wall, oak slats, walnut slats, sound absorbing wall panel",
        ar: "ألواح شرائح خشبية، جدار شرائح ماصّ للصوت، شرائح بلوط، شرائح جوز، ألواح امتصاص الصوت",
      },
    },
  },
  {
    id: "polyester",
    className: "Polyester",
    subjectName: { zh: "聚酯纤维吸音板", en: "Polyester felt panels", ar: "ألواح لبّاد البوليستر" },
    status: "1",
    picture: "pet-flat-1",
    intro: {
      zh: "针刺热压成型的聚酯纤维板，表里同色，美工刀就能裁，切口不掉渣。9 mm 和 12 mm 用来包墙、做软木板一样的钉面，24 mm 可以自己立住，做桌屏和悬挂件。薄板直贴主要吸中高频，想把低一些的频段也收住，要给它留空腔。",
      en: "Needle-punched, heat-bonded polyester board, the same colour all the way through, cut with a knife and clean at the cut. 9 and 12 mm line walls and take pins; 24 mm stands on its own as desk screens and hanging pieces. A thin board glued to the wall works at middle and high frequencies; for anything lower it needs air behind it.",
      ar: "ألواح من ألياف بوليستر مثقوبة بالإبر ومترابطة بالحرارة، لونها واحد في كامل سماكتها، تُقصّ بالسكين وتبقى حافتها نظيفة. سماكتا 9 و12 مم لتكسية الجدران وتعليق الأوراق بالدبابيس، أما 24 مم فتقف بذاتها حواجزَ مكتب وقطعًا معلّقة. اللوح الرقيق الملصق بالجدار يعمل في الترددات المتوسطة والعالية، وما دون ذلك يحتاج إلى فراغ هوائي خلفه.",
    },
    seo: {
      title: {
        zh: "聚酯纤维吸音板：9、12、24 mm 平板、V 槽板、六边形与桌屏",
        en: "Polyester felt acoustic panels: 9, 12, 24 mm, V-groove, hexagons",
        ar: "ألواح لبّاد البوليستر الماصّة للصوت: 9 و12 و24 مم ومحزّزة وسداسية",
      },
      description: {
        zh: "聚酯纤维吸音板 1220×2440 mm 整板与成型件，十余种颜色，数据注明出处与安装方式，可按项目裁切。",
        en: "Polyester felt boards of 1220 × 2440 mm and shaped pieces in more than ten colours. Every acoustic value states its source and its mounting. Cut to project drawings.",
        ar: "ألواح لبّاد بوليستر 1220×2440 مم وقطع مشكّلة بأكثر من عشرة ألوان. كل قيمة صوتية مذكورة بمصدرها وطريقة تركيبها، مع القص وفق مخططات المشروع.",
      },
      keywords: {
        zh: "聚酯纤维吸音板，聚酯毡，PET 吸音板，V 槽吸音板，六边形吸音板，桌面屏风",
        en: "polyester acoustic panel, PET felt board, V-groove felt, hexagon acoustic tile, desk screen",
        ar: "لبّاد البوليستر، ألواح PET ماصّة للصوت، لبّاد محزّز، بلاط سداسي ماصّ للصوت، حاجز مكتب",
      },
    },
  },
  {
    id: "ceiling",
    className: "ceiling",
    subjectName: {
      zh: "吸音吊顶与垂片",
      en: "Baffles and ceiling clouds",
      ar: "الألواح المعلّقة (بافل) وغيمات السقف",
    },
    status: "1",
    picture: "pet-baffle-1",
    intro: {
      zh: "墙面被玻璃和家具占满时，顶上往往还有地方。垂片两面都暴露在声场里，云板的背面也参与吸声，因此同样的毡挂起来通常比贴着楼板更有用。排布要同喷淋、灯具、风口一起画，我们按您的天花综合图出吊点图。",
      en: "When glass and furniture have taken the walls, the ceiling usually still has room. A baffle meets the sound with both faces and a cloud works with its back as well, so the same felt does more hanging free than fixed flat under the slab. The layout has to be drawn together with sprinklers, lights and air outlets; we make the hanging plan on your reflected ceiling plan.",
      ar: "حين يشغل الزجاج والأثاث الجدران يبقى في السقف متّسع. اللوح المعلّق يستقبل الصوت بوجهيه، والغيمة تعمل بظهرها أيضًا، فاللبّاد نفسه معلّقًا أنفع منه ملصقًا تحت البلاطة. ويُرسم التوزيع مع رشّاشات الحريق والإنارة وفتحات الهواء، ونُعدّ مخطط نقاط التعليق على مخطط السقف لديك.",
    },
    seo: {
      title: {
        zh: "聚酯毡垂片与吸音云板：开放办公、餐厅与教室天花",
        en: "Felt baffles and acoustic clouds for offices, canteens and classrooms",
        ar: "ألواح لبّاد معلّقة وغيمات سقف ماصّة للصوت للمكاتب والمطاعم والفصول",
      },
      description: {
        zh: "24 mm 聚酯毡垂片、圆形与矩形吸音云板，含钢丝吊件，按天花综合图提供吊点图。",
        en: "24 mm felt baffles, round and rectangular clouds with wire hangers. Hanging plans made on your reflected ceiling plan.",
        ar: "ألواح لبّاد معلّقة 24 مم وغيمات مستديرة ومستطيلة مع أسلاك التعليق، ومخطط نقاط التعليق على مخطط السقف.",
      },
      keywords: {
        zh: "吸音垂片，吸音云板，聚酯毡吊顶，开放办公天花吸声，悬挂吸声体",
        en: "acoustic baffle, ceiling cloud, felt ceiling, open office ceiling absorption, suspended absorber",
        ar: "ألواح معلّقة ماصّة للصوت، غيمات سقف، سقف لبّاد، امتصاص الصوت في المكاتب المفتوحة، ماصّ معلّق",
      },
    },
  },
  {
    id: "perforated",
    className: "perforated",
    subjectName: { zh: "穿孔木质吸音板", en: "Perforated wood panels", ar: "ألواح خشبية مثقّبة" },
    status: "1",
    picture: "perforated-oak-2",
    intro: {
      zh: "在木饰面板上钻孔，板后留空腔、衬吸声无纺布或岩棉，声音经由小孔进入。孔径、孔距和空腔一起决定它在哪个频段最有效：空腔越深，峰值越往低走。适合需要木质平整面、又要兼顾低频的会议厅、教室与体育馆。",
      en: "Holes drilled through a veneered board, with fleece or wool and a cavity behind; the sound enters through the holes. Hole size, spacing and cavity together decide where in the spectrum the panel is at its best: the deeper the cavity, the lower the peak. For lecture rooms, classrooms and halls that want a flat timber face and some reach into the low end.",
      ar: "ثقوب في لوح مكسوّ بالقشرة وخلفه نسيج صوتي أو صوف وفراغ هوائي، ومنها يدخل الصوت. قطر الثقب وتباعده وعمق الفراغ تحدّد معًا النطاق الذي يبلغ فيه اللوح أفضل أدائه؛ وكلما زاد العمق نزلت القمة نحو الترددات المنخفضة. تناسب القاعات والفصول والصالات التي تريد وجهًا خشبيًا مستويًا مع شيء من امتصاص الترددات المنخفضة.",
    },
    seo: {
      title: {
        zh: "穿孔木质吸音板：橡木与白色，16 mm 与 8 mm 孔距",
        en: "Perforated wood acoustic panels in oak and white",
        ar: "ألواح خشبية مثقّبة ماصّة للصوت بالبلوط والأبيض",
      },
      description: {
        zh: "圆孔木质吸音板，按空腔深度与是否填充岩棉列出构造，说明数据出处，适合会议厅、教室与体育馆。",
        en: "Round-hole timber panels listed by cavity depth and wool filling, with the source of each value. For lecture rooms, classrooms and sports halls.",
        ar: "ألواح خشبية بثقوب دائرية مع بيان عمق الفراغ وحشوة الصوف ومصدر كل قيمة، للقاعات والفصول والصالات الرياضية.",
      },
      keywords: {
        zh: "穿孔吸音板，木质吸音板，圆孔吸音板，会议室吸音，体育馆吸音",
        en: "perforated wood panel, acoustic perforated board, timber sound absorber, lecture room acoustics",
        ar: "ألواح مثقّبة، خشب ماصّ للصوت، ألواح بثقوب دائرية، صوتيات القاعات",
      },
    },
  },
  {
    id: "micro-perforated",
    className: "microPerforated",
    subjectName: { zh: "微孔吸音板", en: "Micro-perforated panels", ar: "ألواح دقيقة الثقوب" },
    status: "1",
    picture: "macro-micro-perforated-oak-white-oiled-oak",
    intro: {
      zh: "孔小到两米外看不出来，墙面读起来是一整块白漆或整张木皮。细孔自身就有声阻，再配合板后的空腔与衬层工作。给不希望露出“吸声构造”的空间：美术馆、前厅、会客室，以及已有木饰面需要补齐一段的改造项目。",
      en: "The holes are so fine that from two metres the wall reads as plain lacquer or an unbroken leaf of veneer. Fine holes resist the sound by themselves and work with the lining and the cavity behind. For rooms that should not show their acoustics: galleries, lobbies, reception rooms, and refits that continue an existing timber wall.",
      ar: "ثقوب دقيقة لا تُرى من مسافة مترين، فيبدو الجدار طلاءً أملس أو قشرة خشب متصلة. الثقب الدقيق يقاوم الصوت بذاته ويعمل مع البطانة والفراغ خلفه. لأماكن لا تريد إظهار معالجتها الصوتية: صالات العرض والردهات وغرف الاستقبال، وأعمال التجديد التي تُكمل جدارًا خشبيًا قائمًا.",
    },
    seo: {
      title: {
        zh: "微孔吸音板：近看才见孔的白色与橡木饰面",
        en: "Micro-perforated acoustic panels in white and oak",
        ar: "ألواح دقيقة الثقوب ماصّة للصوت بالأبيض والبلوط",
      },
      description: {
        zh: "白色与橡木微孔吸音板，远看为平整饰面，按空腔与衬层列出安装构造，适合美术馆、前厅与会客室。",
        en: "Micro-perforated panels that look smooth from a distance, listed with cavity and lining for each mounting. For galleries, lobbies and reception rooms.",
        ar: "ألواح دقيقة الثقوب تبدو ملساء من بعيد، مع بيان الفراغ والبطانة لكل تثبيت، لصالات العرض والردهات وغرف الاستقبال.",
      },
      keywords: {
        zh: "微孔吸音板，微穿孔板，隐形吸音板，白色吸音板，木饰面吸音",
        en: "micro-perforated panel, MPP absorber, smooth acoustic wall, white acoustic panel",
        ar: "ألواح دقيقة الثقوب، ماصّ دقيق التثقيب، جدار صوتي أملس، لوح أبيض ماصّ للصوت",
      },
    },
  },
  {
    id: "grooved",
    className: "grooved",
    subjectName: { zh: "槽木吸音板", en: "Grooved wood panels", ar: "ألواح خشبية محزّزة" },
    status: "1",
    picture: "grooved-walnut-2",
    intro: {
      zh: "正面是细槽，背面是孔，两者相通才吸声；只开槽不打孔的板只是装饰。型号里的两个数字依次是木面宽度和槽宽，14/2 的木纹更完整，28/4 的线条更明显。长条企口拼接，常见于礼堂、音乐厅和体育馆的侧墙。",
      en: "Fine grooves in the face, holes in the back; only where the two meet does the panel absorb, and a groove without holes is decoration. The numbers give the width of the timber and of the groove: 14/2 keeps the grain calm, 28/4 draws a clearer line. Long tongue-and-groove boards, at home on the side walls of auditoria, concert rooms and sports halls.",
      ar: "حزوز دقيقة في الوجه وثقوب في الظهر، ولا يمتصّ اللوح الصوت إلا حيث يلتقيان؛ فالحزّ بلا ثقوب زينة فقط. الرقمان في الاسم هما عرض الخشب ثم عرض الحزّ: 14/2 يُبقي العروق هادئة و28/4 يرسم خطًا أوضح. ألواح طويلة بلسان ومجرى لجدران المسارح وقاعات الموسيقى والصالات الرياضية.",
    },
    seo: {
      title: {
        zh: "槽木吸音板 14/2、28/4、13/3：橡木与胡桃木",
        en: "Grooved wood acoustic panels 14/2, 28/4 and 13/3 in oak and walnut",
        ar: "ألواح خشبية محزّزة 14/2 و28/4 و13/3 بالبلوط والجوز",
      },
      description: {
        zh: "槽木吸音板，正面开槽、背面穿孔，企口拼接，按龙骨与岩棉构造列出数据来源，适合礼堂、音乐厅与体育馆。",
        en: "Grooved face, perforated back, tongue-and-groove joints. Build-ups with battens and wool listed with the source of the data. For auditoria, music rooms and sports halls.",
        ar: "وجه محزّز وظهر مثقّب ووصلات لسان ومجرى، مع بيان تركيبة الطبقات بالعوارض والصوف ومصدر البيانات، للمسارح وقاعات الموسيقى والصالات الرياضية.",
      },
      keywords: {
        zh: "槽木吸音板，条形吸音板，28/4 吸音板，14/2 吸音板，礼堂吸音墙",
        en: "grooved acoustic panel, 28/4 panel, 14/2 panel, auditorium wall panel, timber acoustic lining",
        ar: "ألواح محزّزة، لوح 28/4، لوح 14/2، تكسية مسارح، خشب صوتي",
      },
    },
  },
  {
    id: "silence-booth",
    className: "silenceBooth",
    subjectName: { zh: "静音舱", en: "Silence booths", ar: "كبائن المكالمات" },
    status: "1",
    picture: "finish-booth-m-dark-green",
    intro: {
      zh: "吸音板让房间不吵，静音舱让一通电话不打扰别人，两件事不同。舱体用 38 mm 双层铝蜂窝板，舱内空气每三分钟更换一次，4000K LED 照度 150 lx，电源 100–240V / 50–60Hz，另带 12V USB。S、M、L、XL 四种尺寸，从单人通话到六人开会。",
      en: "Acoustic panels make a room less loud; a silence booth, also sold as an acoustic pod or phone booth, keeps one conversation to itself. The cabin is built of 38 mm double-layer aluminium honeycomb panels, its air is changed every three minutes, the 4000K LED gives 150 lx, and it runs on 100–240V, 50–60Hz with 12V USB. Four sizes, S to XL, from a single call to a meeting of six.",
      ar: "كبائن مكالمات تُبقي المحادثة داخلها، أما ألواح الامتصاص فتهدّئ الغرفة كلها، وهما مهمتان مختلفتان. جدران الكابينة من ألواح خلية نحل مزدوجة من الألمنيوم 38 مم، ويتجدّد هواؤها كل ثلاث دقائق، وإنارتها LED بحرارة لون 4000K وشدّة 150 lx، وتغذيتها 100–240V / 50–60Hz مع منفذ 12V USB. أربعة مقاسات من S إلى XL، من مكالمة فردية إلى اجتماع لستة.",
    },
    seo: {
      title: {
        zh: "静音舱 S、M、L、XL：办公室电话间与会议舱",
        en: "Silence booths S to XL: acoustic pods for calls and small meetings",
        ar: "كبائن المكالمات للمكالمات والاجتماعات الصغيرة: S وM وL وXL",
      },
      description: {
        zh: "38 mm 双层铝蜂窝板静音舱，三分钟换气一次，4000K LED，四种尺寸适用十余种场景。",
        en: "Acoustic phone booths of 38 mm double-layer aluminium honeycomb with an air change every three minutes and 4000K LED light. Four sizes for more than ten uses.",
        ar: "كبائن مكالمات من خلية نحل ألمنيوم مزدوجة 38 مم بتجديد هواء كل ثلاث دقائق وإنارة LED 4000K، بأربعة مقاسات لأكثر من عشرة استخدامات.",
      },
      keywords: {
        zh: "静音舱，办公电话间，隔音舱，会议舱，移动办公舱",
        en: "silence booth, office phone booth, acoustic pod, meeting pod",
        ar: "كابينة مكالمات، كابينة هاتف مكتبية، كابينة عمل، كابينة اجتماعات",
      },
    },
  },
  {
    id: "accessories",
    className: "accessories",
    subjectName: { zh: "安装配件", en: "Accessories", ar: "ملحقات التركيب" },
    status: "1",
    picture: "product-panel-clips-1",
    intro: {
      zh: "同一批板装得好不好，差别常在龙骨是否平、阳角怎么收、空腔里填了什么。这里是配套的龙骨、收边条、30 mm 玻璃棉填充和卡件，与面板同箱发货，数量按排版图计算，不用现场再找替代品。",
      en: "Whether a batch of panels looks right often comes down to straight battens, tidy corners and what was put in the cavity. Battens, edge profiles, 30 mm wool infill and clips that belong to our panels, counted from the layout and shipped with them, so nobody has to improvise on site.",
      ar: "جودة المظهر تتوقف غالبًا على استواء العوارض وإنهاء الزوايا وما وُضع في الفراغ. هنا العوارض وقطع الحواف وحشوة الصوف 30 مم ومشابك التثبيت الخاصة بألواحنا، تُحسب كمياتها من مخطط التوزيع وتُشحن معها، فلا حاجة إلى بدائل مرتجلة في الموقع.",
    },
    seo: {
      title: {
        zh: "吸音板安装配件：龙骨、收边条、玻璃棉填充与卡件",
        en: "Fixings for acoustic panels: battens, profiles, wool, clips",
        ar: "ملحقات تركيب الألواح الصوتية: عوارض وحواف وصوف ومشابك",
      },
      description: {
        zh: "与木格栅、聚酯纤维、穿孔与槽木板配套的龙骨、阳角收边、30 mm 玻璃棉和卡件，按排版图配量同箱发货。",
        en: "Battens, corner profiles, 30 mm wool and clips to go with slat, felt, perforated and grooved panels, counted from the layout and shipped together.",
        ar: "عوارض وزوايا وصوف 30 مم ومشابك لألواح الشرائح واللبّاد والألواح المثقّبة والمحزّزة، بكميات محسوبة من المخطط وتُشحن معها.",
      },
      keywords: {
        zh: "吸音板龙骨，收边条，玻璃棉填充，吸音板卡件，安装配件",
        en: "panel battens, corner profile, wool infill, panel clips, installation accessories",
        ar: "عوارض تثبيت، زاوية إنهاء، حشوة صوف، مشابك ألواح، ملحقات تركيب",
      },
    },
  },
];

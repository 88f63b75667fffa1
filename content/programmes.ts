import type { ProgrammeContent } from "#domain/programme/programme-content.ts";
import { comparisons } from "./comparisons.ts";

export const programmes: ProgrammeContent[] = [
  {
    id: "room-acoustic-design",
    title: {
      zh: "房间声学设计",
      en: "Room acoustic design",
      ar: "التصميم الصوتي للغرف",
    },
    summary: {
      zh: "给一间房做完整的声学方案：分频段计算混响时间，决定吸声、反射面的位置和构造，落到图纸与用量清单。",
      en: "A full acoustic scheme for one room: reverberation time band by band, where surfaces should absorb and where they should reflect, drawings and a bill of quantities.",
      ar: "مخطط صوتي كامل لغرفة واحدة: زمن الارتداد الصوتي نطاقًا نطاقًا، ومواضع الأسطح الماصّة والعاكسة، مع الرسوم وجدول الكميات.",
    },
    body: {
      zh: `<p>同一种板，装在两间房里，听起来可能完全不同。体积、形状、原有的材料、里面的人在做什么，都会改变答案。所以我们从房间开始，而不是从产品目录开始。</p>
<h2>我们算什么</h2>
<p>在 125、250、500、1000、2000、4000 Hz 六个频段分别计算混响时间，同时用赛宾公式和艾润公式，并计入空气吸收。两个结果之间的差距，就是您应当预留的余量。</p>
<p>下面是一个例子：9 × 7 × 3 m 的房间，体积 189 m³，亚麻地板、石膏板吊顶、抹灰墙、12 m² 双层玻璃，空室。数值全部是<strong>计算值</strong>，所用吸声系数来自文献，单位为秒（赛宾 / 艾润）。</p>
<table><thead><tr><th>状态</th><th>125 Hz</th><th>500 Hz</th><th>1000 Hz</th></tr></thead><tbody><tr><td>处理前</td><td>1.90 / 1.84</td><td>2.78 / 2.72</td><td>2.86 / 2.81</td></tr><tr><td>加 30 m² 龙骨格栅板</td><td>1.58 / 1.51</td><td>0.93 / 0.86</td><td>0.77 / 0.70</td></tr></tbody></table>
<h2>这张表说明什么</h2>
<p>中高频降得很快，低频却几乎没有动。只靠<a href="/productdetail/slat-oak.html">木格栅</a>，房间会变得清楚，但仍然发闷。这时应当在空腔里<a href="/productdetail/wool-infill-30.html">填棉</a>、加深空腔，或者把一部分墙面换成<a href="/productdetail/perforated-oak-16.html">穿孔木板</a>。方案里会把这些选择并排列出，附上各自的厚度和面积。</p>
<h2>我们不做什么</h2>
<ul><li>不承诺计算值等于竣工后的实测值；差异的来源写在报告里。</li><li>不把吸声方案当作隔声方案。隔壁的声音要靠墙体解决，我们会指出来。</li><li>不替独立机构出检测报告。</li></ul>`,
      en: `<p>The same panel can sound quite different in two rooms. Volume, shape, the surfaces already there and what people do inside all change the answer. So we start from the room and not from the catalogue.</p>
<h2>What we calculate</h2>
<p>Reverberation time in six bands, at 125, 250, 500, 1000, 2000 and 4000 Hz, by Sabine’s formula and by Eyring’s, with the absorption of the air. The gap between the two results is the margin you should allow.</p>
<p>An example: a room of 9 × 7 × 3 m, 189 m³, with a linoleum floor, a plasterboard ceiling, plastered walls and 12 m² of double glazing, empty. All values are <strong>calculated</strong> from absorption coefficients in the literature, in seconds, Sabine / Eyring.</p>
<table><thead><tr><th>State</th><th>125 Hz</th><th>500 Hz</th><th>1000 Hz</th></tr></thead><tbody><tr><td>As found</td><td>1.90 / 1.84</td><td>2.78 / 2.72</td><td>2.86 / 2.81</td></tr><tr><td>With 30 m² of slat panels on battens</td><td>1.58 / 1.51</td><td>0.93 / 0.86</td><td>0.77 / 0.70</td></tr></tbody></table>
<h2>What the table tells us</h2>
<p>The middle and upper range falls quickly; the bass hardly moves. With <a href="/productdetail/slat-oak.html">wood slats</a> alone the room becomes clear but stays boomy. The remedy is <a href="/productdetail/wool-infill-30.html">wool</a> in the cavity, a deeper cavity, or some <a href="/productdetail/perforated-oak-16.html">perforated wood</a> in place of slats. Our scheme sets these choices side by side, each with its depth and its area.</p>
<h2>What we do not do</h2>
<ul><li>We do not promise that a calculated value will be the measured one. The report says where a difference may come from.</li><li>We do not sell absorption as insulation. Noise from next door is a matter for the wall, and we will say so.</li><li>We do not write test reports; that is for an independent body.</li></ul>`,
      ar: `<p>قد يختلف صوت اللوح نفسه تمامًا بين غرفتين. فالحجم والشكل والأسطح القائمة وما يفعله الناس في الداخل كلّها تغيّر الجواب. لذلك نبدأ من الغرفة لا من قائمة المنتجات.</p>
<h2>ماذا نحسب</h2>
<p>نحسب زمن الارتداد الصوتي في ستة نطاقات: 125 و250 و500 و1000 و2000 و4000 هرتز، بمعادلة سابين وبمعادلة آيرنغ، مع امتصاص الهواء. والفرق بين النتيجتين هو الهامش الذي ينبغي أن تحسب حسابه.</p>
<p>مثال: غرفة أبعادها 9 × 7 × 3 م وحجمها 189 م³، أرضيتها لينوليوم وسقفها ألواح جبس وجدرانها مليّسة وفيها 12 م² من الزجاج المزدوج، وهي خالية. القيم كلها <strong>محسوبة</strong> من معاملات امتصاص منشورة، بالثواني، سابين / آيرنغ.</p>
<table><thead><tr><th>الحالة</th><th>125 هرتز</th><th>500 هرتز</th><th>1000 هرتز</th></tr></thead><tbody><tr><td>قبل المعالجة</td><td>1.90 / 1.84</td><td>2.78 / 2.72</td><td>2.86 / 2.81</td></tr><tr><td>مع 30 م² من ألواح الشرائح على عوارض</td><td>1.58 / 1.51</td><td>0.93 / 0.86</td><td>0.77 / 0.70</td></tr></tbody></table>
<h2>ماذا يقول الجدول</h2>
<p>تنخفض الترددات الوسطى والعالية سريعًا، أما المنخفضة فلا تكاد تتحرّك. بـ<a href="/productdetail/slat-oak.html">الشرائح الخشبية</a> وحدها تصير الغرفة أوضح لكنها تبقى مدوّية. والعلاج حشو الفراغ بـ<a href="/productdetail/wool-infill-30.html">الصوف</a> أو تعميقه، أو استبدال جزء من الشرائح بـ<a href="/productdetail/perforated-oak-16.html">خشب مثقّب</a>. ويعرض مخططنا هذه الخيارات جنبًا إلى جنب، ولكلٍّ عمقه ومساحته.</p>
<h2>ما لا نفعله</h2>
<ul><li>لا نعِد بأن تطابق القيمة المحسوبة القيمة المقيسة، ويذكر التقرير أسباب الفرق المحتمل.</li><li>لا نبيع الامتصاص على أنه عزل. فصوت الجيران شأن الجدار، ونقول ذلك صراحة.</li><li>لا نكتب تقارير قياس؛ فتلك مهمة جهة مستقلة.</li></ul>`,
    },
    picture: "office-desk-samples-1",
    comparison: comparisons.meeting,
    steps: [
      {
        title: { zh: "收资料", en: "Gather", ar: "جمع المعلومات" },
        text: {
          zh: "平面、剖面、现有材料、用途和人数；没有图纸的，量三个尺寸、拍四面墙。",
          en: "Plan, section, present surfaces, use and number of people. If there are no drawings, three dimensions and a photograph of each wall.",
          ar: "المسقط والمقطع والمواد القائمة ووجه الاستعمال وعدد الأشخاص. وإن لم توجد رسوم فثلاثة قياسات وصورة لكل جدار.",
        },
      },
      {
        title: { zh: "定目标", en: "Set the target", ar: "تحديد الهدف" },
        text: {
          zh: "按用途和项目所在地选定标准，例如 DIN 18041 的教学与交流用房，并写明版本。",
          en: "Choose a standard that suits the use and the country, such as DIN 18041 for rooms where people teach and talk, and name its edition.",
          ar: "اختيار معيار يناسب الاستعمال والبلد، مثل DIN 18041 لغرف التعليم والحديث، مع ذكر طبعته.",
        },
      },
      {
        title: { zh: "算现状", en: "Calculate the present", ar: "حساب الحال القائمة" },
        text: {
          zh: "先算处理前的六个频段，找出是哪一段出了问题。",
          en: "The six bands before any treatment, to find the one that causes the trouble.",
          ar: "النطاقات الستة قبل أي معالجة، لمعرفة موضع العلّة منها.",
        },
      },
      {
        title: { zh: "排方案", en: "Compare schemes", ar: "مقارنة الحلول" },
        text: {
          zh: "给出两到三个方案，面积、厚度、饰面与大致费用并列。",
          en: "Two or three schemes side by side, with area, depth, finish and rough cost.",
          ar: "حلّان أو ثلاثة جنبًا إلى جنب، بالمساحة والعمق والتشطيب والكلفة التقريبية.",
        },
      },
      {
        title: { zh: "出图", en: "Draw", ar: "الرسم" },
        text: {
          zh: "选定之后出立面、节点和用量清单，施工队拿到就能照做。",
          en: "Once you have chosen: elevations, details and quantities that a fitter can work from.",
          ar: "بعد اختيارك: الواجهات والتفاصيل والكميات، بما يكفي المنفّذ للعمل.",
        },
      },
    ],
    deliverables: [
      {
        zh: "声学计算报告，写明公式、数据来源与假设",
        en: "Acoustic report with formulas, sources and assumptions",
        ar: "تقرير صوتي بالمعادلات والمصادر والافتراضات",
      },
      {
        zh: "各频段混响时间对照图，处理前与处理后",
        en: "Chart of reverberation time by band, before and after",
        ar: "رسم بياني لزمن الارتداد الصوتي بحسب النطاق، قبل المعالجة وبعدها",
      },
      {
        zh: "墙面与天花布置图、构造节点图",
        en: "Layouts of walls and ceiling, with construction details",
        ar: "مخططات الجدران والسقف مع تفاصيل التركيب",
      },
      {
        zh: "材料用量清单与报价",
        en: "Bill of quantities and quotation",
        ar: "جدول كميات وعرض سعر",
      },
      {
        zh: "一盒所选饰面的实物样板",
        en: "A box of samples in the finishes chosen",
        ar: "علبة عيّنات من التشطيبات المختارة",
      },
    ],
    needs: [
      {
        zh: "房间的平面图与层高",
        en: "Plan and height of the room",
        ar: "مسقط الغرفة وارتفاعها",
      },
      {
        zh: "墙、地、顶的现有或拟用材料",
        en: "Present or intended materials of walls, floor and ceiling",
        ar: "مواد الجدران والأرضية والسقف، القائمة أو المزمعة",
      },
      {
        zh: "用途、人数，以及最困扰您的声音",
        en: "Use, number of people, and the sound that troubles you most",
        ar: "وجه الاستعمال وعدد الأشخاص والصوت الأكثر إزعاجًا لك",
      },
    ],
    duration: {
      zh: "资料齐全后 7–10 个工作日",
      en: "7–10 working days once the documents are complete",
      ar: "7–10 أيام عمل بعد اكتمال الوثائق",
    },
    seo: {
      title: {
        zh: "房间声学设计：混响计算、布置与用量｜听禾声学",
        en: "Room acoustic design: reverberation and layout | Tinghe",
        ar: "التصميم الصوتي للغرف: الحساب والتوزيع والكميات",
      },
      description: {
        zh: "房间声学设计服务：六个频段计算混响时间，比较吸声方案，交付布置图、节点图与用量清单，假设与数据来源逐项写明。",
        en: "Reverberation time in six bands, schemes compared, layouts, details and quantities, with every assumption and source stated.",
        ar: "حساب زمن الارتداد الصوتي في ستة نطاقات ومقارنة الحلول وتسليم المخططات والتفاصيل والكميات مع ذكر كل افتراض ومصدر.",
      },
      keywords: {
        zh: "房间声学设计，混响时间，赛宾公式，吸声方案，声学报告",
        en: "room acoustic design, reverberation time, Sabine, Eyring, acoustic report",
        ar: "تصميم صوتي للغرف، زمن الارتداد الصوتي، معادلة سابين، معادلة آيرنغ، تقرير صوتي",
      },
    },
  },
  {
    id: "office-acoustics",
    title: {
      zh: "办公声学",
      en: "Office acoustics",
      ar: "صوتيات المكاتب",
    },
    summary: {
      zh: "从分区、天花、墙面到静音舱，给开放办公、会议室和前台一套互相配合的安排。",
      en: "Zoning, ceilings, walls and booths that work together, for open offices, meeting rooms and reception.",
      ar: "توزيع المناطق والأسقف والجدران والكبائن بحيث يعمل بعضها مع بعض، للمكاتب المفتوحة وقاعات الاجتماعات والاستقبال.",
    },
    body: {
      zh: `<p>办公室的麻烦很少是“太响”，更多是“听得懂”。三排工位之外的一通电话，只要每个字都清楚，就能打断一屋子人。办公声学要做的，是让近处的人听得清，让远处的人听不懂。</p>
<h2>三个层次</h2>
<h3>先分区</h3>
<p>电话多的团队靠外，需要安静的团队靠里；打印机、茶水间和通道是天然的缓冲。这一步不花材料钱，却最有效。</p>
<h3>再做天花和墙</h3>
<p>天花离每张桌子都近，应当先做：<a href="/productdetail/pet-baffle.html">垂片</a>或<a href="/productdetail/pet-cloud-rectangle.html">云板</a>可以避开喷淋和风口布置。墙面做在声音会正面撞上的地方，通常是长边的尽头。举一个<strong>计算</strong>的例子：20 × 12 × 3 m 的空办公室，薄地毯、石膏板吊顶、48 m² 玻璃，500 Hz 混响时间按赛宾公式约 2.3 s；在抹灰墙上加 60 m² 龙骨格栅板，降到约 1.2 s。家具和人还会再降一些，未计入。</p>
<h3>最后给一扇门</h3>
<p>再好的吸声也挡不住谈薪水的声音。把长通话、面试和专注工作移进<a href="/silencebooth.html">静音舱</a>，开放区才真正开放得起来。</p>
<h2>会议室</h2>
<p>视频会议最怕两面平行的玻璃。至少在其中一面的对侧做吸声，远端听到的就不再像在楼道里。更多做法见<a href="/project/meeting/1.html">会议室案例</a>和<a href="/project/office/1.html">办公案例</a>。</p>
<blockquote>德国 DIN 18041 对办公室不规定混响时间，而规定吸声面积与体积之比。我们两种都算，按项目需要给出。</blockquote>`,
      en: `<p>Offices are seldom too loud. More often they are too intelligible: one phone call three rows away stops a whole room if every word is clear. The task is to let those nearby understand, and those far off not.</p>
<h2>Three layers</h2>
<h3>Zoning first</h3>
<p>Teams that telephone belong at the edge, teams that need quiet further in. Printers, pantry and passages are natural buffers. This costs no material and does the most.</p>
<h3>Then ceiling and walls</h3>
<p>The ceiling is close to every desk, so it comes first: <a href="/productdetail/pet-baffle.html">baffles</a> or <a href="/productdetail/pet-cloud-rectangle.html">clouds</a> can be laid out around sprinklers and air outlets. Walls are treated where sound meets them head-on, usually at the far ends. One <strong>calculated</strong> example: an empty office of 20 × 12 × 3 m with thin carpet, a plasterboard ceiling and 48 m² of glass has a reverberation time of about 2.3 s at 500 Hz by Sabine’s formula. With 60 m² of slat panels on battens over the plaster it falls to about 1.2 s. Furniture and people lower it further and are not counted.</p>
<h3>And lastly a door</h3>
<p>No absorber will hide a talk about pay. Move long calls, interviews and deep work into a <a href="/silencebooth.html">silence booth</a>, and the open part can afford to be open.</p>
<h2>Meeting rooms</h2>
<p>Two parallel panes of glass are the enemy of video calls. Treat the wall facing at least one of them and the far end no longer hears a stairwell. See our <a href="/project/meeting/1.html">meeting rooms</a> and <a href="/project/office/1.html">offices</a>.</p>
<blockquote>For offices the German DIN 18041 asks not for a reverberation time but for a ratio of absorption area to volume. We work out both and report what the project needs.</blockquote>`,
      ar: `<p>قلّما تكون المكاتب عالية الصوت، والأغلب أن كلامها مفهوم أكثر ممّا ينبغي: مكالمة واحدة على بُعد ثلاثة صفوف تشغل قاعة كاملة إن كانت كل كلمة فيها واضحة. المطلوب أن يفهم القريب ولا يفهم البعيد.</p>
<h2>ثلاث طبقات</h2>
<h3>توزيع المناطق أولًا</h3>
<p>الفرق كثيرة الهاتف عند الأطراف، والفرق التي تحتاج إلى الهدوء في العمق. الطابعات وركن القهوة والممرّات حواجز طبيعية. خطوة لا تكلّف مواد، وأثرها الأكبر.</p>
<h3>ثم السقف والجدران</h3>
<p>السقف قريب من كل مكتب فله الأولوية: <a href="/productdetail/pet-baffle.html">الألواح المعلّقة</a> أو <a href="/productdetail/pet-cloud-rectangle.html">غيمات السقف</a> توزَّع حول رشّاشات الحريق وفتحات الهواء. وتُعالج الجدران حيث يصطدم بها الصوت مباشرة، وغالبًا عند الطرفين البعيدين. مثال <strong>محسوب</strong>: مكتب خالٍ أبعاده 20 × 12 × 3 م بسجاد رقيق وسقف من ألواح الجبس و48 م² من الزجاج، زمن ارتداده الصوتي عند 500 هرتز نحو 2.3 ث بمعادلة سابين. ومع 60 م² من ألواح الشرائح على عوارض فوق الجدران المليّسة ينخفض إلى نحو 1.2 ث. أما الأثاث والناس فيخفضانه أكثر ولم يُحسبا.</p>
<h3>وأخيرًا باب</h3>
<p>لا مادة ماصّة تخفي حديثًا عن الراتب. انقل المكالمات الطويلة والمقابلات والعمل المركّز إلى <a href="/silencebooth.html">كابينة مكالمات</a>، فيحتمل المكان المفتوح انفتاحه.</p>
<h2>قاعات الاجتماعات</h2>
<p>لوحا زجاج متوازيان خصم الاجتماع المرئي. عالج الجدار المقابل لأحدهما على الأقل، فلا يعود الطرف البعيد يسمع ما يشبه بيت درج. انظر <a href="/project/meeting/1.html">قاعات الاجتماعات</a> و<a href="/project/office/1.html">المكاتب</a> التي نفّذناها.</p>
<blockquote>لا يحدّد المعيار الألماني DIN 18041 للمكاتب زمن ارتداد، بل نسبة مساحة الامتصاص إلى الحجم. نحسب الاثنين ونذكر ما يحتاج إليه المشروع.</blockquote>`,
    },
    picture: "case-office-shanghai-advertising-agency-1",
    comparison: comparisons.office,
    steps: [
      {
        title: { zh: "听一天", en: "Listen for a day", ar: "يوم من الإصغاء" },
        text: {
          zh: "线上问卷加半小时访谈：谁在打扰谁，几点，因为什么。",
          en: "A short questionnaire and half an hour of talk: who disturbs whom, when, and with what.",
          ar: "استبيان قصير وحديث نصف ساعة: من يُزعج من، ومتى، وبماذا.",
        },
      },
      {
        title: { zh: "画声音地图", en: "Map the sound", ar: "خريطة الأصوات" },
        text: {
          zh: "在平面上标出声源、安静区和路径，提出分区建议。",
          en: "Sources, quiet zones and routes go onto the plan, with a proposal for zoning.",
          ar: "تُوقَّع المصادر ومناطق الهدوء والمسارات على المسقط مع مقترح للتوزيع.",
        },
      },
      {
        title: { zh: "配材料", en: "Choose materials", ar: "اختيار المواد" },
        text: {
          zh: "天花、墙面、桌屏与静音舱的数量和位置，按预算分两档。",
          en: "Numbers and places for ceiling pieces, walls, desk screens and booths, in two budgets.",
          ar: "أعداد عناصر السقف والجدران والحواجز والكبائن ومواضعها، بميزانيتين.",
        },
      },
      {
        title: { zh: "分期实施", en: "Build in stages", ar: "تنفيذ على مراحل" },
        text: {
          zh: "先做最难受的一区，用两周再决定下一区。",
          en: "Begin with the zone that suffers most, use it for two weeks, then decide on the next.",
          ar: "نبدأ بالمنطقة الأكثر معاناة، وتُستعمل أسبوعين، ثم يُتّخذ القرار في التالية.",
        },
      },
    ],
    deliverables: [
      {
        zh: "分区与声学布置平面图",
        en: "Plan of zones and acoustic layout",
        ar: "مخطط المناطق والتوزيع الصوتي",
      },
      {
        zh: "开放区与各会议室的计算结果",
        en: "Calculations for the open area and for each meeting room",
        ar: "حسابات المنطقة المفتوحة وكل قاعة اجتماعات",
      },
      {
        zh: "静音舱的数量、尺寸与摆放建议",
        en: "Number, size and position of booths",
        ar: "عدد الكبائن ومقاساتها ومواضعها",
      },
      {
        zh: "分期预算与施工顺序",
        en: "Budget and order of works, stage by stage",
        ar: "الميزانية وترتيب الأعمال مرحلة مرحلة",
      },
    ],
    needs: [
      {
        zh: "家具布置平面图与天花综合图",
        en: "Furniture plan and reflected ceiling plan",
        ar: "مخطط الأثاث ومخطط السقف",
      },
      {
        zh: "各团队人数与电话频度",
        en: "Size of each team and how much it telephones",
        ar: "عدد أفراد كل فريق ومدى استعماله الهاتف",
      },
      {
        zh: "物业对吊挂、喷淋和搬运的要求",
        en: "The landlord’s rules on hanging, sprinklers and deliveries",
        ar: "شروط مالك المبنى للتعليق ورشّاشات الحريق والنقل",
      },
    ],
    duration: {
      zh: "1000 m² 以内约 2 周，更大的楼层按层计",
      en: "About 2 weeks up to 1000 m²; larger premises floor by floor",
      ar: "نحو أسبوعين حتى 1000 م²، وما زاد فيُحسب طابقًا طابقًا",
    },
    seo: {
      title: {
        zh: "办公声学：分区、天花、墙面与静音舱｜听禾声学",
        en: "Office acoustics: zones, ceilings, walls, booths | Tinghe",
        ar: "صوتيات المكاتب: مناطق وأسقف وجدران وكبائن",
      },
      description: {
        zh: "开放办公与会议室的声学设计：先分区，再配天花垂片、吸音墙与静音舱，附计算、布置图和分期预算。",
        en: "Acoustic design for open offices and meeting rooms: zoning first, then baffles, slat walls and booths, with calculations and a staged budget.",
        ar: "تصميم صوتي للمكاتب المفتوحة وقاعات الاجتماعات: توزيع المناطق ثم الألواح المعلّقة والجدران والكبائن، مع الحسابات وميزانية مرحلية.",
      },
      keywords: {
        zh: "办公声学，开放办公降噪，会议室声学，吸音天花，静音舱",
        en: "office acoustics, open-plan noise, meeting room acoustics, acoustic ceiling, silence booth",
        ar: "صوتيات المكاتب، ضجيج المكتب المفتوح، صوتيات قاعات الاجتماعات، سقف صوتي، كابينة المكالمات",
      },
    },
  },
  {
    id: "school-and-hall",
    title: {
      zh: "学校与场馆",
      en: "Schools and halls",
      ar: "المدارس والقاعات",
    },
    summary: {
      zh: "教室、报告厅、体育馆：让最后一排听得清，让大空间里的广播说得明白，也经得起每天的使用。",
      en: "Classrooms, lecture halls, sports halls: clear in the back row, intelligible over the loudspeakers, and fit for daily use.",
      ar: "فصول وقاعات محاضرات وصالات رياضية: وضوح في الصفّ الأخير، ونداء مفهوم في الفضاء الكبير، ومتانة للاستعمال اليومي.",
    },
    body: {
      zh: `<p>孩子靠听来认识生词。词尾一糊，成年人可以猜，孩子只能漏掉。所以教室的混响时间不是舒适问题，而是教学问题。</p>
<h2>目标从标准里来</h2>
<p>德国 DIN 18041:2016 按体积给出有人状态下的中频混响时间；美国 ANSI S12.60 对普通教室要求空室 0.6 s。下表由 DIN 18041 的公式<strong>计算</strong>得出，单位为秒。项目所在地另有规范的，以当地规范为准。</p>
<table><thead><tr><th>体积</th><th>教学与交流（A3）</th><th>融合教学（A4）</th></tr></thead><tbody><tr><td>100 m³</td><td>0.47</td><td>0.38</td></tr><tr><td>250 m³</td><td>0.60</td><td>0.48</td></tr><tr><td>500 m³</td><td>0.69</td><td>0.56</td></tr></tbody></table>
<h2>教室</h2>
<p>后墙最重要，它把老师的声音原样送回讲台；天花中央可以留一块硬面，帮声音走到后排，四周再做吸声。<a href="/productdetail/pet-hexagon.html">六边形毡砖</a>能钉图钉，一面后墙既吸声又能展示作业。</p>
<h2>体育馆</h2>
<p>体育用房（A5）按 0.75 lg V − 1.00 计算，6000 m³ 的馆约为 1.83 s。大空间光靠屋面往往不够，要在两面相对的墙上打破来回反射。3 m 以下用<a href="/productdetail/perforated-oak-16.html">穿孔木板</a>并加密龙骨，上方可以换轻的材料。</p>
<h2>报告厅与音乐厅</h2>
<p>前部要反射，后部要吸收，侧墙要散开。<a href="/productdetail/grooved-walnut-28-4.html">槽木板</a>与同款实板混用，远看是一整面木墙，声学上却各有分工。已完成的做法见<a href="/project/school/1.html">学校</a>与<a href="/project/stadium/1.html">体育馆</a>案例。</p>`,
      en: `<p>Children learn new words by ear. When the end of a word blurs, an adult guesses; a child loses it. In a classroom, reverberation time is not a matter of comfort but of teaching.</p>
<h2>Targets come from standards</h2>
<p>The German DIN 18041:2016 gives a mid-frequency reverberation time for the occupied room by its volume; the American ANSI S12.60 asks for 0.6 s in an ordinary classroom, unoccupied. The table is <strong>calculated</strong> from the formulas of DIN 18041, in seconds. Where local rules apply, they take precedence.</p>
<table><thead><tr><th>Volume</th><th>Teaching and talk (A3)</th><th>Inclusive teaching (A4)</th></tr></thead><tbody><tr><td>100 m³</td><td>0.47</td><td>0.38</td></tr><tr><td>250 m³</td><td>0.60</td><td>0.48</td></tr><tr><td>500 m³</td><td>0.69</td><td>0.56</td></tr></tbody></table>
<h2>Classrooms</h2>
<p>The rear wall matters most: it sends the teacher’s voice straight back to the front. The middle of the ceiling may stay hard, to carry speech to the last row, with absorption round it. <a href="/productdetail/pet-hexagon.html">Felt hexagons</a> take pins, so a rear wall can absorb and show the children’s work.</p>
<h2>Sports halls</h2>
<p>Rooms for sport (A5) follow 0.75 lg V − 1.00: a hall of 6000 m³ comes to about 1.83 s. The roof alone is often not enough; the echo between two facing walls has to be broken. Below 3 m use <a href="/productdetail/perforated-oak-16.html">perforated wood</a> on closer battens, and lighter things above.</p>
<h2>Lecture and concert halls</h2>
<p>The front should reflect, the rear absorb, the sides scatter. <a href="/productdetail/grooved-walnut-28-4.html">Grooved panels</a> mixed with plain boards of the same veneer look like one wooden wall and do different work. See finished <a href="/project/school/1.html">schools</a> and <a href="/project/stadium/1.html">sports halls</a>.</p>`,
      ar: `<p>يتعلّم الأطفال الكلمات الجديدة بآذانهم. حين تبهت نهاية الكلمة يخمّنها الكبير، ويفقدها الطفل. لذلك فزمن الارتداد الصوتي في الفصل شأن تعليمي قبل أن يكون شأن راحة.</p>
<h2>الأهداف من المعايير</h2>
<p>يعطي المعيار الألماني DIN 18041:2016 زمن ارتداد للترددات الوسطى في الغرفة المشغولة بحسب حجمها، ويطلب المعيار الأمريكي ANSI S12.60 للفصل العادي الخالي 0.6 ث. الجدول <strong>محسوب</strong> من معادلات DIN 18041 بالثواني. وحيث توجد أنظمة محلية فهي المقدَّمة.</p>
<table><thead><tr><th>الحجم</th><th>التعليم والحديث (A3)</th><th>التعليم الدامج (A4)</th></tr></thead><tbody><tr><td>100 م³</td><td>0.47</td><td>0.38</td></tr><tr><td>250 م³</td><td>0.60</td><td>0.48</td></tr><tr><td>500 م³</td><td>0.69</td><td>0.56</td></tr></tbody></table>
<h2>الفصول</h2>
<p>الجدار الخلفي هو الأهمّ، لأنه يعيد صوت المعلّم إلى المقدّمة كما هو. ويمكن أن يبقى وسط السقف صلبًا ليحمل الكلام إلى الصفّ الأخير، ومن حوله مواد ماصّة. <a href="/productdetail/pet-hexagon.html">سداسيات اللبّاد</a> تقبل الدبابيس، فيمتصّ الجدار الخلفي الصوت ويعرض أعمال التلاميذ.</p>
<h2>الصالات الرياضية</h2>
<p>تتبع غرف الرياضة (A5) المعادلة ‎0.75 lg V − 1.00، فصالة حجمها 6000 م³ يكون لها نحو 1.83 ث. وكثيرًا ما لا يكفي السقف وحده، بل يجب كسر الصدى بين جدارين متقابلين. استعمل دون 3 م <a href="/productdetail/perforated-oak-16.html">خشبًا مثقّبًا</a> على عوارض متقاربة، وفوقها مواد أخفّ.</p>
<h2>قاعات المحاضرات والموسيقى</h2>
<p>المقدّمة تعكس، والمؤخّرة تمتصّ، والجانبان يشتّتان. <a href="/productdetail/grooved-walnut-28-4.html">الألواح المحزّزة</a> مع ألواح مصمتة من القشرة نفسها تبدو جدارًا خشبيًا واحدًا وتؤدّي أدوارًا مختلفة. انظر ما أُنجز في <a href="/project/school/1.html">المدارس</a> و<a href="/project/stadium/1.html">الصالات الرياضية</a>.</p>`,
    },
    picture: "case-school-monterrey-trial-room-2",
    comparison: comparisons.classroom,
    steps: [
      {
        title: { zh: "核规范", en: "Check the rules", ar: "مراجعة الأنظمة" },
        text: {
          zh: "先弄清当地的学校、体育与消防规范，写成一页目标表。",
          en: "Local rules for schools, sport and fire come first, on one page of targets.",
          ar: "نبدأ بالأنظمة المحلية للمدارس والرياضة والحريق في صفحة أهداف واحدة.",
        },
      },
      {
        title: { zh: "分房型", en: "Sort the rooms", ar: "تصنيف الغرف" },
        text: {
          zh: "同样的教室只算一次，特殊的房间单独算。",
          en: "Rooms that are alike are calculated once; odd ones get their own sheet.",
          ar: "الغرف المتشابهة تُحسب مرّة واحدة، ولكل غرفة خاصة ورقتها.",
        },
      },
      {
        title: { zh: "定构造", en: "Fix the build-up", ar: "تحديد التركيب" },
        text: {
          zh: "把抗撞、燃烧性能、清洁和声学要求放在一张节点图里解决。",
          en: "Impact, fire, cleaning and acoustics are settled together in one detail.",
          ar: "تُحلّ متطلبات الصدم والحريق والنظافة والصوت معًا في تفصيل واحد.",
        },
      },
      {
        title: { zh: "做样板间", en: "Build one room", ar: "غرفة نموذجية" },
        text: {
          zh: "先装一间教室，请老师上一天课，再铺开。",
          en: "Fit out one classroom, let a teacher use it for a day, then do the rest.",
          ar: "يُجهَّز فصل واحد ويستعمله معلّم يومًا، ثم تُنفَّذ البقية.",
        },
      },
      {
        title: { zh: "假期施工", en: "Work in the holidays", ar: "العمل في العطلة" },
        text: {
          zh: "按校历倒排生产与发运，开学前一周清场。",
          en: "Production and shipping are planned back from the school calendar, with the site clear a week before term.",
          ar: "يُخطّط الإنتاج والشحن رجوعًا من التقويم المدرسي، ويُخلى الموقع قبل الدراسة بأسبوع.",
        },
      },
    ],
    deliverables: [
      {
        zh: "目标值一览表，注明标准与版本",
        en: "Table of targets with standard and edition",
        ar: "جدول الأهداف مع المعيار والطبعة",
      },
      {
        zh: "各房型混响时间计算书",
        en: "Reverberation calculation for each type of room",
        ar: "حساب زمن الارتداد الصوتي لكل نوع من الغرف",
      },
      {
        zh: "墙面、天花布置与抗撞节点图",
        en: "Wall and ceiling layouts with impact-resistant details",
        ar: "مخططات الجدران والأسقف مع تفاصيل مقاومة للصدم",
      },
      {
        zh: "招标用技术条款",
        en: "Clauses for the tender",
        ar: "بنود فنية للمناقصة",
      },
      {
        zh: "按校历编排的供货计划",
        en: "Delivery schedule fitted to the school calendar",
        ar: "جدول توريد وفق التقويم المدرسي",
      },
    ],
    needs: [
      {
        zh: "建筑图纸，含剖面与屋面构造",
        en: "Drawings, with sections and roof construction",
        ar: "الرسوم مع المقاطع وتركيب السقف",
      },
      {
        zh: "各房间的用途与容纳人数",
        en: "Use and capacity of each room",
        ar: "استعمال كل غرفة وسعتها",
      },
      {
        zh: "适用的声学与消防规范",
        en: "Acoustic standards and fire regulations that apply",
        ar: "المعايير الصوتية واشتراطات الحريق المطبّقة",
      },
      {
        zh: "可以施工的日期",
        en: "Dates when work is possible",
        ar: "التواريخ المتاحة للتنفيذ",
      },
    ],
    duration: {
      zh: "单间教室约 1 周，整校或场馆 3–5 周",
      en: "About 1 week for a classroom, 3–5 weeks for a school or a hall",
      ar: "نحو أسبوع للفصل الواحد، و3–5 أسابيع لمدرسة أو صالة",
    },
    seo: {
      title: {
        zh: "学校与场馆声学：教室、报告厅、体育馆｜听禾声学",
        en: "Acoustics for classrooms, lecture and sports halls | Tinghe",
        ar: "صوتيات الفصول وقاعات المحاضرات والصالات الرياضية",
      },
      description: {
        zh: "教室、报告厅与体育馆的声学设计：按 DIN 18041、ANSI S12.60 或当地规范定目标，交付计算书、节点图与招标条款。",
        en: "Acoustic design for classrooms, lecture and sports halls: targets by DIN 18041, ANSI S12.60 or local rules, calculations, details and tender clauses.",
        ar: "تصميم صوتي للفصول والقاعات والصالات: أهداف وفق DIN 18041 أو ANSI S12.60 أو الأنظمة المحلية، مع الحسابات والتفاصيل والبنود.",
      },
      keywords: {
        zh: "教室声学，学校吸音，体育馆混响，报告厅声学，DIN 18041",
        en: "classroom acoustics, school acoustics, sports hall reverberation, lecture hall, DIN 18041",
        ar: "صوتيات الفصول، صوتيات المدارس، ارتداد الصالات الرياضية، قاعة محاضرات، DIN 18041",
      },
    },
  },
  {
    id: "home-listening",
    title: {
      zh: "家庭影音与琴房",
      en: "Listening at home",
      ar: "الاستماع في المنزل",
    },
    summary: {
      zh: "家庭影院、听音室、琴房和客厅：先把房间调好，器材才能说出它本来的声音。",
      en: "Home cinema, listening room, piano room, living room: put the room right first, and the equipment can speak for itself.",
      ar: "سينما منزلية وغرفة استماع وغرفة بيانو وغرفة معيشة: أصلح الغرفة أولًا، ثم دع الأجهزة تتكلّم.",
    },
    body: {
      zh: `<p>换一对更贵的音箱，不如先挪一挪沙发。家里的房间小，低频的波长却和墙一样长，于是有的座位轰鸣，有的座位没有低音。这是房间的事，不是器材的事。</p>
<h2>四个位置</h2>
<ol><li><strong>第一反射点</strong>：坐在听音位，让人拿镜子沿侧墙移动，看得见音箱的地方就是它。这里做吸声，声像立刻稳下来。</li><li><strong>前墙</strong>：银幕或音箱背后，用深色<a href="/productdetail/slat-smoked-oak.html">格栅</a>，既不反光也少回声。</li><li><strong>后墙</strong>：离座位近就吸收，离得远可以散开。</li><li><strong>墙角</strong>：低频在这里最强，给它厚度：深空腔、岩棉、穿孔板。</li></ol>
<h2>多少才合适</h2>
<p>专业听音室有一条常用的公式（EBU Tech 3276）：0.25 ×（V/100）的立方根，并限制在 0.2–0.4 s 之间；60 m³ 的房间<strong>计算</strong>得约 0.21 s。客厅不必这么干，会不像家。琴房更要留一点回应，否则琴声发干，手指会不自觉地用力。</p>
<h2>公式到不了的地方</h2>
<p>在大约 2000 ×（T/V）的平方根以下，混响时间不再可信。60 m³、0.5 s 的房间，这个界限约在 183 Hz。再往下，我们看房间模式，靠摆位和厚度来解决，并如实告诉您还会剩下什么。</p>
<h2>邻居</h2>
<p>这里说的都是房间内部的声音。若担心传到邻居家，请先谈墙、门和楼板的隔声；吸音板做不到这一点。已经完成的房间见<a href="/project/homeCinema/1.html">家庭影院</a>、<a href="/project/piano/1.html">琴房</a>与<a href="/project/jiazhuang/1.html">家装</a>案例。</p>`,
      en: `<p>Before you buy dearer loudspeakers, move the sofa. Rooms at home are small, and a low note is as long as the wall: one seat booms while the next has no bass at all. That is the room’s doing, not the equipment’s.</p>
<h2>Four places</h2>
<ol><li><strong>The first reflections.</strong> Sit where you listen and have someone slide a mirror along the side wall. Where you see the loudspeaker, absorb: the image steadies at once.</li><li><strong>The front wall.</strong> Dark <a href="/productdetail/slat-smoked-oak.html">slats</a> behind screen or loudspeakers neither shine nor echo much.</li><li><strong>The rear wall.</strong> Absorb if the seat is close to it; scatter if there is distance.</li><li><strong>The corners.</strong> Bass is strongest there, and wants depth: a deep cavity, wool, perforated wood.</li></ol>
<h2>How much is right</h2>
<p>For professional listening rooms there is a common formula (EBU Tech 3276): 0.25 times the cube root of V/100, kept between 0.2 and 0.4 s. For a room of 60 m³ it is <strong>calculated</strong> as about 0.21 s. A living room need not be that dry; it would stop feeling like home. A piano room wants some answer too, or the sound turns thin and the fingers begin to force it.</p>
<h2>Where the formula ends</h2>
<p>Below roughly 2000 times the square root of T/V a reverberation time can no longer be trusted. In a room of 60 m³ with 0.5 s that limit is near 183 Hz. Further down we look at the room’s modes, work with placement and depth, and tell you plainly what will remain.</p>
<h2>The neighbours</h2>
<p>All this concerns sound inside the room. If you worry about the flat next door, talk first about insulating wall, door and floor; absorbing panels cannot do it. See finished <a href="/project/homeCinema/1.html">home cinemas</a>, <a href="/project/piano/1.html">piano rooms</a> and <a href="/project/jiazhuang/1.html">homes</a>.</p>`,
      ar: `<p>قبل أن تشتري سمّاعات أغلى، حرّك الأريكة. غرف المنازل صغيرة، وطول موجة النغمة المنخفضة بطول الجدار: فمقعد يدوّي وآخر لا ترددات منخفضة فيه. هذا من صنع الغرفة لا الأجهزة.</p>
<h2>أربعة مواضع</h2>
<ol><li><strong>الانعكاسات الأولى.</strong> اجلس في موضع الاستماع وليمرّر أحدهم مرآة على الجدار الجانبي؛ حيث ترى السمّاعة ضع مادة ماصّة، فتثبت الصورة الصوتية فورًا.</li><li><strong>الجدار الأمامي.</strong> <a href="/productdetail/slat-smoked-oak.html">شرائح</a> داكنة خلف الشاشة أو السمّاعات لا تلمع ويقلّ صداها.</li><li><strong>الجدار الخلفي.</strong> امتصاص إن كان المقعد قريبًا منه، وتشتيت إن كان بعيدًا.</li><li><strong>الزوايا.</strong> الترددات المنخفضة هناك أقوى ما تكون، وتحتاج إلى عمق: فراغ عميق وصوف وخشب مثقّب.</li></ol>
<h2>كم يكفي</h2>
<p>لغرف الاستماع المهنية معادلة شائعة (EBU Tech 3276): 0.25 مضروبًا في الجذر التكعيبي لـ V/100، محصورًا بين 0.2 و0.4 ث. لغرفة حجمها 60 م³ تكون القيمة <strong>المحسوبة</strong> نحو 0.21 ث. ولا يلزم أن تبلغ غرفة المعيشة هذا الجفاف، وإلا فقدت روح البيت. وغرفة البيانو أيضًا تحتاج إلى شيء من الاستجابة، وإلا نحُل الصوت وأجهد العازف أصابعه.</p>
<h2>حيث تنتهي المعادلة</h2>
<p>دون نحو 2000 مضروبًا في الجذر التربيعي لـ T/V لا يعود زمن الارتداد الصوتي موثوقًا. في غرفة حجمها 60 م³ وزمنها 0.5 ث يقع هذا الحدّ قرب 183 هرتز. وتحته ننظر في أنماط رنين الغرفة، ونعمل بالمواضع والعمق، ونقول لك بوضوح ما سيبقى.</p>
<h2>الجيران</h2>
<p>كل ما سبق يخصّ الصوت داخل الغرفة. فإن كان همّك الشقة المجاورة فابدأ بعزل الجدار والباب والأرضية؛ فالألواح الماصّة لا تفعل ذلك. انظر ما أُنجز من <a href="/project/homeCinema/1.html">دور سينما منزلية</a> و<a href="/project/piano/1.html">غرف بيانو</a> و<a href="/project/jiazhuang/1.html">منازل</a>.</p>`,
    },
    picture: "case-homecinema-algiers-three-generations-2",
    comparison: comparisons.home,
    steps: [
      {
        title: { zh: "量房", en: "Measure the room", ar: "قياس الغرفة" },
        text: {
          zh: "长、宽、高，门窗位置，几张手机照片；想放的器材列个单子。",
          en: "Length, width, height, doors and windows, a few photographs, and a list of the equipment you have in mind.",
          ar: "الطول والعرض والارتفاع ومواضع الأبواب والنوافذ وبضع صور، وقائمة بالأجهزة المزمعة.",
        },
      },
      {
        title: { zh: "定座位", en: "Place the seats", ar: "مواضع الجلوس" },
        text: {
          zh: "先避开低频最糟的位置，再定音箱和银幕。",
          en: "Keep clear of the worst places for bass, then set loudspeakers and screen.",
          ar: "نتجنّب أسوأ مواضع الترددات المنخفضة، ثم نضع السمّاعات والشاشة.",
        },
      },
      {
        title: { zh: "排墙面", en: "Lay out the walls", ar: "توزيع الجدران" },
        text: {
          zh: "哪里吸、哪里散、哪里不动，连同灯光和饰面一起画。",
          en: "Where to absorb, where to scatter, what to leave alone, drawn together with light and finish.",
          ar: "أين نمتصّ وأين نشتّت وماذا نترك، مرسومًا مع الإضاءة والتشطيب.",
        },
      },
      {
        title: { zh: "装与听", en: "Fit and listen", ar: "التركيب والاستماع" },
        text: {
          zh: "安装后线上陪您听三首熟悉的曲子，微调摆位。",
          en: "When it is up we listen online with you to three pieces you know well, and adjust the placement.",
          ar: "بعد التركيب نستمع معك عن بُعد إلى ثلاث مقطوعات تعرفها جيدًا ونضبط المواضع.",
        },
      },
    ],
    deliverables: [
      {
        zh: "座位、音箱与银幕摆位图",
        en: "Plan of seats, loudspeakers and screen",
        ar: "مخطط المقاعد والسمّاعات والشاشة",
      },
      {
        zh: "四面墙与天花的展开图，含饰面",
        en: "Elevations of all walls and the ceiling, with finishes",
        ar: "واجهات الجدران والسقف مع التشطيبات",
      },
      {
        zh: "低频提示：房间模式与建议厚度",
        en: "A note on bass: room modes and the depth they ask for",
        ar: "مذكّرة عن الترددات المنخفضة: أنماط الغرفة والعمق اللازم",
      },
      {
        zh: "材料包清单，一次发齐",
        en: "A list of materials, shipped in one lot",
        ar: "قائمة مواد تُشحن دفعة واحدة",
      },
    ],
    needs: [
      {
        zh: "房间尺寸与照片",
        en: "Dimensions and photographs of the room",
        ar: "أبعاد الغرفة وصورها",
      },
      {
        zh: "器材清单或乐器型号",
        en: "List of equipment, or the kind of instrument",
        ar: "قائمة الأجهزة أو نوع الآلة الموسيقية",
      },
      {
        zh: "哪些墙可以动、可以加多厚",
        en: "Which walls may be changed, and by what depth",
        ar: "الجدران التي يمكن تغييرها والعمق المسموح",
      },
    ],
    duration: {
      zh: "资料齐全后 5–7 个工作日",
      en: "5–7 working days once we have the dimensions",
      ar: "5–7 أيام عمل بعد استلام الأبعاد",
    },
    seo: {
      title: {
        zh: "家庭影院、听音室与琴房声学设计｜听禾声学",
        en: "Acoustics for home cinemas, listening and piano rooms | Tinghe",
        ar: "صوتيات السينما المنزلية وغرف الاستماع والبيانو | تينغخه",
      },
      description: {
        zh: "家庭影院、听音室、琴房与客厅的声学设计：摆位、第一反射点、低频处理与墙面布置，附图纸和材料清单。",
        en: "Acoustic design for home cinemas, listening rooms, pianos and living rooms: placement, first reflections, bass and wall layout, with drawings and materials.",
        ar: "تصميم صوتي للسينما المنزلية وغرف الاستماع والبيانو والمعيشة: المواضع والانعكاسات الأولى والترددات المنخفضة وتوزيع الجدران.",
      },
      keywords: {
        zh: "家庭影院声学，听音室设计，琴房吸音，第一反射点，低频处理",
        en: "home cinema acoustics, listening room design, piano room, first reflection, bass treatment",
        ar: "صوتيات السينما المنزلية، تصميم غرفة استماع، غرفة بيانو، الانعكاس الأول، معالجة الترددات المنخفضة",
      },
    },
  },
];

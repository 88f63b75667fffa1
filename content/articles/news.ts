import type { ArticleContent } from "#domain/articles/article-content.ts";

/** Figures that keep their left-to-right order inside Arabic text. */
const ltr = (figures: string) => `\u2066${figures}\u2069`;

const source = {
  depthOfSystem: {
    title: {
      zh: "Ecophon：吸声数值与系统总深度",
      en: "Ecophon: sound absorption values and the overall depth of system",
      ar: "Ecophon: قيم امتصاص الصوت والعمق الكلي للنظام",
    },
    url: "http://ecophon-corporate.com/templates/webnormalpage_83893.html",
  },
  constructions: {
    title: {
      zh: "Troldtekt：良好的声学，以及构造为何重要",
      en: "Troldtekt: good acoustics, and why the construction matters",
      ar: "Troldtekt: الصوتيات الجيدة ولماذا تهمّ التركيبة",
    },
    url: "https://www.troldtekt.se/produktfoerdelar/bra-akustik/bra-akustik-med-troldtekt/",
  },
  nrc: {
    title: {
      zh: "Unisoar：NRC 解说与格栅吸音板检测标准",
      en: "Unisoar: NRC explained and test standards for acoustic slat panels",
      ar: "Unisoar: شرح NRC ومعايير اختبار ألواح الشرائح الصوتية",
    },
    url: "https://unisoarshop.com/blogs/new/nrc-explained-test-standards-for-acoustic-slat-panels",
  },
  slatSheet: {
    title: {
      zh: "公开的木格栅板技术资料，ISO 354；做法未说明，按 50 mm 空腔、不填棉理解",
      en: "Published technical sheet of a wood slat panel, ISO 354; fixing not stated, read as a 50 mm void without wool",
      ar: "نشرة فنية منشورة للوح شرائح خشبية، ISO 354؛ طريقة التركيب غير مذكورة، ونقرؤها فراغًا 50 مم من دون صوف",
    },
    url: "https://cdn.shopify.com/s/files/1/0625/2599/7240/files/Slatpanel-Technical-Sheet_ff6a6509-c8f6-4a85-b5be-0bda3604d7e6_3.pdf",
  },
  slatTrend: {
    title: {
      zh: "荷兰《电讯报》：为什么墙上的木板受欢迎（按安装方式分级；地面面积的 25–30%）",
      en: "De Telegraaf: why wood panels on the wall are in demand (classes by mounting; 25–30% of the floor area)",
      ar: "صحيفة De Telegraaf: لماذا تُطلب الألواح الخشبية للجدران (الفئات بحسب التركيب؛ 25–30% من مساحة الأرضية)",
    },
    url: "https://www.telegraaf.nl/lifestyle/980409703/om-deze-redenen-zijn-houten-panelen-op-de-muur-hartstikke-hot",
  },
  slatTheory: {
    title: {
      zh: "英国声学学会关于格栅板的论文",
      en: "Institute of Acoustics paper on slat panels",
      ar: "ورقة معهد الصوتيات البريطاني عن ألواح الشرائح",
    },
    url: "https://scribd.com/document/593588917/slat-panels",
  },
  vorlaender: {
    title: {
      zh: "M. Vorländer《Auralization》：吸声系数表（pyroomacoustics，data/materials.json）",
      en: "M. Vorländer, Auralization: table of absorption coefficients (pyroomacoustics, data/materials.json)",
      ar: "م. فورلندر، Auralization: جدول معاملات الامتصاص (pyroomacoustics، data/materials.json)",
    },
    url: "https://github.com/LCAV/pyroomacoustics",
  },
  chineseGrades: {
    title: {
      zh: "GB/T 16731：按 NRC 的吸声分级，材料固定于刚性墙面",
      en: "GB/T 16731: grades of sound absorption by NRC, material fixed to a rigid wall",
      ar: "GB/T 16731: درجات امتصاص الصوت بحسب NRC لمادة مثبّتة على جدار صلب",
    },
    url: "http://m.flatledpanellights.com/qyml/showp20627754.html",
  },
  chineseEdition: {
    title: {
      zh: "GB/T 16731-2023：前言及与 1997 年版的差异",
      en: "GB/T 16731-2023: foreword and changes against the 1997 edition",
      ar: "GB/T 16731-2023: المقدمة والتغييرات عن طبعة 1997",
    },
    url: "https://www.ydd17.com/college/article-77301.html",
  },
  feltClaim: {
    title: {
      zh: "厂商网页：毡板，12 mm 板的 NRC",
      en: "A maker's page on felt panels: NRC of a 12 mm board",
      ar: "صفحة مصنّع عن ألواح اللبّاد: قيمة NRC للوح 12 مم",
    },
    url: "https://www.felt-acousticpanels.com/news/non-woven-pet-felt-for-acoustics-specs-nrc-ratings-and-fire-safety-explained-363464.html",
  },
  feltTypeE: {
    title: {
      zh: "厂商网页：密度与毡板，E 型安装的 NRC",
      en: "A maker's page on density and felt panels: NRC in Type E mounting",
      ar: "صفحة مصنّع عن الكثافة وألواح اللبّاد: قيمة NRC بتركيب من النوع E",
    },
    url: "https://www.leedings.com/industry-news/how-density-affects-pet-acoustic-panels-sound-absorption-is-there-a-peak-performance-point",
  },
  boothStandard: {
    title: {
      zh: "ISO 23351-1:2020：家具组合和围合体的语声级降低量",
      en: "ISO 23351-1:2020: speech level reduction of furniture ensembles and enclosures",
      ar: "ISO 23351-1:2020: خفض مستوى الكلام لتجهيزات الأثاث والحيّزات المغلقة",
    },
    url: "https://webstore.ansi.org/standards/iso/iso233512020",
  },
  boothClasses: {
    title: {
      zh: "Gregory：按语声级降低量的静音舱分级表",
      en: "Gregory: table of booth classes by speech level reduction",
      ar: "Gregory: جدول فئات الكبائن بحسب خفض مستوى الكلام",
    },
    url: "https://gregorychairs.com.au/product-category/pods/",
  },
  boothOtherClasses: {
    title: {
      zh: "Telebooth：另一张不同的静音舱分级表",
      en: "Telebooth: a differing table of booth classes",
      ar: "Telebooth: جدول مختلف لفئات الكبائن",
    },
    url: "http://www.teleboothpod.com/Knowledge/Why-does-modern-acoustic-office-cabins-need-to-be-tested-for-ISO-23351-",
  },
  boothChoice: {
    title: {
      zh: "Hushoffice：A 级还是 B 级办公舱",
      en: "Hushoffice: class A or class B office pods",
      ar: "Hushoffice: كبائن مكتبية من الفئة A أو B",
    },
    url: "https://hushoffice.com/en-us/figuring-out-the-office-acoustics-class-a-or-class-b-office-pods-per-iso-23351-12020-which-is-better/",
  },
  boothQuantities: {
    title: {
      zh: "Sandy Brown：办公舱声学，需要统一的做法",
      en: "Sandy Brown: office pod acoustics, a consistent approach",
      ar: "Sandy Brown: صوتيات الكبائن المكتبية، نهج موحّد",
    },
    url: "https://www.sandybrown.com/news/acoustic-assessment-of-office-pods/",
  },
  boothExample: {
    title: {
      zh: "Vetrospace：语声级降低量 32 dB，A 级",
      en: "Vetrospace: a speech level reduction of 32 dB, category A",
      ar: "Vetrospace: خفض لمستوى الكلام قدره 32 ديسيبل، الفئة A",
    },
    url: "https://vetrospace.com/stories/iso-acoustics-standard-for-sound-reduction/",
  },
  boothAir: {
    title: {
      zh: "QAkustik：电话舱的风量与舒适度",
      en: "QAkustik: airflow and comfort in a phone booth",
      ar: "QAkustik: تدفق الهواء والراحة في كابينة الهاتف",
    },
    url: "https://www.officephonebooth.net/en/blog/airflow-vs-comfort",
  },
  epd: {
    title: {
      zh: "Ecophon：吸声不止是声学（怎样读 EPD）",
      en: "Ecophon: there is more to sound absorption than just the acoustics (reading an EPD)",
      ar: "Ecophon: في امتصاص الصوت ما هو أكثر من الصوتيات (قراءة EPD)",
    },
    url: "https://ecophon.com/uk/articles/knowledge/theres-more-to-sound-absorption-than-just-the-acoustics",
  },
  din18041: {
    title: {
      zh: "Rigips 建筑物理手册：DIN 18041:2016",
      en: "Rigips, building physics handbook: DIN 18041:2016",
      ar: "دليل Rigips لفيزياء المباني: DIN 18041:2016",
    },
    url: "https://medien.rigips.de/downloads/0bb374f4-748a-4566-a0cc-def7905cebf0/flipbook_bauphysik.zip",
  },
  dinGroupB: {
    title: {
      zh: "C. Ruhe：教育建筑声学，DIN 18041 B 组房间",
      en: "C. Ruhe, acoustics in educational buildings: DIN 18041, room group B",
      ar: "C. Ruhe: صوتيات المباني التعليمية، DIN 18041، غرف المجموعة B",
    },
    url: "https://carsten-ruhe.de/downloads/akustik-in-bildungsbauten/5-3-raumgruppe-b",
  },
  panelTool: {
    title: {
      zh: "Acoustic Sound Panels：以机器工具形式提供的选板建议",
      en: "Acoustic Sound Panels: a panel recommender offered as a machine tool",
      ar: "Acoustic Sound Panels: أداة آلية لاقتراح الألواح",
    },
    url: "https://glama.ai/mcp/connectors/com.acousticsoundpanels/acoustic-sound-panels/tools/asp_recommend_panels",
  },
  storeTools: {
    title: {
      zh: "AcusticWall：以机器工具形式提供的店铺目录与政策",
      en: "AcusticWall: store catalogue and policies offered as machine tools",
      ar: "AcusticWall: دليل المتجر وسياساته أدواتٍ آلية",
    },
    url: "https://www.mcpbundles.com/skills/acusticwall-mcp-b8f76a0068",
  },
  loadTool: {
    title: {
      zh: "HTR Bamboo：以机器工具形式提供的装柜估算",
      en: "HTR Bamboo: container-load estimator offered as a machine tool",
      ar: "HTR Bamboo: أداة آلية لتقدير تحميل الحاوية",
    },
    url: "https://glama.ai/mcp/connectors/com.htrbamboo/bamboo-mcp/tools/estimate_plywood_container_load",
  },
  ifcCovering: {
    title: {
      zh: "IfcCovering 的 IFC4 示例：属性集与字段名",
      en: "IFC4 sample for IfcCovering: property sets and field names",
      ar: "مثال IFC4 للعنصر IfcCovering: مجموعات الخصائص وأسماء الحقول",
    },
    url: "https://huggingface.co/datasets/ONESTRUCTION/IDS-Bench/blob/main/data/input_csv/IFC4/IFC4_050_IFCCOVERING.csv",
  },
  packingSheet: {
    title: {
      zh: "Vicoustic 数据表：含包装数据与 HS 编码栏",
      en: "Vicoustic data sheet with packing data and an HS-code field",
      ar: "نشرة بيانات Vicoustic: بيانات التغليف وخانة رمز HS",
    },
    url: "https://cdn.shopify.com/s/files/1/0561/6081/3092/files/PI_Cinema_Round_Premium.pdf",
  },
  ratingTool: {
    title: {
      zh: "AcouVApp：从 1/3 倍频带数值到 αw 与等级",
      en: "AcouVApp: from third-octave values to αw and class",
      ar: "AcouVApp: من قيم أثلاث الأوكتاف إلى αw والفئة",
    },
    url: "https://app.impulsion-acoustique.fr/alpha-index",
  },
};

export const newsArticles: ArticleContent[] = [
  {
    id: "showroom-opens-in-hangzhou",
    class: "company",
    title: {
      zh: "杭州展厅开放：看得见，也听得见",
      en: "Our Hangzhou showroom is open, for eyes and for ears",
      ar: "افتتاح معرضنا في هانغتشو: للعين وللأذن",
    },
    summary: {
      zh: "一面样品墙、四种剖开的构造、两间可以走进去听的小房间。展厅工作日开放，请提前预约。",
      en: "A wall of samples, four build-ups cut open, and two small rooms to listen in. The showroom is open on weekdays by appointment.",
      ar: "جدار للعيّنات، وأربع تركيبات مفتوحة المقطع، وغرفتان صغيرتان للإصغاء. المعرض مفتوح في أيام العمل بموعد مسبق.",
    },
    body: {
      zh: `<p>图纸没有声音，照片也没有。可是一面吸声墙好不好，恰恰要靠耳朵判断。从今天起，我们杭州办公室的一层改成了展厅。它不大，和一间教室差不多，是给夹着图纸来的人准备的。</p>
<h2>一面可以拆下来看的墙</h2>
<p>长墙上排着六种木饰面格栅、两种槽木板和十六块毡板，前面是一张选样台。顶上的灯可以从暖光调到中性光，因为胡桃木在 2700 K 下是一种颜色，在日光里是另一种。每一块样板都能取下来，拿到窗边，和您自己带来的地板、石材放在一起比。</p>
<h2>一面可以看背后的墙</h2>
<p>对面把四种构造从侧面剖开：直接贴墙、50 mm 龙骨、龙骨间填岩棉、200 mm 空腔的吊顶。从正面看，它们一模一样；起的作用却大不相同。关于数据的疑问，多半在这里就有了答案。道理写在<a href="/article/why-mounting-matters.html">《同一块板，三种装法，三个结果》</a>里。</p>
<figure><img src="media:slat-oak-2" alt=""><figcaption>格栅板顶边：木条、缝隙与毡。墙上的剖面还能看到再往后的空气和岩棉。</figcaption></figure>
<h2>两间可以听的房间</h2>
<p>展厅尽头有两间平面相同的小室。一间是抹灰墙和玻璃；另一间有两面墙装了格栅，顶上吊一片毡质云板。来访者常常话说到一半从这间走进那间，然后停下来，愣一会儿。我们没有给这一愣配上数字：小室是给耳朵用的，不是测试室。旁边放着一间<a href="/productdetail/booth-s.html">静音舱 S</a>，门开着，想知道坐二十分钟是什么感觉，尽管进去坐。</p>
<h2>来之前</h2>
<ul><li>开放时间：周一至周五 9:00–18:00，请提前预约，我们好把时间留给您。</li><li>请带上平面图、现场照片，以及要搭配的材料小样。</li><li>参观约一小时。需要英语或阿拉伯语接待，请预约时说明。</li><li>地址：浙江省杭州市听禾路 1 号。</li></ul>
<p>离得远也没关系，我们可以拿着手机陪您在视频里走一遍，看中的样板随后寄出。预约请到<a href="/aboutUs/lianxi.html">联系页面</a>留言，或拨打热线 +86 400 000 0000。</p>`,
      en: `<p>Drawings make no sound, and photographs make none either. That is a poor way to choose an acoustic wall. From today the ground floor of our Hangzhou office is a showroom. It is small, about the size of a classroom, and meant for people who arrive with a plan under their arm.</p>
<h2>A wall to take apart</h2>
<p>The long wall carries six slat finishes, two grooved boards and sixteen squares of felt, with a table in front to lay things out on. The lamps above turn from warm to neutral, because walnut is one colour at 2700 K and another by day. Every piece comes off the wall and may be carried to the window, next to the flooring or the stone you have brought along.</p>
<h2>A wall to look behind</h2>
<p>Opposite, four build-ups are cut open from the side: panel flat on the wall, panel on 50 mm battens, the same with rock wool between them, and a ceiling below a 200 mm void. From the front they look alike. What they do is not alike, and most questions about our data answer themselves here. The reasons are set out in <a href="/article/why-mounting-matters.html">One panel, three mountings, three results</a>.</p>
<figure><img src="media:slat-oak-2" alt=""><figcaption>The top edge of a slat panel: wood, gap, felt. The cut-open wall also shows the air and the wool behind it.</figcaption></figure>
<h2>Two rooms to listen in</h2>
<p>At the far end are two small rooms with the same floor plan. One is plaster and glass. The other has slats on two walls and a felt cloud overhead. Visitors tend to walk from the first into the second in the middle of a sentence, and stop for a moment. We put no figure on that moment: the rooms are for ears and are not a test chamber. Beside them stands a <a href="/productdetail/booth-s.html">booth S</a> with its door open, for anyone who wants to know how twenty minutes inside feel.</p>
<h2>Before you come</h2>
<ul><li>Monday to Friday, 9:00–18:00, by appointment, so that the hour is yours.</li><li>Bring a floor plan, a photograph of the room and small pieces of the materials around it.</li><li>A visit takes about an hour. Tell us beforehand if you would like it in English or Arabic.</li><li>Address: 1 Tinghe Road, Hangzhou.</li></ul>
<p>If Hangzhou is far, we walk the same round with you on video and post the pieces you liked. Write through the <a href="/aboutUs/lianxi.html">contact page</a> or call +86 400 000 0000.</p>`,
      ar: `<p>المخططات لا صوت لها، ولا الصور كذلك، فكيف يُختار بها جدار ماصّ للصوت؟ ابتداءً من اليوم صار الطابق الأرضي من مكتبنا في هانغتشو معرضًا. هو صغير بحجم فصل دراسي تقريبًا، وقد أُعدّ لمن يأتي ومخططه تحت ذراعه.</p>
<h2>جدار تُنزع قطعه</h2>
<p>على الجدار الطويل ستة تشطيبات من الشرائح ولوحان محزّزان وست عشرة قطعة من اللبّاد، وأمامه طاولة لترتيب العيّنات. وتتدرّج الإنارة فوقه من الدافئ إلى المحايد، لأن لخشب الجوز لونًا عند 2700 كلفن ولونًا آخر في ضوء النهار. وكل قطعة تُنزع وتُحمل إلى النافذة لتوضع بجوار ما أحضرته من أرضيات أو حجر.</p>
<h2>جدار يُرى ما خلفه</h2>
<p>في الجهة المقابلة أربع تركيبات مفتوحة من الجانب: لوح على الجدار مباشرة، ولوح على عوارض 50 مم، والتركيبة نفسها وبين عوارضها صوف صخري، وسقف تحت فراغ 200 مم. تبدو من الأمام متشابهة، لكن عملها مختلف، وأكثر الأسئلة عن بياناتنا تجد جوابها هنا. أما الأسباب ففي مقال <a href="/article/why-mounting-matters.html">لوح واحد وثلاث طرق تركيب وثلاث نتائج</a>.</p>
<figure><img src="media:slat-oak-2" alt=""><figcaption>الحافة العليا للوح الشرائح: خشب وفاصل ولبّاد. ويُظهر الجدار المفتوح أيضًا الهواء والصوف من ورائه.</figcaption></figure>
<h2>غرفتان للإصغاء</h2>
<p>في آخر المعرض غرفتان صغيرتان بمسقط واحد. الأولى ملاط وزجاج، والثانية على جدارين منها شرائح وفوقها غيمة من اللبّاد. وكثيرًا ما ينتقل الزائر من الأولى إلى الثانية وهو في منتصف جملة، فيسكت لحظة. ولا نضع لهذه اللحظة رقمًا، فالغرفتان للأذن وليستا غرفة اختبار. وبجوارهما <a href="/productdetail/booth-s.html">كابينة المكالمات S</a> وبابها مفتوح، لمن أراد أن يعرف كيف تمرّ عشرون دقيقة في داخلها.</p>
<h2>قبل الزيارة</h2>
<ul><li>من الاثنين إلى الجمعة، من 9:00 إلى 18:00، بموعد مسبق لتكون الساعة لك وحدك.</li><li>أحضر المخطط وصورة للغرفة وقطعًا صغيرة من المواد المحيطة.</li><li>تستغرق الزيارة نحو ساعة. وإن رغبت فيها بالعربية أو الإنجليزية فأخبرنا عند الحجز.</li><li>العنوان: 1 طريق تينغخه، هانغتشو.</li></ul>
<p>ومن بعُدت عليه هانغتشو جُلنا معه الجولة نفسها بالفيديو، وأرسلنا إليه بالبريد ما أعجبه من قطع. راسلنا من <a href="/aboutUs/lianxi.html">صفحة التواصل</a> أو اتصل بالرقم ${ltr("+86 400 000 0000")}.</p>`,
    },
    cover: "showroom-1",
    date: "2025-03-18",
    tags: ["absorption", "installation"],
  },
  {
    id: "second-lane-on-the-slat-line",
    class: "company",
    title: {
      zh: "格栅线开出第二条道：细条不再等宽条",
      en: "A second lane on the slat line: narrow slats no longer wait for wide ones",
      ar: "مسار ثانٍ في خط الشرائح: الضيّقة لم تعد تنتظر العريضة",
    },
    summary: {
      zh: "木质板工厂的格栅线分成了两条道：一条专做 27 mm 标准款，一条做细条与定制节距。换型少了，尺寸更稳，检查一道没少。",
      en: "The slat line of our wood panel factory now runs in two lanes, one for the 27 mm standard and one for narrow slats and special pitches. Fewer changeovers, steadier dimensions, and not one check less.",
      ar: "صار خط الشرائح في مصنع الألواح الخشبية يعمل بمسارين: واحد لمقاس 27 مم المعتاد، وآخر للشرائح الضيّقة والتباعدات الخاصة. تبديل أقل ومقاسات أثبت، ولم ينقص فحص واحد.",
    },
    body: {
      zh: `<p>过去，做细条格栅要等。27 mm 标准款排在前面，一批做完，停机、换刀、换定位条、调压辊，再做 18 mm 的细条；做完又换回来。每换一次，首块板要签字确认，线才能重新开动。规矩是对的，等待却落到了客户头上。</p>
<p>五月起，木质板工厂的格栅线分成了两条道。它仍是厂里四条线中的一条，和贴皮、开孔开槽、涂装各司其职；只是从开料之后，宽条走左边，窄条走右边，最后在同一个检验台会合。</p>
<h2>两条道各做什么</h2>
<table><thead><tr><th>道</th><th>产品</th><th>木条与缝</th></tr></thead><tbody><tr><td>第一道</td><td><a href="/productdetail/slat-oak.html">天然橡木</a>等标准格栅板</td><td>27 mm 条，13 mm 缝</td></tr><tr><td>第二道</td><td><a href="/productdetail/slat-oak-narrow.html">细条橡木格栅板</a>与定制节距</td><td>18 mm 条，12 mm 缝，或按图</td></tr></tbody></table>
<p>第二道的定位靠可调的齿条，而不是整根更换的模板。设计师想要 30 mm 条配 10 mm 缝，或者一面墙上从密到疏，现在不必先付一套模具的钱。新节距照旧从一张图开始，再做一块实物板，您签字之后才排产。</p>
<figure><img src="media:slat-ash-2" alt=""><figcaption>缝宽靠定位齿条保证，木条棱边在压毡之前倒圆。</figcaption></figure>
<h2>什么没有变</h2>
<ul><li>木皮仍然先在灯下摊开配色，再上胶。同一面墙的板一次排完。</li><li>每次换型，首块板签字；过程中按间隔量缝宽、对角线和粘接。</li><li>终检还是那扇北窗，还是侧光，还是对着封样看。</li><li>产品页上的交货天数没有改。我们想先看它跑满一年，再谈缩短。</li></ul>
<p>也没有变的，是吸声数据的说法。缝多了还是少了，曲线会跟着变，但变多少只有实验室能回答；定制节距的板，我们不会拿标准款的曲线顶替。</p>
<p>想看线怎么走，可以提前一周约<a href="/site/panelFactory">参观工厂</a>，也可以在<a href="/aboutUs/lianxi.html">联系页面</a>留下您的节距草图。</p>`,
      en: `<p>Narrow slats used to wait. The 27 mm standard came first; when the batch was through, the line stopped, blades and spacers were changed, the rollers were set again, and only then came the 18 mm slats. Afterwards everything was changed back. After each changeover the first panel has to be signed before the line may start. The rule is right, but it was the customer who did the waiting.</p>
<p>Since May the slat line of our wood panel factory has had two lanes. It is still one of the four lines there, beside veneering, drilling and grooving, and finishing. After ripping, wide slats now go left and narrow ones right, and both meet again at the same inspection table.</p>
<h2>What runs where</h2>
<table><thead><tr><th>Lane</th><th>Panels</th><th>Slat and gap</th></tr></thead><tbody><tr><td>First</td><td><a href="/productdetail/slat-oak.html">Natural oak</a> and the other standard slat panels</td><td>27 mm slat, 13 mm gap</td></tr><tr><td>Second</td><td><a href="/productdetail/slat-oak-narrow.html">Narrow oak</a> and special pitches</td><td>18 mm slat, 12 mm gap, or to drawing</td></tr></tbody></table>
<p>The second lane spaces its slats with an adjustable rack instead of a template that is changed as a whole. A designer who wants 30 mm slats with 10 mm gaps, or a wall that thins out from one end to the other, no longer pays for a set of tools first. A new pitch begins as before: with a drawing, then with one real panel, and with your signature before anything is scheduled.</p>
<figure><img src="media:slat-ash-2" alt=""><figcaption>The rack keeps the gap; edges are eased before the slats meet the felt.</figcaption></figure>
<h2>What stays as it was</h2>
<ul><li>Veneer is spread out under the lamps and matched before any glue is laid, and a wall is run in one go.</li><li>The first panel is signed after every changeover; gap, diagonals and bond are checked at set intervals.</li><li>The last look happens at the same north window, in raking light, beside the sealed sample.</li><li>The lead times on the product pages. We want to see a full year before we promise less.</li></ul>
<p>Nor do we speak differently about absorption. More gap or less gap will move the curve; by how much, only a laboratory can say. A panel with a special pitch does not borrow the curve of the standard one.</p>
<p>To see both lanes at work, <a href="/site/panelFactory">plan a visit</a> a week ahead, or send a sketch of your pitch through the <a href="/aboutUs/lianxi.html">contact page</a>.</p>`,
      ar: `<p>كانت الشرائح الضيّقة تنتظر. يأتي مقاس 27 مم المعتاد أولًا، فإذا انتهت دفعته توقّف الخط وبُدّلت الشفرات وقطع المباعدة وضُبطت الأسطوانات، ثم جاء دور شرائح 18 مم، وبعدها يعود كل شيء إلى ما كان. وبعد كل تبديل لا يتحرك الخط حتى يُوقَّع اللوح الأول. القاعدة صحيحة، لكن المنتظر كان العميل.</p>
<p>منذ مايو صار لخط الشرائح في مصنع الألواح الخشبية مساران. وهو لا يزال واحدًا من أربعة خطوط هناك، إلى جانب القشرة، والتثقيب والتحزيز، والتشطيب. فبعد الشقّ تذهب الشرائح العريضة يسارًا والضيّقة يمينًا، ثم يلتقي المساران عند طاولة فحص واحدة.</p>
<h2>ما الذي يجري في كل مسار</h2>
<table><thead><tr><th>المسار</th><th>الألواح</th><th>الشريحة والفاصل</th></tr></thead><tbody><tr><td>الأول</td><td><a href="/productdetail/slat-oak.html">البلوط الطبيعي</a> وسائر ألواح الشرائح المعتادة</td><td>شريحة 27 مم وفاصل 13 مم</td></tr><tr><td>الثاني</td><td><a href="/productdetail/slat-oak-narrow.html">البلوط الضيّق</a> والتباعدات الخاصة</td><td>شريحة 18 مم وفاصل 12 مم، أو حسب الرسم</td></tr></tbody></table>
<p>يباعد المسار الثاني بين الشرائح بمشط قابل للضبط، لا بقالب يُبدَّل كله. فالمصمّم الذي يريد شرائح 30 مم بفواصل 10 مم، أو جدارًا يتخلخل من طرف إلى طرف، لم يعد يدفع ثمن عُدّة كاملة أولًا. ويبدأ التباعد الجديد كما كان: برسم، ثم بلوح حقيقي واحد، ثم بتوقيعك قبل أن يدخل جدول الإنتاج.</p>
<figure><img src="media:slat-ash-2" alt=""><figcaption>المشط يحفظ الفاصل، والحواف تُلطَّف قبل أن تلتقي الشرائح باللبّاد.</figcaption></figure>
<h2>ما بقي على حاله</h2>
<ul><li>تُبسط القشرة تحت المصابيح ويُوفَّق لونها قبل وضع الغراء، ويُصنع جدار المشروع دفعة واحدة.</li><li>يُوقَّع اللوح الأول بعد كل تبديل، وتُفحص الفواصل والأقطار والالتصاق على فترات محدّدة.</li><li>النظرة الأخيرة عند النافذة الشمالية نفسها، في ضوء جانبي، بجوار العيّنة المختومة.</li><li>مُدد التسليم في صفحات المنتجات؛ فنحن نريد أن نرى عامًا كاملًا قبل أن نعد بأقل.</li></ul>
<p>ولم يتغيّر كلامنا عن امتصاص الصوت: زيادة الفواصل أو نقصها تحرّك المنحنى، أما مقدار ذلك فلا يقوله إلا مختبر. واللوح ذو التباعد الخاص لا يستعير منحنى اللوح المعتاد.</p>
<p>لمشاهدة المسارين <a href="/site/panelFactory">رتّب زيارة</a> قبلها بأسبوع، أو أرسل رسمًا أوليًا للتباعد من <a href="/aboutUs/lianxi.html">صفحة التواصل</a>.</p>`,
    },
    cover: "factory-1",
    date: "2025-05-20",
    tags: ["absorption"],
  },
  {
    id: "five-new-felt-colours",
    class: "company",
    title: {
      zh: "毡板新增五色，色卡凑满十四",
      en: "Five new felt colours bring the card to fourteen",
      ar: "خمسة ألوان جديدة للّبّاد، فيكتمل الدليل أربعة عشر لونًا",
    },
    summary: {
      zh: "灰玫瑰、锈红、雾蓝、藏蓝和毡灰加入标准色卡。它们怎么选出来、和旧色怎么搭、哪些话我们不说，写在这里。",
      en: "Dusty rose, rust, mist blue, navy and felt grey join the standard card. How they were chosen, what they go with, and what a colour cannot do.",
      ar: "ينضمّ الوردي المغبرّ والصدئ والأزرق الضبابي والكحلي والرمادي اللبّادي إلى الدليل المعتاد. كيف اختيرت، وبِمَ تأتلف، وما لا يستطيع اللون فعله.",
    },
    body: {
      zh: `<p>选颜色的过程不浪漫。我们翻了两年的定制订单，把设计师自己调过的颜色一块块钉在墙上，挪了三个星期，最后留下五块：被反复要过的，又和原有九色放在一起不吵的。</p>
<h2>新来的五位</h2>
<ul><li><strong>灰玫瑰</strong>：带灰的粉，适合教室和诊室。它在阴天里不发冷，这是普通粉色做不到的。</li><li><strong>锈红</strong>：影厅侧墙的老面孔，以前每次都要单独染。</li><li><strong>雾蓝</strong>：放在白蜡木旁边最舒服，大面积使用也不显得冷。</li><li><strong>藏蓝</strong>：比黑色柔和，适合家庭影院和书房。</li><li><strong>毡灰</strong>：偏暖的中灰，专为搭木头而调，填上了浅灰与炭灰之间的空档。</li></ul>
<figure><img src="media:pet-groove-2" alt=""><figcaption>颜色染透整块板，铣出 V 槽后，槽底与表面同色。</figcaption></figure>
<h2>染透，而不是印上去</h2>
<p>新色与旧色一样，纤维先染色，再针刺、热压成板。所以切边、刻槽、倒角之后看到的还是同一种颜色。十四色目前用于 <a href="/productdetail/pet-flat-9.html">9 mm</a> 与 <a href="/productdetail/pet-flat-12.html">12 mm</a> 平板；<a href="/productdetail/pet-hexagon.html">六边形毡砖</a>、<a href="/productdetail/pet-baffle.html">垂片</a>等成型件各有自己的色单，以产品页为准。起订量和交期没有变化。</p>
<h2>三组不容易出错的搭配</h2>
<ol><li>毡灰、象牙白，加天然橡木：大多数办公室都能用。</li><li>雾蓝、浅灰，加白蜡木：采光好的教室。</li><li>锈红、炭灰，加胡桃木：影厅与听音室。</li></ol>
<h2>颜色做不到的事</h2>
<p>换颜色不会改变吸声。决定吸声的是厚度、容重和背后的空气；同一种板，灰玫瑰和黑色在计算里是同一行。深色墙面会让人觉得房间更安静，那是眼睛的功劳，不该写进声学报告。</p>
<p>屏幕上的色块只能当索引。批次之间会有细微色差，同一面墙请用同一批号。五种新色的小样已经放进<a href="/aboutUs/lianxi.html">可索取的样品</a>里，留言时写上颜色名就行。</p>`,
      en: `<p>Choosing colours is less romantic than it sounds. We went through two years of special orders, pinned every shade that designers had mixed for themselves to a wall, and moved the pieces about for three weeks. Five were left: asked for again and again, and on good terms with the nine we already had.</p>
<h2>The newcomers</h2>
<ul><li><strong>Dusty rose</strong>, a pink with grey in it, for classrooms and consulting rooms. It does not turn cold under a cloudy sky, as most pinks do.</li><li><strong>Rust</strong>, an old acquaintance from cinema side walls, until now dyed to order each time.</li><li><strong>Mist blue</strong>, happiest beside ash, and still friendly when there is a lot of it.</li><li><strong>Navy</strong>, softer than black, for home cinemas and studies.</li><li><strong>Felt grey</strong>, a warm middle grey mixed to stand next to wood. It closes the gap between light grey and charcoal.</li></ul>
<figure><img src="media:pet-groove-2" alt=""><figcaption>The board is dyed through, so the bottom of a V-groove has the colour of the face.</figcaption></figure>
<h2>Dyed through, not printed on</h2>
<p>Like the others, the new colours are in the fibre before it is needled and heat-set. Cut it, groove it or bevel it, and the colour stays. All fourteen come in flat boards of <a href="/productdetail/pet-flat-9.html">9 mm</a> and <a href="/productdetail/pet-flat-12.html">12 mm</a>. Shaped pieces such as <a href="/productdetail/pet-hexagon.html">hexagons</a> and <a href="/productdetail/pet-baffle.html">baffles</a> keep cards of their own, shown on their pages. Minimum quantities and lead times are as before.</p>
<h2>Three sets that seldom go wrong</h2>
<ol><li>Felt grey and ivory with natural oak, for most offices.</li><li>Mist blue and light grey with ash, for classrooms with good daylight.</li><li>Rust and charcoal with walnut, for cinemas and listening rooms.</li></ol>
<h2>What a colour cannot do</h2>
<p>It does not change absorption. Thickness, density and the air behind decide that; in a calculation dusty rose and black share one line. A dark wall makes a room feel quieter, but this is the work of the eye and has no place in an acoustic report.</p>
<p>Colours on a screen are an index and no more. Batches differ slightly, so keep one wall to one batch number. Swatches of the five are among the <a href="/aboutUs/lianxi.html">samples you can ask for</a>; naming the colour is enough.</p>`,
      ar: `<p>اختيار الألوان أقل شاعرية مما يُظن. راجعنا طلبات خاصة لعامين، وعلّقنا على جدار كل درجة مزجها مصمّم لنفسه، وظللنا ننقل القطع ثلاثة أسابيع حتى بقيت خمس: طُلبت مرة بعد مرة، وائتلفت مع التسعة التي لدينا.</p>
<h2>القادمون الجدد</h2>
<ul><li><strong>الوردي المغبرّ</strong>: وردي فيه رماد، للفصول وغرف الاستشارة. لا يبرد تحت سماء غائمة كما يبرد أكثر الوردي.</li><li><strong>الصدئ</strong>: نعرفه قديمًا من جدران السينما الجانبية، وكان يُصبغ كل مرة حسب الطلب.</li><li><strong>الأزرق الضبابي</strong>: أجمل ما يكون بجوار خشب الدردار، ولا يثقل وإن كثر.</li><li><strong>الكحلي</strong>: ألين من الأسود، للسينما المنزلية وغرف المكتب.</li><li><strong>الرمادي اللبّادي</strong>: رمادي متوسط دافئ رُكّب ليجاور الخشب، ويسدّ ما بين الرمادي الفاتح والفحمي.</li></ul>
<figure><img src="media:pet-groove-2" alt=""><figcaption>اللوح مصبوغ في كامل سماكته، فقاع الحزّ بلون الوجه.</figcaption></figure>
<h2>صبغ في العمق لا طباعة على السطح</h2>
<p>الألوان الجديدة كسابقاتها في الألياف نفسها قبل أن تُلبَّد بالإبر وتُثبَّت بالحرارة. فاللون باقٍ بعد القصّ والتحزيز والشطف. وتتوافر الأربعة عشر كلها في الألواح المستوية <a href="/productdetail/pet-flat-9.html">9 مم</a> و<a href="/productdetail/pet-flat-12.html">12 مم</a>، أما القطع المشكّلة مثل <a href="/productdetail/pet-hexagon.html">السداسيات</a> و<a href="/productdetail/pet-baffle.html">الألواح المعلّقة</a> فلكل منها دليلها المعروض في صفحتها. ولم تتغيّر الكميات الدنيا ولا مُدد التسليم.</p>
<h2>ثلاث مجموعات قلّما تخطئ</h2>
<ol><li>الرمادي اللبّادي والعاجي مع البلوط الطبيعي، لأكثر المكاتب.</li><li>الأزرق الضبابي والرمادي الفاتح مع الدردار، لفصول حسنة الإضاءة الطبيعية.</li><li>الصدئ والفحمي مع الجوز، للسينما وغرف الاستماع.</li></ol>
<h2>ما لا يستطيعه اللون</h2>
<p>اللون لا يغيّر امتصاص الصوت، فالذي يقرّره هو السماكة والكثافة والهواء من الخلف، والوردي المغبرّ والأسود في الحساب سطر واحد. قد يبدو الجدار الداكن أهدأ، لكن ذلك من عمل العين، ولا مكان له في تقرير صوتي.</p>
<p>وألوان الشاشة فهرس لا أكثر. وبين الدفعات فروق طفيفة، فاجعل الجدار الواحد من دفعة واحدة. وقطع الألوان الخمسة متاحة ضمن <a href="/aboutUs/lianxi.html">العيّنات التي يمكن طلبها</a>، ويكفي أن تكتب اسم اللون.</p>`,
    },
    cover: "pet-flat-1",
    date: "2025-07-08",
    tags: ["absorption", "school", "office"],
  },
  {
    id: "sample-kit-in-one-box",
    class: "company",
    title: {
      zh: "样品盒：把一面墙的选择装进一只盒子",
      en: "The sample kit: the choices for a wall in one box",
      ar: "علبة العيّنات: خيارات الجدار في علبة واحدة",
    },
    summary: {
      zh: "七款木格栅、十四色毡、穿孔与槽木小块，再加一小段真实的安装剖面。样品盒怎么编排、怎么索取、怎么归还。",
      en: "Seven slat panels, fourteen felts, perforated and grooved pieces, and a short length of real build-up. How the kit is arranged, how to get one, and how to send it back.",
      ar: "سبعة من ألواح الشرائح، وأربعة عشر لونًا من اللبّاد، وقطع مثقّبة ومحزّزة، ومقطع صغير لتركيبة حقيقية. كيف رُتّبت العلبة، وكيف تُطلب، وكيف تُعاد.",
    },
    body: {
      zh: `<p>寄样品这件事，我们做了很多年，一直做得不太聪明：客户要什么寄什么，一个信封一块木头，桌上堆了五个信封，还是看不出它们放在一起是什么样。样品盒就是为了改掉这个毛病。</p>
<h2>盒子里有什么</h2>
<table><thead><tr><th>格</th><th>内容</th></tr></thead><tbody><tr><td>木</td><td>七款格栅板小块：橡木、胡桃木、烟熏橡木、黑色、白蜡木、柚木、细条橡木</td></tr><tr><td>毡</td><td>十四色毡片，另附 9、12、24 mm 三种厚度各一块</td></tr><tr><td>孔与槽</td><td>穿孔、微孔、槽木各一块，可以对着光看通透</td></tr><tr><td>构造</td><td>一小段真实剖面：木条、毡、龙骨、岩棉</td></tr><tr><td>纸</td><td>色卡、安装方式说明，三种语言</td></tr></tbody></table>
<p>盒子比一本打开的画册略大，能夹在腋下带去工地。每一块背面都写着产品编号和批号，拍张照片发来，我们就知道您说的是哪一块。</p>
<h2>为什么放一段剖面</h2>
<p>因为电话里最难讲清的就是它。业主看着木条问“这个吸音吗”，答案其实在木条后面。把剖面翻过来，看到毡，再看到那一层空气和岩棉，讨论才会从“好不好看”走到“留多深”。剖面不带数字：数字属于完整的构造和报告，不属于巴掌大的一块样品。</p>
<h2>怎么用</h2>
<ol><li>把木块立起来看，不要平放：墙是立着的，光从侧面来。</li><li>白天看一次，晚上开着项目要用的灯再看一次。</li><li>选定后在盒里留一块、寄回我们一块，作为双方的封样。</li></ol>
<h2>怎么索取</h2>
<p>设计事务所、经销商和在做项目的业主，都可以通过<a href="/aboutUs/lianxi.html">联系页面</a>索取，写清收件地址、项目类型，以及最想看的材料。有快递账号可以一并附上；没有的话，我们先报运费，您确认再寄。一盒可以用好几个项目，不再需要时请寄回，我们补齐缺块，再借给下一位。</p>
<p>只想要一两块？照旧，单独寄。</p>`,
      en: `<p>We have posted samples for years, and not very cleverly: a customer asked for a piece, a piece went out in an envelope, and at the end five envelopes lay on a table and nobody could see how their contents looked together. The sample kit puts that right.</p>
<h2>What is in the box</h2>
<table><thead><tr><th>Tray</th><th>Contents</th></tr></thead><tbody><tr><td>Wood</td><td>Pieces of the seven slat panels: oak, walnut, smoked oak, black, ash, teak and narrow oak</td></tr><tr><td>Felt</td><td>Fourteen colours, and one piece each of 9, 12 and 24 mm</td></tr><tr><td>Holes and grooves</td><td>One perforated, one micro-perforated and one grooved piece, to hold against the light</td></tr><tr><td>Build-up</td><td>A short length of the real thing: slat, felt, batten, rock wool</td></tr><tr><td>Paper</td><td>Colour card and a note on mountings, in three languages</td></tr></tbody></table>
<p>The box is a little larger than an open catalogue and goes under one arm. Each piece carries its product code and batch on the back. Send us a photograph of it and we know which one you mean.</p>
<h2>Why a piece of build-up</h2>
<p>It is the thing that is hardest to explain over the telephone. A client looks at the slats and asks whether they absorb; the answer lies behind them. Turn the piece over, see the felt, then the air and the wool, and the talk moves on from how it looks to how deep it should be. No number is printed on it. Numbers belong to a complete construction and its report, not to a sample the size of a hand.</p>
<h2>How to use it</h2>
<ol><li>Stand the wood up. A wall is upright, and light reaches it from the side.</li><li>Look once by day and once in the evening, under the lamps of the project.</li><li>When you have chosen, keep one piece and send us its twin. They become the sealed samples for both sides.</li></ol>
<h2>How to get one</h2>
<p>Design practices, distributors and owners with a project under way can ask for a kit through the <a href="/aboutUs/lianxi.html">contact page</a>. Give a delivery address, the kind of project and what you most want to see. Add your courier account if you have one; if not, we quote the carriage first and send when you agree. One kit serves several projects. When you no longer need it, send it back; we fill the gaps and lend it on.</p>
<p>Only want one or two pieces? They still travel alone.</p>`,
      ar: `<p>نرسل العيّنات منذ سنين، ولم نكن بارعين في ذلك: يطلب العميل قطعة فتخرج في ظرف، وفي النهاية خمسة ظروف على الطاولة ولا أحد يرى كيف تبدو محتوياتها معًا. وعلبة العيّنات تصلح هذا.</p>
<h2>ما في العلبة</h2>
<table><thead><tr><th>الدرج</th><th>المحتوى</th></tr></thead><tbody><tr><td>الخشب</td><td>قطع من ألواح الشرائح السبعة: البلوط والجوز والبلوط المدخّن والأسود والدردار والساج والبلوط الضيّق</td></tr><tr><td>اللبّاد</td><td>أربعة عشر لونًا، وقطعة من كل سماكة: 9 و12 و24 مم</td></tr><tr><td>الثقوب والحزوز</td><td>قطعة مثقّبة وأخرى دقيقة الثقوب وثالثة محزّزة، تُرفع أمام الضوء</td></tr><tr><td>التركيبة</td><td>مقطع قصير حقيقي: شريحة ولبّاد وعارضة وصوف صخري</td></tr><tr><td>الورق</td><td>دليل ألوان وشرح لطرق التركيب بثلاث لغات</td></tr></tbody></table>
<p>العلبة أكبر قليلًا من كتيّب مفتوح وتُحمل تحت الذراع. وعلى ظهر كل قطعة رمز المنتج ورقم الدفعة، فأرسل صورتها نعرف أيّها تقصد.</p>
<h2>لماذا مقطع من التركيبة</h2>
<p>لأنه أصعب ما يُشرح بالهاتف. ينظر صاحب المشروع إلى الشرائح ويسأل: هل تمتصّ الصوت؟ والجواب خلفها. اقلب القطعة ترَ اللبّاد ثم الهواء والصوف، فينتقل الحديث من الشكل إلى العمق المطلوب. ولم نطبع عليها رقمًا، فالأرقام للتركيبة الكاملة وتقريرها، لا لعيّنة بحجم الكفّ.</p>
<h2>كيف تُستعمل</h2>
<ol><li>اجعل قطع الخشب قائمة، فالجدار قائم والضوء يأتيه من الجانب.</li><li>انظر مرة في النهار ومرة في المساء تحت إنارة المشروع نفسها.</li><li>وبعد الاختيار احتفظ بقطعة وأرسل إلينا توأمها، فتكونان العيّنتين المختومتين للطرفين.</li></ol>
<h2>كيف تُطلب</h2>
<p>لمكاتب التصميم والموزّعين وأصحاب المشاريع الجارية أن يطلبوا علبة من <a href="/aboutUs/lianxi.html">صفحة التواصل</a>، مع عنوان التسليم ونوع المشروع وأهم ما يودّون رؤيته. وأضف رقم حسابك لدى شركة الشحن السريع إن وُجد، وإلا عرضنا أجرة النقل أولًا ثم أرسلنا بعد موافقتك. والعلبة الواحدة تخدم عدة مشاريع، فإذا استغنيت عنها فأعدها لنكمل نقصها ونعيرها غيرك.</p>
<p>تريد قطعة أو قطعتين فقط؟ ما زالت تسافر وحدها.</p>`,
    },
    cover: "office-desk-samples-1",
    date: "2025-09-16",
    tags: ["installation", "absorption"],
  },
  {
    id: "booth-xl-seats-six",
    class: "company",
    title: {
      zh: "静音舱 XL 坐得下六个人了",
      en: "Booth XL now seats six",
      ar: "كابينة المكالمات XL تتّسع الآن لستة",
    },
    summary: {
      zh: "加订第二张桌板，XL 从四人桌变成六人会议室。尺寸、空气、进场条件和还没有的数据，一次说清。",
      en: "With a second table booth XL grows from a room for four into one for six. Its size, its air, how it gets into a building, and the figure we do not have yet.",
      ar: "بطاولة ثانية تصير XL غرفة لستة بعد أن كانت لأربعة. مقاسها وهواؤها وطريق دخولها إلى المبنى، والرقم الذي لا نملكه بعد.",
    },
    body: {
      zh: `<p>XL 一直是四种静音舱里最大的一种，却常被当成四人间用：一张 400 mm 深的桌板，四个人正好，第五个人只好坐在墙边。租下整层又不便砌墙的公司问得最多的一句话是：“能不能坐六个？”</p>
<p>现在可以了。做法很简单：加订一张同规格的桌板，1340 mm 宽、400 mm 深、30 mm 厚，自带桌脚。两张并拢是 1340 × 800 mm，六把椅子围得下；分开靠墙，就是一间四人的工作室。</p>
<figure><img src="media:booth-xl-inside-1" alt=""><figcaption>两张桌板并在一起，六把椅子。标准配置为一张桌板、四把椅子。</figcaption></figure>
<h2>一间能带走的会议室</h2>
<ul><li>外形 3000 × 2360 × 2300 mm，内部 2900 × 2160 × 2200 mm（宽 × 高 × 深）。</li><li>墙体为 38 mm 双层铝蜂窝板，内衬聚酯毡，前立面为玻璃。</li><li>4000K LED 灯，照度 150 lx；100–240V/50–60Hz 电源与 12V USB。</li><li>三个开关：一个管灯，两个管排风扇。</li><li>玻璃门净宽 900 mm，门槛低。</li></ul>
<h2>六个人的空气</h2>
<p>舱内约 13.8 m³，每三分钟换气一次，折合每小时约 276 m³；坐满六人，每人每小时约 46 m³。这是按体积<strong>计算</strong>的数，前提是两台风扇都开着。</p>
<h2>进场之前</h2>
<p>舱重约 820 kg，净高要留 2660 mm，顶板三块，安装时要用升降台和四个人。请先把平面图发来，我们核对进场路线；喷淋、烟感和报警可闻度，要与当地消防专业商定。这些事在下单前做，比在货到之后做便宜得多。</p>
<h2>还没有的数字</h2>
<p>XL 没有测得的语声级降低量 DS,A，所以我们不写等级，也不说“隔音”。谈话内容敏感的项目，请先读 <a href="/article/booth-classes-iso-23351.html">ISO 23351-1 分级说明</a>，再和我们讨论背景噪声与位置。</p>
<p>规格全文在<a href="/productdetail/booth-xl.html">静音舱 XL 产品页</a>，四种尺寸的比较见<a href="/silencebooth.html">静音舱总览</a>。</p>`,
      en: `<p>Booth XL has always been the largest of the four, yet most people used it as a room for four: the table is 400 mm deep, four sit at it well, and a fifth ends up by the wall. Companies on a leased floor, where nobody likes to build partitions, kept asking one thing. Could it take six?</p>
<p>It can now. The change is a plain one: a second table of the same size, 1340 mm wide, 400 mm deep and 30 mm thick, on legs of its own. Put together the two make 1340 × 800 mm, with room for six chairs; set apart along the walls they make a workroom for four.</p>
<figure><img src="media:booth-xl-inside-1" alt=""><figcaption>Two tables side by side and six chairs. As standard it has one table and four chairs.</figcaption></figure>
<h2>A meeting room that moves out with you</h2>
<ul><li>Outside 3000 × 2360 × 2300 mm, inside 2900 × 2160 × 2200 mm (width × height × depth).</li><li>Walls of 38 mm double-layer aluminium honeycomb panels lined with polyester felt, and a glazed front.</li><li>4000K LED light at 150 lx; power at 100–240V/50–60Hz, plus 12V USB.</li><li>Three switches, one for the lamp and two for the exhaust fans.</li><li>A glass door with 900 mm clear width and a low threshold.</li></ul>
<h2>Air for six</h2>
<p>The cabin holds about 13.8 m³ and changes its air every three minutes, which makes about 276 m³ an hour, or 46 m³ for each of six people. These figures are <strong>calculated</strong> from the volume and assume that both fans are running.</p>
<h2>Before it comes in</h2>
<p>The booth weighs about 820 kg and needs 2660 mm of room height. Its roof comes in three panels and goes up with a lifting platform and four people. Send us the floor plan first and we check the way in. Sprinklers, smoke detection and audible alarms have to be agreed with the local fire engineer. All of this is cheaper before the order than after the delivery.</p>
<h2>The figure we do not have</h2>
<p>No speech level reduction DS,A has been measured for booth XL. So we print no class, and we do not call it soundproof. Where talk is sensitive, read <a href="/article/booth-classes-iso-23351.html">what the classes of ISO 23351-1 say</a> and then talk to us about background noise and the place.</p>
<p>The full specification is on the <a href="/productdetail/booth-xl.html">page of booth XL</a>; all four sizes are compared in the <a href="/silencebooth.html">booth overview</a>.</p>`,
      ar: `<p>كانت XL دائمًا أكبر الكبائن الأربع، لكن أكثر الناس استعملوها غرفةً لأربعة: عمق الطاولة 400 مم، يجلس إليها أربعة براحة، أما الخامس فيجلس عند الجدار. وظلّت الشركات المستأجرة، حيث لا يُستحسن بناء القواطع، تسأل سؤالًا واحدًا: هل تتّسع لستة؟</p>
<p>الآن نعم. والتغيير بسيط: طاولة ثانية بالمقاس نفسه، عرضها 1340 مم وعمقها 400 مم وسماكتها 30 مم، على أرجلها. إذا ضُمّتا صارتا ${ltr("1340 × 800")} مم تحيط بها ستة كراسيّ، وإذا فُصلتا بمحاذاة الجدران صارت غرفة عمل لأربعة.</p>
<figure><img src="media:booth-xl-inside-1" alt=""><figcaption>طاولتان متجاورتان وستة كراسيّ. والتجهيز القياسي طاولة واحدة وأربعة كراسيّ.</figcaption></figure>
<h2>غرفة اجتماعات ترحل معك</h2>
<ul><li>من الخارج ${ltr("3000 × 2360 × 2300")} مم، ومن الداخل ${ltr("2900 × 2160 × 2200")} مم (العرض × الارتفاع × العمق).</li><li>جدران من ألواح ألمنيوم مزدوجة الطبقة بنواة خلية نحل وسماكة 38 مم، مبطّنة بلبّاد البوليستر، وواجهة زجاجية.</li><li>إضاءة LED بحرارة لون 4000K وشدّة 150 lx، وتغذية ${ltr("100–240V/50–60Hz")} ومنفذ ${ltr("12V USB")}.</li><li>ثلاثة مفاتيح: واحد للمصباح واثنان لمروحتي الشفط.</li><li>باب زجاجي بعرض صافٍ 900 مم وعتبة منخفضة.</li></ul>
<h2>هواء لستة</h2>
<p>في الداخل نحو 13.8 م³ من الهواء تتجدّد كل ثلاث دقائق، أي قرابة 276 م³ في الساعة، أو 46 م³ لكل واحد من ستة. وهذه أرقام <strong>محسوبة</strong> من الحجم، وبتشغيل المروحتين معًا.</p>
<h2>قبل دخولها</h2>
<p>تزن الكابينة نحو 820 كغ وتحتاج إلى ارتفاع 2660 مم. وسقفها ثلاثة ألواح تُرفع بمنصّة رفع وأربعة أشخاص. أرسل المخطط أولًا لنراجع طريق الإدخال. أما رشّاشات الحريق وكشف الدخان وسماع الإنذار فتُبحث مع مهندس الحريق المحلي. وكل ذلك قبل الطلب أرخص منه بعد الوصول.</p>
<h2>الرقم الذي لا نملكه</h2>
<p>لم يُقَس للكابينة XL خفض مستوى الكلام DS,A، لذلك لا نكتب لها فئة ولا نصفها بأنها عازلة للصوت تمامًا. وحيث يكون الحديث حسّاسًا فاقرأ <a href="/article/booth-classes-iso-23351.html">ما تقوله فئات ISO 23351-1</a> ثم ناقش معنا ضجيج الخلفية والموضع.</p>
<p>المواصفات الكاملة في <a href="/productdetail/booth-xl.html">صفحة الكابينة XL</a>، ومقارنة المقاسات الأربعة في <a href="/silencebooth.html">صفحة كبائن المكالمات</a>.</p>`,
    },
    cover: "finish-booth-xl-cream",
    date: "2025-12-02",
    tags: ["booth", "meeting", "office"],
  },
  {
    id: "packed-for-the-sea",
    class: "company",
    title: {
      zh: "一箱板出海之前，我们做的七件事",
      en: "Seven things we do before a panel goes to sea",
      ar: "سبعة أمور نفعلها قبل أن يركب اللوح البحر",
    },
    summary: {
      zh: "潮气、颠簸和混乱，是海运途中板材的三个对手。从成对包装到装柜照片，讲讲我们的装箱方法，以及货到之后您该先看什么。",
      en: "Damp, jolts and muddle are the three enemies of a panel at sea. How we pack against them, from pairs of panels to photographs of the load, and what to look at first when the goods arrive.",
      ar: "للّوح في البحر ثلاثة خصوم: الرطوبة والاهتزاز والفوضى. كيف نغلّف في وجهها، من الألواح المزدوجة إلى صور التحميل، وما الذي يُنظر إليه أولًا عند الوصول.",
    },
    body: {
      zh: `<p>我们每月大约发两个柜。数量不大，所以每一柜都有人记得；哪一柜出过问题，也有人记得。下面七条，大半是从那些问题里学来的。</p>
<ol><li><strong>面对面，成对装。</strong>两块板饰面相对，中间垫软纸。磕碰先碰到背面的毡，而不是木皮。</li><li><strong>护角先行。</strong>箱角是最先落地的地方，每只箱四角加硬护角，打包带压在护角上，不勒进纸箱。</li><li><strong>封潮。</strong>内衬防潮膜，封口之后不再打开；柜内另挂干燥剂。</li><li><strong>平放码托。</strong>板永远躺着走，不立放，箱子不悬出托盘。以 600 × 2400 mm 的<a href="/productdetail/slat-oak.html">天然橡木格栅板</a>为例：一箱 2 块，26 kg；一托 20 箱，57.6 m²，宽 620 mm，40 尺柜里可三托并排。</li><li><strong>写清楚去哪面墙。</strong>箱面标签有型号、饰面、批号，还有房间和墙面编号。工人拿着平面图就能分货，不必开箱找。</li><li><strong>托盘合规。</strong>木托盘经过处理并带标识；需要不含木的包装，请在下单时说明。</li><li><strong>边装边拍。</strong>每一层拍照，连同柜号、铅封号发给您，并在我们这里存档。</li></ol>
<figure><img src="media:factory-1" alt=""><figcaption>面板离开产线后沿黄线码放，成对之后才进箱。</figcaption></figure>
<h2>静音舱另有一套</h2>
<p>每间舱出厂前先整体拼装一次，试灯、试风扇、关门听一听，再拆开平装。玻璃立放在专用木架里，其余部件按安装顺序编号：最先要用的，最后装进去。</p>
<h2>货到之后，先看四样</h2>
<ul><li>铅封号和照片是否一致；</li><li>箱体有没有水痕、压痕，有就先拍照再卸货；</li><li>箱数与装箱单是否相符；</li><li>开一箱，对着封样看颜色和批号。</li></ul>
<p>确认无误，把箱子平放在干燥的室内。木质板拆箱后静置 48 小时再安装。发现问题请当天联系我们，照片比描述管用。</p>
<p>一个柜到底能装多少，取决于地面还是重量？计算步骤写在<a href="/article/container-loading.html">《装柜怎么计划》</a>里。把面积和目的港<a href="/aboutUs/lianxi.html">发来</a>，我们会回您一份带箱数和重量的计划。</p>`,
      en: `<p>We ship about two containers a month. That is few enough for somebody to remember each of them, and somebody certainly remembers those that had trouble. Most of the seven habits below were learned from trouble.</p>
<ol><li><strong>Face to face, in pairs.</strong> Two panels lie with their good sides together and soft paper between. A knock meets felt before it meets veneer.</li><li><strong>Corners first.</strong> A carton lands on its corners, so all four get hard guards. Straps run over the guards and do not cut into the board.</li><li><strong>Closed against damp.</strong> A moisture barrier lines the carton and is not opened again once sealed. Desiccant hangs in the container as well.</li><li><strong>Flat on the pallet.</strong> Panels travel lying down, never on edge, and no carton overhangs. For the <a href="/productdetail/slat-oak.html">natural oak slat panel</a>, 600 × 2400 mm: 2 panels and 26 kg to a carton, 20 cartons and 57.6 m² to a pallet 620 mm wide, of which three stand abreast in a container.</li><li><strong>The wall on the label.</strong> Each carton names type, finish and batch, and also room and wall. People on site can sort the goods with a plan in hand and need not open anything.</li><li><strong>Pallets that may enter.</strong> Wooden ones are treated and marked. If you need packing without wood, say so with the order.</li><li><strong>A photograph of every layer.</strong> The pictures go to you with container and seal number, and stay in our file.</li></ol>
<figure><img src="media:factory-1" alt=""><figcaption>Off the line, panels are stacked along the yellow mark and paired before they are boxed.</figcaption></figure>
<h2>Booths have their own way</h2>
<p>Each booth is put together once before it leaves. Lamp and fans are tried, the door is shut and somebody listens. Then it is taken apart and packed flat. Glass stands in a wooden rack of its own; the other parts are numbered in the order of assembly, and what is needed first goes in last.</p>
<h2>When it arrives, four looks</h2>
<ul><li>Does the seal match its photograph?</li><li>Are there water marks or crushed places? Take pictures before unloading.</li><li>Does the number of cartons agree with the packing list?</li><li>Open one and hold colour and batch against the sealed sample.</li></ul>
<p>Then store the cartons flat in a dry room, and let wood panels lie unpacked for 48 hours before they are fixed. If something is wrong, tell us the same day; a photograph says more than a description.</p>
<p>How much goes into a container, and whether the floor or the weight decides, is worked through in <a href="/article/container-loading.html">Planning a container load</a>. <a href="/aboutUs/lianxi.html">Send us</a> the area and the port, and you get a plan with cartons and weights.</p>`,
      ar: `<p>نشحن نحو حاويتين في الشهر. عدد قليل، فهناك دائمًا من يتذكر كل واحدة منها، ومن يتذكر خصوصًا ما تعثّر منها. وأكثر العادات السبع التالية تعلّمناها من العثرات.</p>
<ol><li><strong>وجهًا لوجه، اثنين اثنين.</strong> يتقابل وجها اللوحين وبينهما ورق ليّن، فتصيب الصدمة اللبّاد قبل القشرة.</li><li><strong>الزوايا أولًا.</strong> يسقط الكرتون على زواياه، فلكل زاوية واقٍ صلب، وتمرّ الأحزمة فوق الواقي فلا تغوص في الكرتون.</li><li><strong>إغلاق في وجه الرطوبة.</strong> يُبطَّن الكرتون بغشاء عازل للرطوبة لا يُفتح بعد ختمه، وتُعلَّق مادة مجفّفة في الحاوية أيضًا.</li><li><strong>أفقيًّا على المنصّة.</strong> تسافر الألواح ممدّدة لا على حافتها، ولا يبرز كرتون عن المنصّة. ومثاله <a href="/productdetail/slat-oak.html">لوح شرائح البلوط الطبيعي</a> ${ltr("600 × 2400")} مم: لوحان و26 كغ في الكرتون، و20 كرتونًا و57.6 م² في منصّة عرضها 620 مم، تقف ثلاث منها جنبًا إلى جنب في الحاوية.</li><li><strong>رقم الجدار على الملصق.</strong> يحمل كل كرتون الطراز والتشطيب والدفعة، ورقم الغرفة والجدار كذلك، فيوزّعه العمال والمخطط في أيديهم دون فتح شيء.</li><li><strong>منصّات يُسمح بدخولها.</strong> الخشبي منها معالَج وموسوم. وإن أردت تغليفًا بلا خشب فاذكر ذلك مع الطلب.</li><li><strong>صورة لكل طبقة.</strong> تصلك الصور مع رقم الحاوية ورقم الختم، وتبقى نسخة في ملفّنا.</li></ol>
<figure><img src="media:factory-1" alt=""><figcaption>بعد الخط تُرصّ الألواح على طول الخط الأصفر، ثم تُزاوج قبل أن تدخل الكرتون.</figcaption></figure>
<h2>وللكبائن طريقتها</h2>
<p>تُجمع كل كابينة مرة كاملة قبل خروجها، ويُجرَّب مصباحها ومروحتاها، ويُغلق بابها ويُصغى إليها، ثم تُفكّ وتُغلَّف مسطّحة. يقف الزجاج في حامل خشبي خاص، وتُرقَّم سائر الأجزاء بترتيب التركيب: ما يلزم أولًا يُحمَّل أخيرًا.</p>
<h2>عند الوصول، أربع نظرات</h2>
<ul><li>هل يطابق الختم صورته؟</li><li>هل من آثار ماء أو انبعاج؟ صوّر قبل التفريغ.</li><li>هل يوافق عدد الكراتين قائمة التعبئة؟</li><li>افتح كرتونًا وقارن اللون والدفعة بالعيّنة المختومة.</li></ul>
<p>ثم خزّن الكراتين أفقيًّا في مكان جاف، واترك الألواح الخشبية خارج كرتونها 48 ساعة قبل التثبيت. وإن وُجد خلل فأخبرنا في اليوم نفسه، فالصورة أبلغ من الوصف.</p>
<p>أما كم تتّسع الحاوية، وهل تحدّها الأرضية أم الوزن، فمحسوب في مقال <a href="/article/container-loading.html">تخطيط تحميل الحاوية</a>. <a href="/aboutUs/lianxi.html">أرسل إلينا</a> المساحة والميناء تصلك خطة بالكراتين والأوزان.</p>`,
    },
    cover: "factory-2",
    date: "2026-03-24",
    tags: ["shipping", "care"],
  },
  {
    id: "acoustics-workshop-for-architects",
    class: "company",
    title: {
      zh: "给建筑师的声学工作坊：一天，一间房，一支铅笔",
      en: "A workshop for architects: one day, one room, one pencil",
      ar: "ورشة صوتيات للمعماريين: يوم وغرفة وقلم رصاص",
    },
    summary: {
      zh: "上午拍手、听、猜，下午手算一间会议室。工作坊不推销产品，只教三件事：听懂混响、读懂曲线、问对安装方式。",
      en: "A morning of clapping, listening and guessing, an afternoon of working out a meeting room by hand. The workshop sells nothing and teaches three things: hearing reverberation, reading a curve, asking about the mounting.",
      ar: "صباح من التصفيق والإصغاء والتخمين، وبعد الظهر حساب قاعة اجتماعات باليد. الورشة لا تبيع شيئًا وتعلّم ثلاثة أمور: سماع الارتداد، وقراءة المنحنى، والسؤال عن طريقة التركيب.",
    },
    body: {
      zh: `<p>请十二位建筑师走进一间空房间，拍一下手，然后写下自己估计的混响时间。答案从半秒到四秒都有。没有人丢脸：耳朵本来就没受过这种训练。我们的工作坊就从这一下拍手开始。</p>
<h2>上午：先听</h2>
<p>地点在杭州展厅的两间小室。先在硬房间里对话、朗读、播放一段钢琴，再到铺了格栅和毡的那间重复一遍。参加者自己写下差别，不许用“好”和“坏”，只许写“辅音清楚了”“椅子声小了”“低音没怎么变”。最后这一句，每一期都有人写到，它正好引出下一节：为什么木条之间的毡管得住说话声，却管不住低音。</p>
<h2>下午：再算</h2>
<p>一张平面，一支铅笔，一份公开的吸声系数表。每组分到一间 9 × 7 × 3 m 的会议室，用赛宾公式算空房间，再算加了 20 m² 和 40 m² 格栅之后。500 Hz 的结果（<strong>计算值</strong>）从 2.8 s 降到 1.2 s，再到 0.8 s；125 Hz 只从 1.9 s 降到 1.5 s。自己算出来的数，比幻灯片上的记得牢。</p>
<figure><img src="media:pair-meeting-bare" alt=""><figcaption>练习题里的房间都很普通：一张桌子、一面玻璃、一面可以动的墙。</figcaption></figure>
<h2>最后半小时：问对问题</h2>
<ul><li>这个 NRC 是怎么装的？总深度多少？</li><li>有没有分频带的数值？</li><li>报告是哪家实验室、哪一天、哪一种构造？</li><li>“隔音”和“吸音”，业主说的到底是哪一个？</li></ul>
<p>四个问题印在一张书签上带走，也适用于向我们的同行提问。</p>
<h2>怎样参加</h2>
<p>工作坊每季度一期，每期不超过十二人，不收费，也不在现场报价。以中文讲授；满六人可以开英语或阿拉伯语专场，也可以搬到您的事务所去，只需要一间会响的房间。想先预习，请看<a href="/article/reverberation-explained.html">《混响时间》</a>和<a href="/article/reading-an-absorption-curve.html">《怎样读一条吸声曲线》</a>。报名请在<a href="/aboutUs/lianxi.html">联系页面</a>留言，写明人数和方便的月份。</p>`,
      en: `<p>Ask twelve architects into an empty room, clap once, and let each write down the reverberation time. The answers run from half a second to four. Nobody need be ashamed: ears are not trained for this. Our workshop begins with that clap.</p>
<h2>The morning: listening</h2>
<p>It takes place in the two small rooms of our Hangzhou showroom. In the hard one people talk, read aloud and hear a recorded piano; then they do the same in the one with slats and felt. Everyone notes the difference, without the words good and bad. Allowed are sentences such as “consonants are clearer”, “chairs are quieter”, “the bass is much the same”. Somebody writes the last one every time. It leads to the next lesson: why felt between slats takes care of speech and not of bass.</p>
<h2>The afternoon: arithmetic</h2>
<p>One plan, one pencil, one published table of absorption coefficients. Each group gets a meeting room of 9 × 7 × 3 m and works it out with Sabine's formula, first bare, then with 20 m² and with 40 m² of slats on battens. At 500 Hz the <strong>calculated</strong> time falls from 2.8 s to 1.2 s and then to 0.8 s; at 125 Hz only from 1.9 s to 1.5 s. A figure you have worked out yourself stays longer than one on a slide.</p>
<figure><img src="media:pair-meeting-bare" alt=""><figcaption>The rooms in the exercise are ordinary: a table, some glass, one wall that may change.</figcaption></figure>
<h2>The last half hour: questions</h2>
<ul><li>How was the panel mounted for this NRC, and how deep was the whole?</li><li>Are there values per frequency band?</li><li>Which laboratory, which date, which build-up does the report name?</li><li>When the client says insulation, is it absorption that is meant?</li></ul>
<p>The four are printed on a bookmark to take home. They work just as well on other makers.</p>
<h2>How to take part</h2>
<p>There is one workshop each quarter, for twelve people at most. It costs nothing, and no prices are given on the day. The language is Chinese; from six people on we hold it in English or Arabic, or bring it to your practice, where all we need is a room that rings. To prepare, read <a href="/article/reverberation-explained.html">Reverberation time</a> and <a href="/article/reading-an-absorption-curve.html">How to read an absorption curve</a>. To register, write through the <a href="/aboutUs/lianxi.html">contact page</a> with the number of people and a month that suits you.</p>`,
      ar: `<p>ادعُ اثني عشر معماريًا إلى غرفة خالية وصفّق مرة، ثم ليكتب كلٌّ منهم زمن الارتداد الصوتي كما يقدّره. ستأتي الأجوبة من نصف ثانية إلى أربع. ولا حرج على أحد، فالأذن لم تُدرَّب على هذا. بتلك التصفيقة تبدأ ورشتنا.</p>
<h2>الصباح: الإصغاء</h2>
<p>المكان غرفتا المعرض الصغيرتان في هانغتشو. في الغرفة الصلبة يتحادث المشاركون ويقرؤون جهرًا ويسمعون تسجيلًا للبيانو، ثم يعيدون ذلك في الغرفة ذات الشرائح واللبّاد. ويدوّن كلٌّ منهم الفرق دون كلمتي «جيد» و«سيئ»، بل بعبارات مثل «الحروف الساكنة أوضح» و«صوت الكراسي أخفت» و«النغمات المنخفضة كما هي تقريبًا». وفي كل مرة يكتب أحدهم العبارة الأخيرة، فتقود إلى الدرس التالي: لماذا يعالج اللبّاد بين الشرائح الكلامَ ولا يعالج النغمات المنخفضة.</p>
<h2>بعد الظهر: الحساب</h2>
<p>مخطط واحد وقلم رصاص وجدول منشور لمعاملات امتصاص الصوت. تأخذ كل مجموعة قاعة اجتماعات ${ltr("9 × 7 × 3")} م وتحسبها بمعادلة سابين، خاليةً أولًا ثم مع 20 م² ثم 40 م² من الشرائح على عوارض. عند 500 هرتز ينخفض الزمن <strong>المحسوب</strong> من 2.8 ث إلى 1.2 ث ثم إلى 0.8 ث، وعند 125 هرتز من 1.9 ث إلى 1.5 ث فقط. والرقم الذي تحسبه بيدك أبقى من رقم على شاشة العرض.</p>
<figure><img src="media:pair-meeting-bare" alt=""><figcaption>غرف التمرين عادية: طاولة وبعض الزجاج وجدار واحد يقبل التغيير.</figcaption></figure>
<h2>نصف الساعة الأخير: الأسئلة</h2>
<ul><li>كيف رُكّب اللوح حين قيست قيمة NRC هذه، وكم العمق الكلي؟</li><li>هل توجد قيم لكل نطاق ترددي؟</li><li>أي مختبر وأي تاريخ وأي تركيبة يذكر التقرير؟</li><li>حين يقول صاحب المشروع «عزل»، هل يقصد الامتصاص؟</li></ul>
<p>الأسئلة الأربعة مطبوعة على فاصل كتب يأخذه المشارك معه، وهي صالحة لسؤال غيرنا من المصنّعين أيضًا.</p>
<h2>كيف تشارك</h2>
<p>تُعقد الورشة مرة كل ثلاثة أشهر لاثني عشر شخصًا على الأكثر، بلا رسوم وبلا عروض أسعار في ذلك اليوم. لغتها الصينية، وإذا بلغ العدد ستة عقدناها بالعربية أو الإنجليزية، أو جئنا بها إلى مكتبك، ولا نحتاج إلا إلى غرفة لها رنين. وللتحضير اقرأ <a href="/article/reverberation-explained.html">زمن الارتداد الصوتي</a> و<a href="/article/reading-an-absorption-curve.html">كيف تقرأ منحنى امتصاص الصوت</a>. وللتسجيل راسلنا من <a href="/aboutUs/lianxi.html">صفحة التواصل</a> مع العدد والشهر المناسب.</p>`,
    },
    cover: "case-meeting-xiamen-game-studio-2",
    date: "2026-06-09",
    tags: ["reverberation", "absorption", "meeting"],
    sources: [source.slatSheet, source.vorlaender],
  },
  {
    id: "apprentices-begin-with-veneer",
    class: "company",
    title: {
      zh: "新学徒进厂：先认木皮，再碰机器",
      en: "This year's apprentices begin with veneer",
      ar: "متدرّبو هذا العام يبدؤون بالقشرة",
    },
    summary: {
      zh: "九月，新一届木工学徒进了木质板工厂，毡与静音舱工厂也第一次收了学徒。他们头三个月学什么，往后又有哪些路可走。",
      en: "In September a new group of apprentices joined the wood panel factory, and for the first time the felt and booth factory took some too. What they learn in the first three months, and where it can lead.",
      ar: "في سبتمبر التحقت مجموعة جديدة من المتدرّبين بمصنع الألواح الخشبية، واستقبل مصنع اللبّاد والكبائن متدرّبين لأول مرة. ماذا يتعلّمون في الأشهر الثلاثة الأولى، وإلى أين يمضي بهم الطريق.",
    },
    body: {
      zh: `<p>第一天没有人开机器。新来的学徒围着一张长桌，桌上摊着四十张木皮，任务是把同一根木头上切下来的找出来，摆成一排。两个小时以后，有人摆对了三张，有人摆对了十一张。带班师傅不打分，只问一句：“你是看颜色，还是看纹路？”</p>
<p>这是我们每年九月的惯例。今年多了一件新事：位于华南的毡与静音舱工厂也收了学徒，一样从手上的功夫学起。</p>
<h2>头三个月</h2>
<table><thead><tr><th>月份</th><th>木质板工厂</th><th>毡与静音舱工厂</th></tr></thead><tbody><tr><td>第一月</td><td>认木皮、配色、量含水率</td><td>认纤维、量克重、裁直边</td></tr><tr><td>第二月</td><td>手工倒棱、拼板、看胶缝</td><td>刻槽、折角、装吊件</td></tr><tr><td>第三月</td><td>跟着首件检查，学会说“不”</td><td>拼一间舱，再把它拆开装箱</td></tr></tbody></table>
<p>第三个月最要紧。首块板不合格，线就不能开，哪怕后面有人催。让一个十九岁的年轻人在老师傅面前说“这块不行”，比教他用锯难得多。</p>
<figure><img src="media:grooved-walnut-2" alt=""><figcaption>胡桃木槽木板：看颜色，还是看纹路？两样都要看。</figcaption></figure>
<h2>也要懂一点声音</h2>
<p>每个学徒都要在试验间里待上半天，听同一块板贴墙和架空的差别，再用赛宾公式算一间宿舍。不是要他们当声学顾问，而是要他们知道：缝宽差一毫米不只是难看，背后少一层空气也不只是省料。</p>
<h2>往后的路</h2>
<ul><li>满一年，可以选定工种：贴皮、格栅、开孔开槽、涂装，或制毡、成型、装舱。</li><li>愿意画图的，可以转到设计组，协助<a href="/programme.html">声学设计服务</a>的排板。</li><li>愿意出门的，可以跟安装指导去工地。</li></ul>
<p>学徒之外，我们也常年招聘木工、数控操作、质检、外贸跟单与声学设计人员，会英语或阿拉伯语的优先。应聘请在<a href="/aboutUs/lianxi.html">联系页面</a>留言，写上“应聘”和想做的事；有作品，带照片就好，不需要写得漂亮。</p>`,
      en: `<p>On the first day nobody starts a machine. The newcomers stand round a long table with forty leaves of veneer on it and are asked to find those that were cut from one log and lay them in a row. After two hours one has three right, another eleven. The master joiner gives no marks. He asks one question: “Did you look at the colour or at the grain?”</p>
<p>That is how every September begins with us. One thing is new this year. The felt and booth factory in the south has taken apprentices as well, and there too the hands learn first.</p>
<h2>The first three months</h2>
<table><thead><tr><th>Month</th><th>Wood panel factory</th><th>Felt and booth factory</th></tr></thead><tbody><tr><td>First</td><td>Knowing veneer, matching colour, measuring moisture</td><td>Knowing fibre, weighing felt, cutting a straight edge</td></tr><tr><td>Second</td><td>Easing edges by hand, jointing, judging a glue line</td><td>Grooving, folding corners, fitting hangers</td></tr><tr><td>Third</td><td>Following the first-piece check and learning to say no</td><td>Building a booth, then taking it apart and packing it</td></tr></tbody></table>
<p>The third month matters most. If the first panel is not right the line does not start, however much somebody downstream is pressing. To let a nineteen-year-old say “not this one” in front of an old hand is harder to teach than the saw.</p>
<figure><img src="media:grooved-walnut-2" alt=""><figcaption>Grooved walnut. Colour or grain? Both.</figcaption></figure>
<h2>Some acoustics, too</h2>
<p>Everyone spends half a day in the trial room, hearing the same panel flat on a wall and with air behind it, and then works out a dormitory room with Sabine's formula. We do not expect acousticians. We want them to know that a gap one millimetre off is more than ugly, and that leaving out the air behind a panel is more than a saving.</p>
<h2>Where it leads</h2>
<ul><li>After a year, to a trade of one's own: veneering, slatting, drilling and grooving or finishing; felt making, forming or booth assembly.</li><li>For those who like to draw, to the design team, setting out panels for our <a href="/programme.html">acoustic programmes</a>.</li><li>For those who like to travel, to building sites with the people who guide installation.</li></ul>
<p>Besides apprentices we look for joiners, machine operators, inspectors, export clerks and acoustic designers all year round, and are glad of English or Arabic. Write through the <a href="/aboutUs/lianxi.html">contact page</a>, begin with “Application”, and say what you would like to do. If you have made something, a photograph is enough; it need not be well written.</p>`,
      ar: `<p>في اليوم الأول لا يشغّل أحد آلة. يقف القادمون الجدد حول طاولة طويلة عليها أربعون ورقة من القشرة، والمطلوب أن يجدوا ما قُطع من جذع واحد ويصفّوه. بعد ساعتين أصاب أحدهم في ثلاث وآخر في إحدى عشرة. ولا يضع المعلّم درجات، بل يسأل سؤالًا واحدًا: «أنظرتَ إلى اللون أم إلى العروق؟»</p>
<p>هكذا يبدأ سبتمبر عندنا كل عام. والجديد هذه السنة أن مصنع اللبّاد والكبائن في الجنوب استقبل متدرّبين أيضًا، وهناك كذلك تتعلّم اليد أولًا.</p>
<h2>الأشهر الثلاثة الأولى</h2>
<table><thead><tr><th>الشهر</th><th>مصنع الألواح الخشبية</th><th>مصنع اللبّاد والكبائن</th></tr></thead><tbody><tr><td>الأول</td><td>معرفة القشرة وتوفيق الألوان وقياس الرطوبة</td><td>معرفة الألياف ووزن اللبّاد وقصّ حافة مستقيمة</td></tr><tr><td>الثاني</td><td>تلطيف الحواف باليد والوصل والحكم على خط الغراء</td><td>التحزيز وطيّ الزوايا وتركيب العلّاقات</td></tr><tr><td>الثالث</td><td>مرافقة فحص القطعة الأولى وتعلّم قول «لا»</td><td>بناء كابينة ثم فكّها وتغليفها</td></tr></tbody></table>
<p>والشهر الثالث أهمّها. فإذا لم يصحّ اللوح الأول لم يتحرك الخط مهما استعجل من بعده. وأن يقول شاب في التاسعة عشرة أمام معلّم قديم «هذا لا يصلح» أصعب تعليمًا من المنشار.</p>
<figure><img src="media:grooved-walnut-2" alt=""><figcaption>جوز محزّز. اللون أم العروق؟ كلاهما.</figcaption></figure>
<h2>وشيء من علم الصوت</h2>
<p>يقضي كل متدرّب نصف يوم في غرفة التجارب، يسمع اللوح نفسه على الجدار ثم وخلفه هواء، ثم يحسب غرفة سكن بمعادلة سابين. لا نريد منهم أن يصيروا استشاريي صوت، بل أن يعرفوا أن الفاصل إذا زاد مليمترًا فالأمر أكثر من قبح، وأن حذف الهواء خلف اللوح أكثر من توفير.</p>
<h2>إلى أين يمضي الطريق</h2>
<ul><li>بعد سنة إلى حرفة بعينها: القشرة أو الشرائح أو التثقيب والتحزيز أو التشطيب، أو صنع اللبّاد أو تشكيله أو تجميع الكبائن.</li><li>ومن أحبّ الرسم فإلى فريق التصميم، يوزّع الألواح ضمن <a href="/programme.html">برامجنا الصوتية</a>.</li><li>ومن أحبّ السفر فإلى مواقع البناء مع مرشدي التركيب.</li></ul>
<p>وإلى جانب المتدرّبين نبحث طوال العام عن نجّارين ومشغّلي آلات ومفتّشي جودة ومنسّقي تصدير ومصمّمي صوتيات، ونرحّب بمن يتقن العربية أو الإنجليزية. راسلنا من <a href="/aboutUs/lianxi.html">صفحة التواصل</a> وابدأ بكلمة «طلب عمل» واذكر ما تودّ فعله. ومن صنع شيئًا فصورته تكفي، ولا حاجة إلى بلاغة.</p>`,
    },
    cover: "slat-teak-1",
    date: "2026-09-08",
    tags: ["absorption"],
  },
  {
    id: "mounting-belongs-to-the-value",
    class: "industry",
    title: {
      zh: "只写 NRC 不够了：吸声数据要连同安装方式一起问",
      en: "An NRC is no longer enough: ask for the mounting with the value",
      ar: "قيمة NRC وحدها لم تعد تكفي: اسأل عن طريقة التركيب معها",
    },
    summary: {
      zh: "同一块格栅板可以是 D 级、C 级，也可以被称为 A 级。差别不在板，而在背后。本文汇总几家厂商和标准的说法，并给出一段可直接抄进技术要求的条文。",
      en: "The same slat panel can be class D, class C or claimed as class A. The difference is not in the panel but behind it. What makers and standards say, and a clause to copy into a specification.",
      ar: "لوح الشرائح نفسه قد يكون من الفئة D أو C أو يُعلن أنه A، والفرق ليس في اللوح بل خلفه. ما يقوله المصنّعون والمعايير، وبند جاهز للنسخ في كرّاسة الشروط.",
    },
    body: {
      zh: `<p>过去，材料表里写一句“NRC 0.75”就能过关。如今我们收到的询价里，后面常跟着一问：怎么装的？问得有道理。</p>
<h2>一块板，三个等级</h2>
<p>以毡背木格栅板为例，公开资料给出的等级如下：</p>
<table><thead><tr><th>安装方式</th><th>等级</th><th>出处</th></tr></thead><tbody><tr><td>直接贴墙</td><td>D</td><td>荷兰报纸对一家厂商的报道</td></tr><tr><td>装在龙骨上</td><td>C</td><td>同上；另一份公开的 ISO 354 曲线（做法未说明，按不填棉理解）可算出 αw 0.60（MH），也是 C</td></tr><tr><td>龙骨间填岩棉</td><td>A</td><td>技术资料中的声明，未附数表</td></tr></tbody></table>
<p>板没有变，变的是它背后的几厘米。</p>
<h2>薄毡板，大数字</h2>
<p>一家厂商的页面写着：12 mm 毡板直接安装，NRC 0.75。另一家写 NRC 0.8，但注明是 Type E，也就是背后留有空腔。再看文献：多孔柔性纤维毡的系数表，由倍频带值算得 NRC 约 0.35；5 mm 针刺毡贴在混凝土上，只有约 0.15（按标准应由 1/3 倍频带值得出，可能相差一级步长）。第一个数字是怎么测的，我们不知道；不写安装方式，谁也不可能知道。</p>
<h2>标准和厂商怎么说</h2>
<ul><li>Ecophon 的规则很干脆：任何吸声数值都必须写明系统总深度，没有总深度的数值不能下结论，也不能拿来比较。</li><li>Troldtekt 按构造分别给出测量结果，理由是构造不同，混响时间就不同。</li><li>美国的做法是 ASTM C423 测吸声、ASTM E795 定安装：Type A 为紧贴，E-400 为背后约 400 mm 空气层。</li><li>国内样本上常见的 Ⅰ 至 Ⅳ 级按 NRC 划分，前提是材料固定在刚性墙面上、不留空腔：Ⅰ 级不小于 0.80，Ⅱ 级 0.60–0.80，Ⅲ 级 0.40–0.60，Ⅳ 级 0.20–0.40；带空腔测得的 NRC 不能套进这张表。它出自 GB/T 16731 的 1997 年版，2023 年版已更改分级参数，并引入了计权吸声系数。</li></ul>
<h2>可以抄走的条文</h2>
<blockquote><p>吸声性能按 ISO 354 检测，安装方式同图纸 ____，系统总深度 ____ mm；须给出各倍频带的实用吸声系数 αp，以及按 ISO 11654 评定的 αw（含形状指示）与等级；报告须注明实验室、编号与日期。其他安装方式的检测结果不作为依据。</p></blockquote>
<h2>我们自己怎么做</h2>
<p>本站的吸声数值都跟着安装方式走，切换安装方式，构造和曲线一起变；别人测的标为可比构造，自己算的标为计算值，αw、NRC 和等级只由检测报告得出。三种装法为什么差这么多，见<a href="/article/why-mounting-matters.html">《同一块板，三种装法，三个结果》</a>；拿到报告先看哪一页，见<a href="/article/reading-a-test-report.html">《怎样读吸声检测报告》</a>。</p>`,
      en: `<p>“NRC 0.75” once settled a line in the schedule of finishes. In the inquiries that reach us today it is often followed by a question: mounted how? The question is a fair one.</p>
<h2>One panel, three classes</h2>
<p>Take the wood slat panel on felt. Published material gives it these classes:</p>
<table><thead><tr><th>Mounting</th><th>Class</th><th>Where stated</th></tr></thead><tbody><tr><td>Flat on the wall</td><td>D</td><td>A Dutch newspaper on one maker's panels</td></tr><tr><td>On battens</td><td>C</td><td>The same; and a published ISO 354 curve (fixing not stated, read as a void without wool) works out at αw 0.60 (MH), also C</td></tr><tr><td>On battens with rock wool</td><td>A</td><td>A statement in a technical sheet, without a table of values</td></tr></tbody></table>
<p>The panel has not changed. A few centimetres behind it have.</p>
<h2>Thin felt, large figures</h2>
<p>One maker's page gives NRC 0.75 for a 12 mm felt board fixed directly. Another gives NRC 0.8 and adds that this is Type E, with a void behind. In the literature, the coefficients of porous, flexible fibre mats work out at about NRC 0.35 from octave values, those of 5 mm needle felt on concrete at about 0.15 (by its standard NRC starts from third-octave values, so they may be a step off). How the first figure was tested we do not know. Without the mounting nobody can.</p>
<h2>What makers and standards say</h2>
<ul><li>Ecophon puts it bluntly: every absorption value must carry the overall depth of the system. A figure without it is inconclusive and cannot be used for comparison.</li><li>Troldtekt lists its measurements by construction, since different constructions lead to different reverberation times.</li><li>In the United States ASTM C423 covers the test and ASTM E795 the mounting: Type A lies directly on the surface, E-400 has about 400 mm of air behind it.</li><li>The grades I to IV still met in Chinese brochures go by NRC, for material fixed to a rigid wall without a cavity: I from 0.80, II 0.60–0.80, III 0.40–0.60, IV 0.20–0.40. An NRC measured with a void cannot be looked up there. They come from the 1997 edition of GB/T 16731; that of 2023 grades by another quantity and brings in the weighted coefficient.</li></ul>
<h2>A clause to copy</h2>
<blockquote><p>Sound absorption tested to ISO 354 in the mounting of drawing ____, overall depth of system ____ mm. State practical absorption coefficients αp per octave band, αw with shape indicator, and class to ISO 11654; name laboratory, report number and date. Results for other mountings are not accepted as evidence.</p></blockquote>
<h2>What we do ourselves</h2>
<p>On this site a value belongs to a mounting: switch it, and build-up and curves change together. What others measured is marked as a comparable construction, what we calculate as calculated, and αw, NRC and class come from test reports only. Why three mountings differ so much is told in <a href="/article/why-mounting-matters.html">One panel, three mountings, three results</a>; which page of a report to open first, in <a href="/article/reading-a-test-report.html">Reading a test report</a>.</p>`,
      ar: `<p>كانت عبارة «NRC 0.75» تكفي في جدول التشطيبات. أما في الاستفسارات التي تصلنا اليوم فكثيرًا ما يتبعها سؤال: رُكّب كيف؟ وهو سؤال في محلّه.</p>
<h2>لوح واحد وثلاث فئات</h2>
<p>لنأخذ لوح الشرائح الخشبية على اللبّاد. تعطيه المواد المنشورة هذه الفئات:</p>
<table><thead><tr><th>طريقة التركيب</th><th>الفئة</th><th>المصدر</th></tr></thead><tbody><tr><td>على الجدار مباشرة</td><td>D</td><td>صحيفة هولندية عن ألواح أحد المصنّعين</td></tr><tr><td>على عوارض</td><td>C</td><td>المصدر نفسه؛ ومن منحنى منشور وفق ISO 354 (طريقة التركيب غير مذكورة، ونقرؤها فراغًا من دون صوف) تُحسب αw بقيمة ${ltr("0.60 (MH)")}، وهي C أيضًا</td></tr><tr><td>على عوارض بينها صوف صخري</td><td>A</td><td>عبارة في نشرة فنية بلا جدول قيم</td></tr></tbody></table>
<p>اللوح لم يتغيّر، بل تغيّرت بضعة سنتيمترات خلفه.</p>
<h2>لبّاد رقيق وأرقام كبيرة</h2>
<p>تذكر صفحة أحد المصنّعين NRC 0.75 للوح لبّاد 12 مم مثبّت مباشرة. وتذكر أخرى NRC 0.8 وتضيف أن التركيب من النوع E، أي بفراغ من الخلف. وتعطي المعاملات المنشورة لحصائر الألياف المسامية المرنة قيمة NRC نحو 0.35 من قيم الأوكتاف، وللبّاد إبري 5 مم على الخرسانة نحو 0.15 (ويبدأ NRC بحسب معياره من قيم ثلث الأوكتاف، فقد تختلف درجة واحدة). فكيف اختُبر الرقم الأول؟ لا نعرف، ولا يمكن لأحد أن يعرف ما لم تُذكر طريقة التركيب.</p>
<h2>ما يقوله المصنّعون والمعايير</h2>
<ul><li>تقول Ecophon بوضوح: كل قيمة امتصاص يجب أن يصحبها العمق الكلي للنظام، والرقم بدونه غير حاسم ولا يصلح للمقارنة.</li><li>وتعرض Troldtekt قياساتها بحسب التركيبة، لأن اختلاف التركيبة يغيّر زمن الارتداد الصوتي.</li><li>وفي الولايات المتحدة يختصّ ASTM C423 بالاختبار وASTM E795 بالتركيب: فالنوع A ملاصق للسطح، والنوع E-400 خلفه نحو 400 مم من الهواء.</li><li>والدرجات الأربع التي ما زالت تُرى في الكتيّبات الصينية تتبع NRC لمادة مثبّتة على جدار صلب بلا فراغ: الأولى من 0.80، والثانية من 0.60 إلى 0.80، والثالثة من 0.40 إلى 0.60، والرابعة من 0.20 إلى 0.40، فلا تُطبَّق على قيمة قيست بفراغ. وهي من طبعة 1997 للمعيار GB/T 16731، أما طبعة 2023 فغيّرت كمية التصنيف وأدخلت المعامل الموزون.</li></ul>
<h2>بند جاهز للنسخ</h2>
<blockquote><p>يُختبر امتصاص الصوت وفق ISO 354 بطريقة التركيب المبيّنة في الرسم ____ وبعمق كلي للنظام ____ مم. تُذكر معاملات الامتصاص العملية αp لكل أوكتاف، وقيمة αw مع مؤشر الشكل والفئة وفق ISO 11654، واسم المختبر ورقم التقرير وتاريخه. ولا تُقبل نتائج طرق تركيب أخرى دليلًا.</p></blockquote>
<h2>وما نفعله نحن</h2>
<p>القيمة في هذا الموقع تابعة لطريقة التركيب: بدّلها تتبدّل تركيبة الطبقات والمنحنيات معًا. وما قاسه غيرنا كُتب عليه تركيبة مشابهة، وما نحسبه كُتب عليه محسوب، أما αw وNRC والفئة فمن تقارير الاختبار وحدها. أما سبب هذا الفرق ففي <a href="/article/why-mounting-matters.html">لوح واحد وثلاث طرق تركيب وثلاث نتائج</a>، وأما أي صفحة من التقرير تُفتح أولًا ففي <a href="/article/reading-a-test-report.html">قراءة تقرير الاختبار</a>.</p>`,
    },
    cover: "product-batten-kit-1",
    date: "2025-02-25",
    tags: ["testing", "ratings", "absorption"],
    questions: [
      {
        question: {
          zh: "两份报告的 NRC 可以直接比较吗？",
          en: "Can the NRC of two reports be compared directly?",
          ar: "هل تجوز مقارنة NRC بين تقريرين مباشرة؟",
        },
        answer: {
          zh: "只有安装方式和系统总深度相同时才可以。紧贴测的与带空腔测的，不是一回事。",
          en: "Only if mounting and overall depth are the same. A value measured flat on the surface and one with a void behind are different things.",
          ar: "فقط إذا تطابقت طريقة التركيب والعمق الكلي. فالقيمة المقيسة ملاصقةً للسطح غير المقيسة بفراغ من الخلف.",
        },
      },
      {
        question: {
          zh: "样本上的 Ⅰ 至 Ⅳ 级可以用带空腔的 NRC 来查吗？",
          en: "Can the grades I to IV of Chinese brochures be read from an NRC measured with a void?",
          ar: "هل تُعرف درجات الكتيّبات الصينية الأربع من NRC مقيسة بفراغ؟",
        },
        answer: {
          zh: "不可以。那是 GB/T 16731 旧版的分级，针对固定在刚性墙面、不留空腔的材料；2023 年版已更改分级参数。",
          en: "No. They are from the old edition of GB/T 16731, for material fixed to a rigid wall without a cavity; the edition of 2023 grades by another quantity.",
          ar: "لا، فهي من طبعة قديمة للمعيار GB/T 16731 لمادة مثبّتة على جدار صلب دون فراغ، وقد غيّرت طبعة 2023 كمية التصنيف.",
        },
      },
    ],
    sources: [
      source.slatTrend,
      source.slatSheet,
      source.feltClaim,
      source.feltTypeE,
      source.vorlaender,
      source.depthOfSystem,
      source.constructions,
      source.nrc,
      source.chineseGrades,
      source.chineseEdition,
    ],
  },
  {
    id: "booth-classes-in-tenders",
    class: "industry",
    title: {
      zh: "静音舱等级进了招标书：写分贝，别只写字母",
      en: "Booth classes are turning up in tenders: write decibels, not just a letter",
      ar: "فئات الكبائن تدخل المناقصات: اكتب الديسيبل لا الحرف وحده",
    },
    summary: {
      zh: "“A 级静音舱”听起来明确，其实市面上流传着两张不同的分级表，还有好几种不能互换的分贝。招标时该怎么写，这里给一个范本。",
      en: "“Class A booth” sounds definite, yet two differing class tables are in circulation, along with several kinds of decibel that cannot be exchanged. How to write it in a tender, with a model clause.",
      ar: "عبارة «كابينة من الفئة A» تبدو قاطعة، لكن المتداول جدولان مختلفان للفئات وأنواع من الديسيبل لا يُستبدل أحدها بالآخر. كيف تُكتب في المناقصة، مع بند نموذجي.",
    },
    body: {
      zh: `<p>ISO 23351-1 给静音舱带来了一个共同的量：语声级降低量 DS,A，在实验室测得，覆盖 125–8000 Hz，对象是整间舱体，而不是单块屏风。有了数字，字母等级随之流行，如今也写进了我们收到的家具招标书。问题在于，字母比数字更容易走样。</p>
<h2>两张表</h2>
<p>我们查到两张公开流传、彼此不一致的分级表：</p>
<table><thead><tr><th>等级</th><th>表一</th><th>表二</th></tr></thead><tbody><tr><td>A+</td><td>大于 33 dB</td><td>32 dB 起</td></tr><tr><td>A</td><td>30–33 dB</td><td>28–31 dB</td></tr><tr><td>B</td><td>25–30 dB</td><td>24–27 dB</td></tr><tr><td>C</td><td>20–25 dB</td><td>–</td></tr><tr><td>D</td><td>15–20 dB</td><td>–</td></tr></tbody></table>
<p>一间 28 dB 的舱，按表一是 B，按表二是 A。有厂商把自家 32 dB 的舱称为 A 级，与表一相符；放到表二里，它就成了 A+。招标书只写“不低于 A 级”，两家投标人可以各执一词。</p>
<h2>好几种分贝</h2>
<p>声学顾问公司 Sandy Brown 指出，厂商引用的量五花八门：DS,A、DnT,w、Dp,w、Dw、Rw。一间标称 40 dB 的舱，可能不如另一间用不同参数标称 30 dB 的。它们之间不能换算，也不该放进同一张评分表。</p>
<h2>等级离不开背景噪声</h2>
<p>以 60 dB 的说话声计算：DS,A 为 25 dB，舱外剩 35 dB；30 dB，剩 30 dB。在背景约 40 dB 的普通办公室，两者都会被盖住。有厂商建议，背景低于 35 dB 时才需要考虑 A 级，同时提醒：A 级更重、更贵，坐在里面也可能静得不自在。另外，公开分级表里对 A+ 有一条注脚：可能听不见火警。</p>
<h2>不要只问隔声</h2>
<p>有一家厂商把四个数放在一起写：35 dB、风量 21.5 L/s、风扇噪声低于 32 dB(A)、占地 115 × 160 cm。风量和风扇噪声分开看没有意义，招标时请一并要求。</p>
<h2>范本</h2>
<blockquote><p>语声级降低量 DS,A 不小于 ____ dB，按 ISO 23351-1:2020 在实验室测得，试件与所供型号、尺寸相同；附 125–8000 Hz 各倍频带数值、实验室名称、报告编号与日期，并注明测试时风扇与风口的状态。同时给出风量、风扇噪声、占地与重量。等级字母仅供参考。</p></blockquote>
<p>我们自己的四种舱目前没有 DS,A 实测值，所以网站上没有等级，遇到这样的条文我们也会照实回答。分级的来龙去脉见<a href="/article/booth-classes-iso-23351.html">《ISO 23351-1 静音舱分级》</a>，选型顺序见<a href="/article/choosing-a-booth.html">《静音舱怎么选》</a>。</p>`,
      en: `<p>ISO 23351-1 gave booths a common quantity: the speech level reduction DS,A, measured in a laboratory from 125 to 8000 Hz, for whole enclosures and not for single screens. With the number came letters, and the letters now turn up in the furniture tenders we are sent. The trouble is that a letter bends more easily than a number.</p>
<h2>Two tables</h2>
<p>We found two published tables of classes that do not agree:</p>
<table><thead><tr><th>Class</th><th>First table</th><th>Second table</th></tr></thead><tbody><tr><td>A+</td><td>above 33 dB</td><td>from 32 dB</td></tr><tr><td>A</td><td>30–33 dB</td><td>28–31 dB</td></tr><tr><td>B</td><td>25–30 dB</td><td>24–27 dB</td></tr><tr><td>C</td><td>20–25 dB</td><td>–</td></tr><tr><td>D</td><td>15–20 dB</td><td>–</td></tr></tbody></table>
<p>A booth of 28 dB is B in the first and A in the second. One maker calls its 32 dB category A, in line with the first; by the second it would be A+. If a tender only says “class A or better”, two bidders can each be right.</p>
<h2>Several kinds of decibel</h2>
<p>The consultants Sandy Brown point out that makers quote DS,A, DnT,w, Dp,w, Dw or Rw, and that a pod tested at 40 dB may be poorer than one claiming 30 dB in another quantity. These figures cannot be converted into one another and should not share a column in a score sheet.</p>
<h2>A class needs a background</h2>
<p>With speech at 60 dB, a DS,A of 25 dB leaves 35 dB outside and one of 30 dB leaves 30 dB (calculated). In an ordinary office with about 40 dB of background both are covered. One maker suggests class A where the background is below 35 dB, and adds that it is heavier and dearer and can feel too quiet inside. The published table has a footnote of its own for A+: a fire alarm may not be heard.</p>
<h2>Do not ask about sound alone</h2>
<p>One maker prints four figures together: 35 dB, 21.5 L/s of air, a fan below 32 dB(A), a footprint of 115 × 160 cm. Airflow says little without fan noise, so a tender should ask for both.</p>
<h2>A model clause</h2>
<blockquote><p>Speech level reduction DS,A not less than ____ dB, measured in a laboratory to ISO 23351-1:2020 on the type and size offered. Attach octave-band values from 125 to 8000 Hz, laboratory, report number and date, and the state of fans and air openings during the test. State airflow, fan noise, footprint and weight. Class letters are for information only.</p></blockquote>
<p>None of our own four booths has a measured DS,A yet. That is why you find no class on this site, and why we would answer such a clause in just those words. The background to the classes is in <a href="/article/booth-classes-iso-23351.html">Booth classes under ISO 23351-1</a>, the order of decisions in <a href="/article/choosing-a-booth.html">Choosing a booth</a>.</p>`,
      ar: `<p>منحت ISO 23351-1 الكبائن كمية مشتركة هي خفض مستوى الكلام DS,A، تُقاس في المختبر من 125 إلى 8000 هرتز، وللكابينة الكاملة لا لحاجز منفرد. ومع الرقم شاعت الحروف، وهي اليوم تظهر في مناقصات الأثاث التي تصلنا. والمشكلة أن الحرف أسهل التواءً من الرقم.</p>
<h2>جدولان</h2>
<p>وجدنا جدولين منشورين للفئات لا يتّفقان:</p>
<table><thead><tr><th>الفئة</th><th>الجدول الأول</th><th>الجدول الثاني</th></tr></thead><tbody><tr><td>${ltr("A+")}</td><td>أكثر من 33 ديسيبل</td><td>من 32 ديسيبل</td></tr><tr><td>A</td><td>من 30 إلى 33 ديسيبل</td><td>من 28 إلى 31 ديسيبل</td></tr><tr><td>B</td><td>من 25 إلى 30 ديسيبل</td><td>من 24 إلى 27 ديسيبل</td></tr><tr><td>C</td><td>من 20 إلى 25 ديسيبل</td><td>–</td></tr><tr><td>D</td><td>من 15 إلى 20 ديسيبل</td><td>–</td></tr></tbody></table>
<p>كابينة بقيمة 28 ديسيبل هي B في الأول وA في الثاني. ويسمّي أحد المصنّعين قيمته 32 ديسيبل فئة A كما في الأول، وهي في الثاني ${ltr("A+")}. فإذا اكتفت المناقصة بعبارة «الفئة A فأعلى» كان كلٌّ من المتنافسين على حق.</p>
<h2>أنواع من الديسيبل</h2>
<p>يشير استشاريو Sandy Brown إلى أن المصنّعين يذكرون DS,A أو DnT,w أو Dp,w أو Dw أو Rw، وأن كابينة اختُبرت عند 40 ديسيبل قد تكون أضعف من أخرى تعلن 30 بكمية مختلفة. هذه أرقام لا يُحوَّل بعضها إلى بعض، ولا يصحّ أن تجتمع في عمود واحد من جدول التقييم.</p>
<h2>لا معنى للفئة بلا خلفية</h2>
<p>مع كلام عند 60 ديسيبل تترك قيمة DS,A البالغة 25 ديسيبل في الخارج 35 ديسيبل، وتترك القيمة 30 ما مقداره 30 (قيم محسوبة). وفي مكتب معتاد خلفيته نحو 40 ديسيبل تُغطّى الاثنتان. ويقترح أحد المصنّعين الفئة A حين تقلّ الخلفية عن 35 ديسيبل، ويضيف أنها أثقل وأغلى وقد يبدو داخلها ساكنًا أكثر مما ينبغي. وفي الجدول المنشور حاشية للفئة ${ltr("A+")}: قد لا يُسمع إنذار الحريق.</p>
<h2>لا تسأل عن الصوت وحده</h2>
<p>يطبع أحد المصنّعين أربعة أرقام معًا: 35 ديسيبل، وتدفّق هواء ${ltr("21.5 L/s")}، ومروحة دون ${ltr("32 dB(A)")}، ومسقط ${ltr("115 × 160")} سم. فتدفّق الهواء لا يقول كثيرًا من دون ضجيج المروحة، ولتطلب المناقصة الاثنين.</p>
<h2>بند نموذجي</h2>
<blockquote><p>خفض مستوى الكلام DS,A لا يقل عن ____ ديسيبل، مقيسًا في مختبر وفق ISO 23351-1:2020 على الطراز والمقاس المعروضين. تُرفق قيم الأوكتاف من 125 إلى 8000 هرتز واسم المختبر ورقم التقرير وتاريخه وحالة المراوح وفتحات الهواء أثناء الاختبار. ويُذكر تدفّق الهواء وضجيج المراوح والمسقط والوزن. وحروف الفئات للعلم فقط.</p></blockquote>
<p>ليس لأيٍّ من كبائننا الأربع قيمة DS,A مقيسة بعد، ولهذا لا تجد في الموقع فئة لها، وبهذه الكلمات نجيب عن مثل هذا البند. وخلفية الفئات في <a href="/article/booth-classes-iso-23351.html">فئات الكبائن وفق ISO 23351-1</a>، وترتيب القرارات في <a href="/article/choosing-a-booth.html">كيف تختار كابينة المكالمات</a>.</p>`,
    },
    cover: "case-meeting-sao-paulo-law-firm-2",
    date: "2025-06-17",
    tags: ["booth", "ratings", "testing", "office"],
    questions: [
      {
        question: {
          zh: "招标书里写“A 级静音舱”有什么问题？",
          en: "What is wrong with “class A booth” in a tender?",
          ar: "ما العيب في كتابة «كابينة من الفئة A» في المناقصة؟",
        },
        answer: {
          zh: "流传的分级表不一致：28 dB 在一张表里是 B，在另一张里是 A。应写 DS,A 的分贝数、标准号和所测型号。",
          en: "Published tables differ: 28 dB is B in one and A in another. Write DS,A in decibels, the standard, and the type that was tested.",
          ar: "الجداول المنشورة مختلفة: 28 ديسيبل هي B في جدول وA في آخر. فاكتب DS,A بالديسيبل ورقم المعيار والطراز المختبَر.",
        },
      },
      {
        question: {
          zh: "DS,A 与 Rw 可以互相换算吗？",
          en: "Can DS,A be converted into Rw?",
          ar: "هل تُحوَّل DS,A إلى Rw؟",
        },
        answer: {
          zh: "不可以，它们是不同的量。不同参数的 40 dB 与 30 dB 之间也无法比较高下。",
          en: "No, they are different quantities. Nor can 40 dB of one be ranked against 30 dB of the other.",
          ar: "لا، فهما كميتان مختلفتان، ولا تصحّ المفاضلة بين 40 ديسيبل من إحداهما و30 من الأخرى.",
        },
      },
    ],
    sources: [
      source.boothStandard,
      source.boothClasses,
      source.boothOtherClasses,
      source.boothExample,
      source.boothQuantities,
      source.boothChoice,
      source.boothAir,
    ],
  },
  {
    id: "din-18041-groups-a-and-b",
    class: "industry",
    title: {
      zh: "DIN 18041 的 A 组与 B 组：先分房间，再谈秒数",
      en: "DIN 18041, groups A and B: sort the room before talking of seconds",
      ar: "المعيار DIN 18041 ومجموعتاه A وB: صنّف الغرفة قبل الحديث عن الثواني",
    },
    summary: {
      zh: "教室按混响时间要求，办公室和食堂却按吸声面积与体积之比。两组的公式、两张可以直接查的表，以及一个 120 m² 办公室的算例。",
      en: "A classroom is given a reverberation time; an office or canteen is given a ratio of absorption to volume. Both rules, tables to look up, and an office of 120 m² worked through.",
      ar: "للفصل زمن ارتداد مطلوب، أما المكتب والمطعم فلهما نسبة بين مساحة الامتصاص والحجم. القاعدتان وجداولهما ومثال محسوب لمكتب مساحته 120 م².",
    },
    body: {
      zh: `<p>德国以外的项目，发给我们的任务书里也会出现 DIN 18041:2016，连同一个常见的误用：给开放办公室规定一个混响时间。标准本身并不这样做。它先把房间分成两组，两组的要求不是同一种量。</p>
<h2>A 组：要隔着距离听懂</h2>
<p>A 组的要求是混响时间，随体积变化，指有人使用时的中频。A1 为音乐，A2 为讲演，A3 为教学与交流，A4 为融合教学，A5 为体育。公式例如：A2 为 0.37 lg V − 0.14，A3 为 0.32 lg V − 0.17，A4 为 0.26 lg V − 0.14。算出来是：</p>
<table><thead><tr><th>体积</th><th>A2</th><th>A3</th><th>A4</th></tr></thead><tbody><tr><td>100 m³</td><td>0.60 s</td><td>0.47 s</td><td>0.38 s</td></tr><tr><td>250 m³</td><td>0.75 s</td><td>0.60 s</td><td>0.48 s</td></tr><tr><td>500 m³</td><td>0.86 s</td><td>0.69 s</td><td>0.56 s</td></tr></tbody></table>
<h2>B 组：要让嘈杂降下来</h2>
<p>走廊、图书馆、办公室、食堂属于 B 组。标准给出的推荐值是等效吸声面积与体积之比 A/V，房间无人，频率范围 250–2000 Hz。层高超过 2.5 m 时，B3、B4、B5 分别为 1 ÷ (3.13 + 4.69 lg h)、1 ÷ (2.13 + 4.69 lg h)、1 ÷ (1.47 + 4.69 lg h)：</p>
<table><thead><tr><th>层高</th><th>B3（如图书馆、学校走廊）</th><th>B4（如办公室）</th><th>B5（如食堂）</th></tr></thead><tbody><tr><td>2.5 m 及以下</td><td>0.20</td><td>0.25</td><td>0.30</td></tr><tr><td>3 m</td><td>0.19</td><td>0.23</td><td>0.27</td></tr><tr><td>4 m</td><td>0.17</td><td>0.20</td><td>0.23</td></tr></tbody></table>
<h2>算一间办公室</h2>
<p>120 m²，层高 3 m，体积 360 m³，按 B4：A 需要 360 × 0.229 ≈ 82 m²。若全部由 50 mm 龙骨上的木格栅提供（公开文献曲线），500 Hz 系数 0.75，需 110 m²；250 Hz 系数只有 0.30，需 275 m²，墙面根本不够。换成文献中 50 mm 厚、孔径 1 mm 的穿孔刨花板，150 mm 空腔、内有 30 mm 矿物棉，250 Hz 系数 0.67，约 123 m²，差不多就是整个顶面。以上都是<strong>计算值</strong>，未计家具和原有表面的吸收。</p>
<p>结论不在数字，而在顺序：B 组房间里，最难的往往是 250 Hz。先看顶面和空腔，再看墙面饰面。</p>
<h2>写进任务书之前</h2>
<ul><li>写明房间属于哪一组哪一级，不要只写标准号。</li><li>A 组注明体积与有人状态；B 组注明层高与无人状态。</li><li>办公室另有专门的准则 VDI 2569，资料里建议一并参看。</li><li>在中国或其他国家，德国标准只能作参考，当地规范优先。</li></ul>
<p>教室的做法见<a href="/article/classroom-acoustics.html">《教室声学》</a>；要我们代算，可委托<a href="/programme/office-acoustics">办公声学</a>或<a href="/programme/school-and-hall">学校与场馆</a>服务。</p>`,
      en: `<p>The German standard DIN 18041:2016 also reaches us in briefs from outside Germany, and with it a common slip: a reverberation time laid down for an open office. The standard itself does not do that. It sorts rooms into two groups, and the groups are given different quantities.</p>
<h2>Group A: understood at a distance</h2>
<p>Here the requirement is a reverberation time at mid frequencies, with people present, and it grows with the volume. A1 is music, A2 speech and lecture, A3 teaching and communication, A4 inclusive teaching, A5 sport. Three of the formulas: A2 is 0.37 lg V − 0.14, A3 is 0.32 lg V − 0.17, A4 is 0.26 lg V − 0.14. They give:</p>
<table><thead><tr><th>Volume</th><th>A2</th><th>A3</th><th>A4</th></tr></thead><tbody><tr><td>100 m³</td><td>0.60 s</td><td>0.47 s</td><td>0.38 s</td></tr><tr><td>250 m³</td><td>0.75 s</td><td>0.60 s</td><td>0.48 s</td></tr><tr><td>500 m³</td><td>0.86 s</td><td>0.69 s</td><td>0.56 s</td></tr></tbody></table>
<h2>Group B: less noise</h2>
<p>Corridors, libraries, offices and canteens belong to group B. For them the standard recommends a ratio A/V of equivalent absorption area to volume, in the empty room, from 250 to 2000 Hz. For heights h above 2.5 m it is 1 ÷ (3.13 + 4.69 lg h) for B3, 1 ÷ (2.13 + 4.69 lg h) for B4 and 1 ÷ (1.47 + 4.69 lg h) for B5:</p>
<table><thead><tr><th>Height</th><th>B3, e.g. library, school corridor</th><th>B4, e.g. office</th><th>B5, e.g. canteen</th></tr></thead><tbody><tr><td>up to 2.5 m</td><td>0.20</td><td>0.25</td><td>0.30</td></tr><tr><td>3 m</td><td>0.19</td><td>0.23</td><td>0.27</td></tr><tr><td>4 m</td><td>0.17</td><td>0.20</td><td>0.23</td></tr></tbody></table>
<h2>One office, worked through</h2>
<p>120 m² with a height of 3 m make 360 m³. B4 asks for 360 × 0.229, about 82 m² of absorption. If wood slats on 50 mm battens had to supply it all (published curve), 110 m² would do at 500 Hz, where the coefficient is 0.75. At 250 Hz it is 0.30, and 275 m² would be needed, more than there is wall. A published perforated chipboard, 50 mm with 1 mm holes, over a 150 mm cavity with 30 mm of wool has 0.67 at 250 Hz: about 123 m², roughly the whole ceiling. All this is <strong>calculated</strong>, leaving out furniture and the existing surfaces.</p>
<p>What counts is not the figures but their order. In group B the hard band is often 250 Hz, so look at ceiling and cavity first and at the finish of the wall afterwards.</p>
<h2>Before it goes into the brief</h2>
<ul><li>Name group and level, not the standard alone.</li><li>For group A give the volume and say “occupied”; for group B give the height and say “unoccupied”.</li><li>Offices have a guideline of their own, VDI 2569, to which our source refers.</li><li>Outside Germany the standard is a reference; local rules come first.</li></ul>
<p>Classrooms are treated in <a href="/article/classroom-acoustics.html">Classroom acoustics</a>. If you would like us to do the sums, see <a href="/programme/office-acoustics">Office acoustics</a> and <a href="/programme/school-and-hall">Schools and halls</a>.</p>`,
      ar: `<p>يصلنا المعيار الألماني DIN 18041:2016 في متطلبات مشاريع خارج ألمانيا أيضًا، ومعها خطأ شائع: أن يُحدَّد للمكتب المفتوح زمن ارتداد صوتي. والمعيار نفسه لا يفعل ذلك، بل يقسم الغرف مجموعتين، ولكل مجموعة كمية مختلفة.</p>
<h2>المجموعة A: أن يُفهم الكلام عن بُعد</h2>
<p>المطلوب هنا زمن ارتداد صوتي عند الترددات المتوسطة والغرفة مشغولة، وهو يزداد مع الحجم. A1 للموسيقى، وA2 للكلام والمحاضرة، وA3 للتعليم والتواصل، وA4 للتعليم الدامج، وA5 للرياضة. ومن معادلاتها: A2 هي ${ltr("0.37 lg V − 0.14")}، وA3 هي ${ltr("0.32 lg V − 0.17")}، وA4 هي ${ltr("0.26 lg V − 0.14")}. ومنها:</p>
<table><thead><tr><th>الحجم</th><th>A2</th><th>A3</th><th>A4</th></tr></thead><tbody><tr><td>100 م³</td><td>0.60 ث</td><td>0.47 ث</td><td>0.38 ث</td></tr><tr><td>250 م³</td><td>0.75 ث</td><td>0.60 ث</td><td>0.48 ث</td></tr><tr><td>500 م³</td><td>0.86 ث</td><td>0.69 ث</td><td>0.56 ث</td></tr></tbody></table>
<h2>المجموعة B: ضجيج أقل</h2>
<p>الممرات والمكتبات والمكاتب والمطاعم من المجموعة B. ويوصي المعيار لها بنسبة A/V بين مساحة الامتصاص المكافئة والحجم، والغرفة خالية، من 250 إلى 2000 هرتز. وإذا زاد الارتفاع h على 2.5 م كانت ${ltr("1 ÷ (3.13 + 4.69 lg h)")} للمستوى B3، و${ltr("1 ÷ (2.13 + 4.69 lg h)")} للمستوى B4، و${ltr("1 ÷ (1.47 + 4.69 lg h)")} للمستوى B5:</p>
<table><thead><tr><th>الارتفاع</th><th>B3، كالمكتبة وممر المدرسة</th><th>B4، كالمكتب</th><th>B5، كالمطعم</th></tr></thead><tbody><tr><td>حتى 2.5 م</td><td>0.20</td><td>0.25</td><td>0.30</td></tr><tr><td>3 م</td><td>0.19</td><td>0.23</td><td>0.27</td></tr><tr><td>4 م</td><td>0.17</td><td>0.20</td><td>0.23</td></tr></tbody></table>
<h2>مكتب واحد محسوبًا</h2>
<p>مساحة 120 م² بارتفاع 3 م تعني 360 م³. ويطلب المستوى B4 ما مقداره ${ltr("360 × 0.229")}، أي نحو 82 م² من الامتصاص. فلو وفّرتها كلها شرائح خشبية على عوارض 50 مم (منحنى منشور) لكفت 110 م² عند 500 هرتز حيث المعامل 0.75. أما عند 250 هرتز فالمعامل 0.30، ويلزم 275 م²، أي أكثر من مساحة الجدران. ولوح منشور من الخشب الحبيبي المثقّب، 50 مم بثقوب 1 مم، أمام فراغ 150 مم فيه 30 مم من الصوف معامله 0.67 عند 250 هرتز، فيلزم نحو 123 م²، أي السقف كله تقريبًا. وهذه كلها قيم <strong>محسوبة</strong> لا تشمل الأثاث ولا الأسطح القائمة.</p>
<p>والعبرة بالترتيب لا بالأرقام: النطاق الصعب في المجموعة B هو 250 هرتز في الغالب، فانظر إلى السقف والفراغ أولًا ثم إلى تشطيب الجدار.</p>
<h2>قبل كتابته في المتطلبات</h2>
<ul><li>سمِّ المجموعة والمستوى، لا رقم المعيار وحده.</li><li>اذكر للمجموعة A الحجم وأن الغرفة مشغولة، وللمجموعة B الارتفاع وأنها خالية.</li><li>للمكاتب دليل خاص هو VDI 2569 يحيل إليه مصدرنا.</li><li>وخارج ألمانيا يبقى المعيار مرجعًا، والأنظمة المحلية مقدَّمة عليه.</li></ul>
<p>أما الفصول ففي مقال <a href="/article/classroom-acoustics.html">صوتيات الفصل الدراسي</a>. وإن أردت أن نتولى الحساب فانظر برنامجي <a href="/programme/office-acoustics">صوتيات المكاتب</a> و<a href="/programme/school-and-hall">المدارس والقاعات</a>.</p>`,
    },
    cover: "case-school-monterrey-trial-room-2",
    date: "2025-10-21",
    tags: ["reverberation", "school", "office", "low-frequency"],
    questions: [
      {
        question: {
          zh: "DIN 18041 对开放办公室规定混响时间吗？",
          en: "Does DIN 18041 set a reverberation time for open offices?",
          ar: "هل تحدّد DIN 18041 زمن ارتداد للمكاتب المفتوحة؟",
        },
        answer: {
          zh: "不规定。办公室属于 B 组，要求的是吸声面积与体积之比 A/V，例如 3 m 层高的 B4 约为 0.23。",
          en: "No. Offices are in group B and are given a ratio A/V, for example about 0.23 for B4 at a height of 3 m.",
          ar: "لا. فالمكاتب في المجموعة B ولها نسبة A/V، نحو 0.23 للمستوى B4 بارتفاع 3 م مثلًا.",
        },
      },
      {
        question: {
          zh: "A 组和 B 组对人员的假定有什么不同？",
          en: "What do groups A and B assume about people in the room?",
          ar: "ماذا تفترض المجموعتان A وB عن وجود الناس في الغرفة؟",
        },
        answer: {
          zh: "A 组的混响时间指有人使用时；B 组的 A/V 指房间无人时。",
          en: "The reverberation time of group A is for the occupied room, the A/V of group B for the empty one.",
          ar: "زمن الارتداد في المجموعة A للغرفة المشغولة، ونسبة A/V في المجموعة B للغرفة الخالية.",
        },
      },
    ],
    sources: [source.din18041, source.dinGroupB, source.slatSheet, source.vorlaender],
  },
  {
    id: "diy-slat-walls-and-their-limits",
    class: "industry",
    title: {
      zh: "自己动手装格栅墙：能做到什么，做不到什么",
      en: "The do-it-yourself slat wall: what it can do, and what it cannot",
      ar: "جدار الشرائح بيدك: ما يستطيعه وما لا يستطيعه",
    },
    summary: {
      zh: "从北欧流行起来的木格栅墙，周末就能装好。它确实能让客厅不再“空响”，但管不了低音，也挡不住邻居。一条经验、一张计算表、四种该请专业人员的情形。",
      en: "The slat wall that came out of Scandinavia can be put up in a weekend. It does take the ring out of a living room. It does not mend the bass or stop the neighbours. A rule of thumb, a calculated table, and four cases for a professional.",
      ar: "جدار الشرائح الآتي من إسكندنافيا يُركَّب في عطلة أسبوع. وهو يذهب برنين غرفة المعيشة حقًّا، لكنه لا يعالج النغمات المنخفضة ولا يمنع صوت الجيران. قاعدة تقريبية وجدول محسوب وأربع حالات تحتاج إلى مختصّ.",
    },
    body: {
      zh: `<p>木条、毡、几十颗螺钉，一个周末，一面墙。木格栅板大概是这些年最容易自己动手的吸声材料。荷兰《电讯报》说，这股风从北欧吹来，推手之一是一家 2017 年开发出毡背格栅板的丹麦厂商；流行的另一半原因，该品牌在荷兰的负责人归于室内风格：钢门、人字拼地板加大片玻璃，对声学是灾难。</p>
<h2>一条经验</h2>
<p>同一篇报道给出的经验是：板的面积取地面面积的 25% 到 30%，装在大块空墙或顶面上。安装方式决定等级：直接贴墙是 D，装在龙骨上是 C。也就是说，多花半天打一排龙骨，比多买几块板更值。</p>
<h2>算给您看</h2>
<p>下面是一间 9 × 7 × 3 m 的房间，硬地面、石膏板吊顶，墙上装 20 m² 格栅（地面面积的 32%），50 mm 龙骨，不填棉。曲线取公开的 ISO 354 资料（做法未说明，按 50 mm 空腔、不填棉理解），用赛宾公式<strong>计算</strong>，不是实测：</p>
<table><thead><tr><th>频率</th><th>空房间</th><th>装 20 m² 后</th></tr></thead><tbody><tr><td>125 Hz</td><td>1.90 s</td><td>1.67 s</td></tr><tr><td>250 Hz</td><td>2.16 s</td><td>1.55 s</td></tr><tr><td>500 Hz</td><td>2.78 s</td><td>1.19 s</td></tr><tr><td>1000 Hz</td><td>2.86 s</td><td>1.01 s</td></tr><tr><td>2000 Hz</td><td>3.42 s</td><td>1.20 s</td></tr></tbody></table>
<p>说话声所在的频段缩短一半以上，谁都听得出来；125 Hz 几乎没动。这间例房没有家具，您家的沙发和地毯还会帮忙。</p>
<h2>三条边界</h2>
<ul><li><strong>低音。</strong>英国声学学会的一篇论文指出，格栅结构的计算只在 200 Hz 以上可靠。想管低音，要靠更深的空腔和岩棉，见<a href="/article/bass-and-wool.html">《低频与岩棉》</a>。</li><li><strong>邻居。</strong>格栅吸收的是房间里的回声，不会让墙变厚。隔壁的电视声，它拦不住，见<a href="/article/absorption-is-not-insulation.html">《吸声不等于隔声》</a>。</li><li><strong>数字。</strong>包装上的 NRC 若没写怎么装，就不要拿它去算自己家的墙。</li></ul>
<h2>什么时候该请人</h2>
<ol><li>装在顶面：重量悬在头上，固定点要有人负责。</li><li>公共场所和租赁空间：燃烧性能等级要有对应构造的报告。</li><li>家庭影院、琴房：低频和座位布置比面积更要紧，可看<a href="/programme/home-listening">家庭影音与琴房</a>服务。</li><li>墙里有线有管，而您不确定在哪里。</li></ol>
<p>其余情形，尽管动手。步骤写在<a href="/article/installing-slat-panels.html">《木格栅吸音板的安装》</a>里，龙骨和收边件见<a href="/productdetail/batten-kit.html">龙骨套件</a>。</p>`,
      en: `<p>Slats, felt, a few dozen screws, one weekend, one wall. The wood slat panel is probably the most approachable absorber of recent years. The Dutch newspaper De Telegraaf traces the fashion to Scandinavia, helped along by a Danish maker that developed its slats on felt in 2017. For the other half of the reason the brand's man in the Netherlands points to interiors: steel doors and herringbone floors with a lot of glass are fatal for acoustics.</p>
<h2>A rule of thumb</h2>
<p>The same report gives the maker's rule: panels equal to 25 to 30% of the floor area, on the large empty surfaces of wall or ceiling. The mounting sets the class, D when fixed straight to the wall and C on battens. Half a day spent on battens is thus worth more than a few extra panels.</p>
<h2>In figures</h2>
<p>A room of 9 × 7 × 3 m with a hard floor and a plasterboard ceiling; on the walls 20 m² of slats, 32% of the floor area, on 50 mm battens without wool. The curve is a published one to ISO 354 (fixing not stated, read as a 50 mm void without wool); the times are <strong>calculated</strong> with Sabine's formula and not measured:</p>
<table><thead><tr><th>Frequency</th><th>Bare room</th><th>With 20 m²</th></tr></thead><tbody><tr><td>125 Hz</td><td>1.90 s</td><td>1.67 s</td></tr><tr><td>250 Hz</td><td>2.16 s</td><td>1.55 s</td></tr><tr><td>500 Hz</td><td>2.78 s</td><td>1.19 s</td></tr><tr><td>1000 Hz</td><td>2.86 s</td><td>1.01 s</td></tr><tr><td>2000 Hz</td><td>3.42 s</td><td>1.20 s</td></tr></tbody></table>
<p>Where speech lives the time falls by more than half, and anyone will hear it. At 125 Hz hardly anything happens. The example is unfurnished; your sofa and carpet will help.</p>
<h2>Three limits</h2>
<ul><li><strong>Bass.</strong> A paper of the Institute of Acoustics finds predictions for slat structures reliable only from 200 Hz up. Lower down it takes a deeper cavity and wool; see <a href="/article/bass-and-wool.html">Bass and wool</a>.</li><li><strong>Neighbours.</strong> Slats take up the echo in your own room. They do not make the wall thicker, and next door's television comes through as before; see <a href="/article/absorption-is-not-insulation.html">Absorption is not insulation</a>.</li><li><strong>Numbers.</strong> If the NRC on the box does not say how the panel was mounted, do not use it for your wall.</li></ul>
<h2>When to call somebody</h2>
<ol><li>For ceilings: the weight hangs overhead, and someone has to answer for the fixings.</li><li>In public or rented premises, where a reaction-to-fire class needs a report for the same build-up.</li><li>For home cinemas and music rooms, where bass and seating matter more than area: see <a href="/programme/home-listening">Listening at home</a>.</li><li>If there are cables or pipes in the wall and you are not sure where.</li></ol>
<p>For the rest, go ahead. The steps are in <a href="/article/installing-slat-panels.html">Installing slat panels</a>, the timber in the <a href="/productdetail/batten-kit.html">batten kit</a>.</p>`,
      ar: `<p>شرائح ولبّاد وبضع عشرات من البراغي، وعطلة أسبوع واحدة، وجدار. لعلّ لوح الشرائح الخشبية أسهل الماصّات تناولًا في السنوات الأخيرة. وتردّ صحيفة «دي تلغراف» الهولندية هذا الرواج إلى إسكندنافيا، وإلى مصنّع دنماركي طوّر شرائحه على اللبّاد عام 2017. أما النصف الآخر من السبب فيراه ممثّل العلامة في هولندا في الطراز الداخلي: أبواب فولاذية وأرضيات متعرّجة وزجاج كثير، وهذا كله وبال على الصوت.</p>
<h2>قاعدة تقريبية</h2>
<p>ينقل التقرير نفسه قاعدة المصنّع: ألواح تعادل 25 إلى 30% من مساحة الأرضية، على المساحات الكبيرة الخالية من الجدار أو السقف. وطريقة التركيب تحدّد الفئة: D على الجدار مباشرة، وC على عوارض. فنصف يوم في تثبيت العوارض أنفع من بضعة ألواح زائدة.</p>
<h2>بالأرقام</h2>
<p>غرفة ${ltr("9 × 7 × 3")} م بأرضية صلبة وسقف من ألواح الجبس، وعلى جدرانها 20 م² من الشرائح، أي 32% من الأرضية، على عوارض 50 مم بلا صوف. المنحنى منشور وفق ISO 354 (طريقة التركيب غير مذكورة، ونقرؤها فراغًا 50 مم من دون صوف)، والأزمنة <strong>محسوبة</strong> بمعادلة سابين لا مقيسة:</p>
<table><thead><tr><th>التردد</th><th>الغرفة خالية</th><th>مع 20 م²</th></tr></thead><tbody><tr><td>125 هرتز</td><td>1.90 ث</td><td>1.67 ث</td></tr><tr><td>250 هرتز</td><td>2.16 ث</td><td>1.55 ث</td></tr><tr><td>500 هرتز</td><td>2.78 ث</td><td>1.19 ث</td></tr><tr><td>1000 هرتز</td><td>2.86 ث</td><td>1.01 ث</td></tr><tr><td>2000 هرتز</td><td>3.42 ث</td><td>1.20 ث</td></tr></tbody></table>
<p>في نطاق الكلام ينقص الزمن أكثر من النصف، وهذا يسمعه كل أحد. وعند 125 هرتز لا يكاد يتغيّر شيء. والمثال بلا أثاث، وستعينك الأريكة والسجادة.</p>
<h2>ثلاثة حدود</h2>
<ul><li><strong>النغمات المنخفضة.</strong> تذكر ورقة لمعهد الصوتيات البريطاني أن حساب تراكيب الشرائح لا يُعتمد عليه إلا من 200 هرتز فما فوق. وما دونها يحتاج إلى فراغ أعمق وصوف، كما في <a href="/article/bass-and-wool.html">النغمات المنخفضة والصوف الصخري</a>.</li><li><strong>الجيران.</strong> تمتصّ الشرائح صدى غرفتك ولا تزيد الجدار سماكة، فصوت تلفاز الجار يعبر كما كان، انظر <a href="/article/absorption-is-not-insulation.html">امتصاص الصوت ليس عزلًا للصوت</a>.</li><li><strong>الأرقام.</strong> إذا لم تقل قيمة NRC على العلبة كيف رُكّب اللوح فلا تحسب بها جدارك.</li></ul>
<h2>متى يُستدعى مختصّ</h2>
<ol><li>للأسقف: الوزن فوق الرؤوس، ولا بدّ من مسؤول عن التثبيت.</li><li>في الأماكن العامة والمستأجرة، حيث تحتاج فئة التفاعل مع الحريق إلى تقرير للتركيبة نفسها.</li><li>للسينما المنزلية وغرف الموسيقى، حيث النغمات المنخفضة وترتيب المقاعد أهم من المساحة: برنامج <a href="/programme/home-listening">الاستماع في المنزل</a>.</li><li>إذا كان في الجدار أسلاك أو أنابيب ولست على يقين من موضعها.</li></ol>
<p>وفيما عدا ذلك فابدأ. الخطوات في <a href="/article/installing-slat-panels.html">تركيب ألواح الشرائح الخشبية</a>، والعوارض في <a href="/productdetail/batten-kit.html">طقم العوارض</a>.</p>`,
    },
    cover: "case-jiazhuang-hefei-show-flats-2",
    date: "2026-01-13",
    tags: ["home", "installation", "low-frequency", "insulation"],
    questions: [
      {
        question: {
          zh: "客厅装多少平方米格栅合适？",
          en: "How much slat panel does a living room need?",
          ar: "كم تحتاج غرفة المعيشة من ألواح الشرائح؟",
        },
        answer: {
          zh: "一家厂商的经验是地面面积的 25% 到 30%。它只是起点，层高、家具和安装方式都会改变结果。",
          en: "One maker's rule of thumb is 25 to 30% of the floor area. It is a starting point; height, furniture and mounting change the result.",
          ar: "قاعدة أحد المصنّعين 25 إلى 30% من مساحة الأرضية. وهي نقطة بداية، فالارتفاع والأثاث وطريقة التركيب تغيّر النتيجة.",
        },
      },
      {
        question: {
          zh: "格栅墙能挡住邻居的声音吗？",
          en: "Does a slat wall keep out the neighbours?",
          ar: "هل يمنع جدار الشرائح صوت الجيران؟",
        },
        answer: {
          zh: "不能。它减少自己房间里的混响，不增加墙体的隔声。",
          en: "No. It shortens reverberation in your own room and adds no sound insulation to the wall.",
          ar: "لا. فهو يقصّر الارتداد في غرفتك ولا يزيد عزل الجدار للصوت.",
        },
      },
    ],
    sources: [source.slatTrend, source.slatSheet, source.vorlaender, source.slatTheory],
  },
  {
    id: "reading-an-epd-for-absorbers",
    class: "industry",
    title: {
      zh: "吸声材料的 EPD 怎么比：一个 GWP，三个前提",
      en: "Comparing EPDs for absorbers: one GWP, three conditions",
      ar: "كيف تُقارن إعلانات EPD لمواد الامتصاص: قيمة GWP واحدة وثلاثة شروط",
    },
    summary: {
      zh: "环境产品声明把一件产品的一生拆成几个阶段。对吸声材料，最常拿来比的是全球变暖潜能值。要比得公平，单位、阶段和功能三样都得对上。",
      en: "An environmental product declaration divides the life of a product into stages. For absorbers the figure most often compared is the global warming potential. A fair comparison needs the same unit, the same stages and the same function.",
      ar: "يقسم الإعلان البيئي للمنتج عمرَه إلى مراحل. وأكثر ما يُقارن في مواد الامتصاص هو قدرة الاحترار العالمي. والمقارنة العادلة تشترط تطابق الوحدة والمراحل والوظيفة.",
    },
    body: {
      zh: `<p>选吸声材料，从前看三样：声学、样式、价格。Ecophon 在一篇面向设计人员的文章里说，现在还得加上第四样：产品对环境的代价；而评估的第一份文件，应当是环境产品声明，即 EPD。</p>
<h2>一份 EPD 里有什么</h2>
<p>同一篇文章把完整的 EPD 归为五段：</p>
<table><thead><tr><th>阶段</th><th>内容</th></tr></thead><tbody><tr><td>A1–A3</td><td>原材料与制造</td></tr><tr><td>A4–A5</td><td>运输、安装及其能耗</td></tr><tr><td>B1–B7</td><td>使用，例如维护和维修</td></tr><tr><td>C1–C4</td><td>寿命终止与废弃处理</td></tr><tr><td>D</td><td>再利用、回收与循环的潜力</td></tr></tbody></table>
<p>指标很多，作者建议吸声材料先看其中一个：全球变暖潜能值 GWP，以千克计，汇总所评估各阶段的温室气体。他们也承认，它讲不完整个故事，只是一把还算简单的尺子。</p>
<h2>三个前提</h2>
<ol><li><strong>单位相同。</strong>每平方米对每平方米，而且是装好之后的平方米：龙骨、岩棉和胶，要么都算，要么都不算。</li><li><strong>阶段相同。</strong>一份只到 A3，一份算到 C4，数字大的未必是差的。D 是潜力，单独列出，不要从前面的数里扣掉再比。</li><li><strong>功能相同。</strong>买的是吸声，就该按吸声来分摊。</li></ol>
<h2>第三条怎么算</h2>
<p>以下数字<strong>纯为演算而设</strong>，不是任何产品的数据：</p>
<table><thead><tr><th></th><th>甲板</th><th>乙板</th></tr></thead><tbody><tr><td>GWP，每平方米板</td><td>6 kg CO₂e</td><td>9 kg CO₂e</td></tr><tr><td>500 Hz 吸声系数（同一安装方式）</td><td>0.50</td><td>0.90</td></tr><tr><td>GWP，每平方米等效吸声面积</td><td>12 kg CO₂e</td><td>10 kg CO₂e</td></tr></tbody></table>
<p>按板面算，甲板低三分之一；按吸声算，乙板反而低。房间需要 30 m² 的吸声，甲要 60 m² 板，乙只要约 33 m²。换一个频率，结果可能又反过来，所以这种比较要逐频带做，并写明安装方式。</p>
<h2>向供应商问什么</h2>
<ul><li>EPD 覆盖的是这一款，还是一个产品系列的平均？</li><li>声明单位是什么，包括龙骨和填充吗？</li><li>算到哪个阶段，有效期到什么时候？</li><li>与它配套的吸声报告，是不是同一种构造？</li></ul>
<h2>我们现在的情况</h2>
<p>听禾的产品目前没有 EPD，所以产品页不写 GWP。不写，比估一个数字诚实。两座工厂按 ISO 14001 管理粉尘、溶剂、边角料和用电，但那是管理体系，说的是工厂怎么管，不能代替某一块板的声明。项目若要求 EPD，请在询价时写明，我们会照实说明能提供什么。吸声数据的看法见<a href="/article/reading-an-absorption-curve.html">《怎样读一条吸声曲线》</a>。</p>`,
      en: `<p>Choosing an absorber used to mean weighing acoustics, looks and budget. In an article for designers Ecophon adds a fourth item, the cost to the environment, and names the document to start with: the environmental product declaration, or EPD.</p>
<h2>What is in it</h2>
<p>The same article sorts a good EPD into five parts:</p>
<table><thead><tr><th>Stages</th><th>Contents</th></tr></thead><tbody><tr><td>A1–A3</td><td>Raw materials and manufacture</td></tr><tr><td>A4–A5</td><td>Transport, installation and the energy for them</td></tr><tr><td>B1–B7</td><td>Use, such as maintenance and repair</td></tr><tr><td>C1–C4</td><td>End of life and waste</td></tr><tr><td>D</td><td>Potential for reuse, recovery and recycling</td></tr></tbody></table>
<p>Of the many indicators the authors single out one for sound absorbers: the global warming potential, GWP, which adds up in kilograms the greenhouse gases of all stages assessed. They grant that it does not tell the whole story; it is a fairly simple measure for comparing.</p>
<h2>Three conditions</h2>
<ol><li><strong>The same unit.</strong> Square metre against square metre, and of the finished wall: battens, wool and adhesive are counted for both or for neither.</li><li><strong>The same stages.</strong> If one declaration ends at A3 and another goes on to C4, the larger figure need not be the worse one. D is a potential and stands apart; do not subtract it before comparing.</li><li><strong>The same function.</strong> What you buy is absorption, so share the burden out by absorption.</li></ol>
<h2>The third one in figures</h2>
<p>These numbers are made up <strong>for the exercise</strong> and belong to no product:</p>
<table><thead><tr><th></th><th>Panel P</th><th>Panel Q</th></tr></thead><tbody><tr><td>GWP per m² of panel</td><td>6 kg CO₂e</td><td>9 kg CO₂e</td></tr><tr><td>Coefficient at 500 Hz, same mounting</td><td>0.50</td><td>0.90</td></tr><tr><td>GWP per m² of equivalent absorption area</td><td>12 kg CO₂e</td><td>10 kg CO₂e</td></tr></tbody></table>
<p>By panel area P is a third lower; by absorption Q is. A room in need of 30 m² of absorption takes 60 m² of P or about 33 m² of Q. At another frequency the order may turn round, so do this band by band and say which mounting.</p>
<h2>What to ask a supplier</h2>
<ul><li>Does the EPD cover this product, or the average of a family?</li><li>What is the declared unit, and are battens and filling in it?</li><li>Which stages does it include, and until when is it valid?</li><li>Is the absorption report that goes with it for the same build-up?</li></ul>
<h2>Where we stand</h2>
<p>Tinghe has no EPD for its products today, and so our product pages state no GWP. Leaving it out is more honest than an estimate. Both factories work under ISO 14001, with targets for dust, solvents, offcuts and electricity. That is a management system: it says how a factory is run and does not replace a declaration for a panel. If your project asks for an EPD, write it into the inquiry and we will say plainly what we can supply. For the acoustic half of the comparison see <a href="/article/reading-an-absorption-curve.html">How to read an absorption curve</a>.</p>`,
      ar: `<p>كان اختيار مادة ماصّة للصوت موازنة بين الصوت والشكل والميزانية. وفي مقال موجّه إلى المصمّمين تضيف Ecophon أمرًا رابعًا هو الكلفة على البيئة، وتسمّي الوثيقة التي يُبدأ بها: الإعلان البيئي للمنتج، أو EPD.</p>
<h2>ما فيه</h2>
<p>يقسم المقال نفسه الإعلان الجيد خمسة أقسام:</p>
<table><thead><tr><th>المراحل</th><th>المحتوى</th></tr></thead><tbody><tr><td>${ltr("A1–A3")}</td><td>المواد الخام والتصنيع</td></tr><tr><td>${ltr("A4–A5")}</td><td>النقل والتركيب وما يلزمهما من طاقة</td></tr><tr><td>${ltr("B1–B7")}</td><td>الاستعمال، كالصيانة والإصلاح</td></tr><tr><td>${ltr("C1–C4")}</td><td>نهاية العمر والنفايات</td></tr><tr><td>D</td><td>إمكان إعادة الاستعمال والاسترداد والتدوير</td></tr></tbody></table>
<p>ومن بين المؤشرات الكثيرة يختار الكاتبون واحدًا لمواد الامتصاص: قدرة الاحترار العالمي GWP، وتجمع بالكيلوغرام غازات الدفيئة في كل المراحل المشمولة. ويقرّون بأنها لا تحكي القصة كلها، لكنها مقياس بسيط نسبيًا للمقارنة.</p>
<h2>ثلاثة شروط</h2>
<ol><li><strong>الوحدة نفسها.</strong> متر مربع بمتر مربع، ومن الجدار المكتمل: فالعوارض والصوف واللاصق تُحسب للاثنين أو لا تُحسب لأيٍّ منهما.</li><li><strong>المراحل نفسها.</strong> إذا توقّف إعلان عند A3 وبلغ آخر C4 فليس الرقم الأكبر هو الأسوأ بالضرورة. والمرحلة D إمكانٌ يُذكر وحده، فلا تطرحه قبل المقارنة.</li><li><strong>الوظيفة نفسها.</strong> أنت تشتري امتصاصًا، فليُوزَّع العبء على الامتصاص.</li></ol>
<h2>الشرط الثالث بالأرقام</h2>
<p>هذه أرقام وُضعت <strong>للتمرين</strong> وليست لأي منتج:</p>
<table><thead><tr><th></th><th>اللوح الأول</th><th>اللوح الثاني</th></tr></thead><tbody><tr><td>GWP لكل م² من اللوح</td><td>${ltr("6 kg CO₂e")}</td><td>${ltr("9 kg CO₂e")}</td></tr><tr><td>المعامل عند 500 هرتز، بطريقة تركيب واحدة</td><td>0.50</td><td>0.90</td></tr><tr><td>GWP لكل م² من مساحة الامتصاص المكافئة</td><td>${ltr("12 kg CO₂e")}</td><td>${ltr("10 kg CO₂e")}</td></tr></tbody></table>
<p>بمساحة اللوح يكون الأول أقل بالثلث، وبالامتصاص يكون الثاني هو الأقل. فغرفة تحتاج إلى 30 م² من الامتصاص تأخذ 60 م² من الأول أو نحو 33 م² من الثاني. وقد ينقلب الترتيب عند تردد آخر، فقارن نطاقًا نطاقًا واذكر طريقة التركيب.</p>
<h2>ما يُسأل عنه المورّد</h2>
<ul><li>هل الإعلان لهذا المنتج أم لمتوسط عائلة من المنتجات؟</li><li>ما الوحدة المعلنة، وهل تشمل العوارض والحشو؟</li><li>أي المراحل يشمل، وإلى متى يسري؟</li><li>هل تقرير الامتصاص المرافق للتركيبة نفسها؟</li></ul>
<h2>وأين نحن</h2>
<p>ليس لمنتجات تينغخه إعلان EPD اليوم، ولذلك لا تذكر صفحات منتجاتنا قيمة GWP، والسكوت عنها أصدق من التقدير. ويعمل المصنعان وفق ISO 14001 بأهداف للغبار والمذيبات والقصاصات والكهرباء، لكن ذلك نظام إدارة يقول كيف يُدار المصنع ولا يغني عن إعلان للّوح. فإن طلب مشروعك EPD فاكتبه في الاستفسار نُجبك بوضوح عمّا يمكننا تقديمه. وللنصف الصوتي من المقارنة اقرأ <a href="/article/reading-an-absorption-curve.html">كيف تقرأ منحنى امتصاص الصوت</a>.</p>`,
    },
    cover: "pet-hexagon-1",
    date: "2026-05-12",
    tags: ["ratings", "absorption", "testing"],
    questions: [
      {
        question: {
          zh: "比较两份 EPD 时先看哪个数？",
          en: "Which figure of two EPDs should be compared first?",
          ar: "أي رقم يُقارن أولًا في إعلانَي EPD؟",
        },
        answer: {
          zh: "全球变暖潜能值 GWP，前提是声明单位、所含阶段和安装构造都相同，并结合吸声量来看。",
          en: "The global warming potential, provided that declared unit, stages and build-up agree, and seen together with the absorption.",
          ar: "قدرة الاحترار العالمي GWP، بشرط تطابق الوحدة والمراحل والتركيبة، وبالنظر إلى مقدار الامتصاص معها.",
        },
      },
      {
        question: {
          zh: "ISO 14001 能代替 EPD 吗？",
          en: "Does ISO 14001 replace an EPD?",
          ar: "هل تغني ISO 14001 عن EPD؟",
        },
        answer: {
          zh: "不能。ISO 14001 是工厂的环境管理体系，EPD 说的是一件产品。",
          en: "No. ISO 14001 is a management system of a factory; an EPD speaks of a product.",
          ar: "لا، فهي نظام إدارة بيئية للمصنع، أما EPD فيتحدث عن منتج.",
        },
      },
    ],
    sources: [source.epd],
  },
  {
    id: "product-data-machines-can-read",
    class: "industry",
    title: {
      zh: "能被机器读懂的产品数据：先把一个数写完整",
      en: "Product data that machines can read: finish the number first",
      ar: "بيانات منتجات تقرؤها الآلات: أكمل الرقم أولًا",
    },
    summary: {
      zh: "已有商家把选板、查目录、估装柜做成机器可以调用的工具。对设计人员来说，要紧的不是工具，而是数据：一个数带着单位、安装方式、标准和出处，机器才不会念错。",
      en: "Some shops already offer panel selection, catalogue and container loading as tools for machines. For specifiers the tool matters less than the data: a number with unit, mounting, standard and source is one that a machine cannot misread.",
      ar: "صارت متاجر تعرض اختيار الألواح والدليل وتقدير الحاوية أدواتٍ للآلات. والأهم للمصمّم من الأداة هو البيانات: رقم معه وحدته وطريقة تركيبه ومعياره ومصدره لا تخطئ الآلة قراءته.",
    },
    body: {
      zh: `<p>设计人员的助手，越来越可能不是人，而是一段程序。它读目录、挑材料、填表格，速度快，也很听话：目录里写错一处，它就忠实地错一处。</p>
<h2>已经有人这样做了</h2>
<ul><li>一家卖吸声板的商店公开了一个工具：输入房间尺寸和用途，返回板的规格与数量、处理前后的回声估算、当前价格与运费说明。</li><li>智利一家商店把商品目录、店铺政策和搜索做成了可调用的接口。</li><li>一家竹板厂的工具能估算装柜，并在结果旁写明：这是计划估算，不是装载许可。</li></ul>
<p>第三个例子最值得学：提醒和数字放在一起，不会在转述中丢掉。</p>
<h2>BIM 里的一格不够用</h2>
<p>IFC4 的面层构件 IfcCovering 有现成的字段：Pset_CoveringCommon 里有 AcousticRating（声学等级）、Combustible（可燃性）、Finish（饰面），制造商信息里有 ArticleNumber 和 ModelReference。问题在于 AcousticRating 只有一格，而一块格栅板贴墙、架空、填棉各有各的数值。办法是把每种安装方式建成一个单独的类型，名称里写明总深度，而不是给“板”填一个最好看的数。</p>
<h2>空格也会说话</h2>
<p>我们见过一份公开的数据单，装箱数、箱规、毛重、条码一应俱全，税则号一栏却填着 0。人一看就知道是没填；程序看到的，是一个叫“0”的税号。没有的数据要么整项不写，要么写明“没有”，不能用 0 或横线糊弄。</p>
<h2>表格胜过图片</h2>
<p>吸声曲线若只是一张图，谁也没法复核。写成 1/3 倍频带的数表，设计人员贴进公开的计算工具，就能自己得出 αw 和等级；对得上，信任就有了。</p>
<h2>一个完整的数，有六个部分</h2>
<table><thead><tr><th>部分</th><th>例子</th></tr></thead><tbody><tr><td>数值与单位</td><td>500 Hz，0.75</td></tr><tr><td>是什么量</td><td>吸声系数，不是 NRC</td></tr><tr><td>安装方式与总深度</td><td>50 mm 龙骨，空腔不填充</td></tr><tr><td>标准</td><td>ISO 354</td></tr><tr><td>证据</td><td>文献、检测报告（编号），或仅供参考</td></tr><tr><td>出处与日期</td><td>公开技术资料，网址</td></tr></tbody></table>
<p>表中的 0.75 就是我们<a href="/productdetail/slat-oak.html">天然橡木格栅板</a>页面上引用的文献值，它不是我们产品的检测结果；缺了第五行，谁都会误会。</p>
<h2>可以向供应商提的要求</h2>
<p>索取数据时请加一句：数值以文本表格提供，按安装方式分列，注明标准、实验室、报告编号与日期；没有的项目留空并说明。给人看，这是一份更好的数据单；给机器看，也一样。安装方式的意义见<a href="/article/why-mounting-matters.html">《同一块板，三种装法，三个结果》</a>，税则见<a href="/article/hs-headings-for-panels.html">《吸音板的税则品目》</a>。</p>`,
      en: `<p>A specifier's assistant is more and more likely to be a program. It reads catalogues, picks materials and fills in schedules. It is quick and it is obedient: where the catalogue is wrong, it is faithfully wrong.</p>
<h2>It has begun</h2>
<ul><li>A shop for acoustic panels offers a tool that takes the size and use of a room and returns a panel size and count, an estimate of the echo before and after, current prices and the shipping terms.</li><li>A shop in Chile has opened its catalogue, its policies and its search to programs.</li><li>A maker of bamboo boards lets them estimate a container load, and says beside the result that this is a planning estimate and not a loading approval.</li></ul>
<p>The third example is the one to learn from. Its caution travels with the number and does not get lost on the way.</p>
<h2>One box in BIM is not enough</h2>
<p>IFC4 has fields ready for a covering, IfcCovering. In Pset_CoveringCommon there are AcousticRating, Combustible and Finish; the manufacturer's information has ArticleNumber and ModelReference. The difficulty is that AcousticRating is a single box, while a slat panel has one value flat on the wall, another on battens and a third with wool. A way out is to model each mounting as a type of its own, with the overall depth in its name, and not to give “the panel” its handsomest figure.</p>
<h2>Empty boxes speak as well</h2>
<p>We have seen a published data sheet with everything on it, units per box, box size, gross weight, bar code, and a 0 in the field for the HS code. A person sees that it was not filled in. A program sees a tariff code called 0. What is missing should be left out or said to be missing; a nought or a dash does neither.</p>
<h2>A table beats a picture</h2>
<p>Nobody can check a curve that exists only as an image. As a table in third octaves it can be pasted into a public calculator, which returns αw and class. If they agree with the sheet, trust has been earned.</p>
<h2>A complete number has six parts</h2>
<table><thead><tr><th>Part</th><th>Example</th></tr></thead><tbody><tr><td>Value and unit</td><td>0.75 at 500 Hz</td></tr><tr><td>Quantity</td><td>absorption coefficient, not NRC</td></tr><tr><td>Mounting and depth</td><td>50 mm battens, empty void</td></tr><tr><td>Standard</td><td>ISO 354</td></tr><tr><td>Evidence</td><td>literature, a report with its number, or indicative</td></tr><tr><td>Source and date</td><td>published technical sheet, address</td></tr></tbody></table>
<p>The 0.75 is the literature value quoted on the page of our <a href="/productdetail/slat-oak.html">natural oak slat panel</a>. It is no test of ours, and without the fifth line anyone would take it for one.</p>
<h2>What to ask of suppliers</h2>
<p>Add one sentence to your request: values as a text table, by mounting, with standard, laboratory, report number and date; what does not exist stays blank and says so. It makes a better sheet for people, and for machines too. On mountings see <a href="/article/why-mounting-matters.html">One panel, three mountings, three results</a>; on tariffs, <a href="/article/hs-headings-for-panels.html">HS headings for panels</a>.</p>`,
      ar: `<p>مساعد المصمّم اليوم قد يكون برنامجًا لا إنسانًا. يقرأ الأدلّة ويختار المواد ويملأ الجداول، سريعًا ومطيعًا: فحيث يخطئ الدليل يخطئ هو بأمانة.</p>
<h2>لقد بدأ الأمر</h2>
<ul><li>متجر لألواح الصوت يعرض أداة تأخذ مقاس الغرفة واستعمالها وتعيد مقاس اللوح وعدده وتقدير الصدى قبل المعالجة وبعدها والأسعار الحالية وشروط الشحن.</li><li>ومتجر في تشيلي فتح للبرامج دليله وسياساته وبحثه.</li><li>ومصنّع لألواح الخيزران يتيح لها تقدير حمولة الحاوية، ويكتب بجوار النتيجة أنها تقدير للتخطيط وليست إذنًا بالتحميل.</li></ul>
<p>والمثال الثالث أولاها بالتعلّم: تنبيهه يسافر مع الرقم فلا يضيع في الطريق.</p>
<h2>خانة واحدة في BIM لا تكفي</h2>
<p>في IFC4 حقول جاهزة للكسوات IfcCovering: ففي Pset_CoveringCommon نجد AcousticRating وCombustible وFinish، وفي بيانات المصنّع ArticleNumber وModelReference. والصعوبة أن AcousticRating خانة واحدة، وللوح الشرائح قيمة على الجدار وأخرى على عوارض وثالثة مع الصوف. والمخرج أن تُنمذج كل طريقة تركيب نوعًا مستقلًّا يحمل اسمُه العمق الكلي، لا أن يُعطى «اللوح» أجمل أرقامه.</p>
<h2>والخانة الفارغة تتكلّم</h2>
<p>رأينا نشرة بيانات منشورة فيها كل شيء: عدد القطع في العلبة ومقاسها ووزنها الإجمالي ورمزها الشريطي، وفي خانة رمز التعرفة صفر. يرى الإنسان أنها لم تُملأ، ويرى البرنامج رمز تعرفة اسمه 0. فما لا يوجد إما أن يُحذف وإما أن يُقال إنه غير موجود، والصفر والشرطة لا يفعلان هذا ولا ذاك.</p>
<h2>الجدول خير من الصورة</h2>
<p>المنحنى الذي لا يوجد إلا صورةً لا يمكن التحقق منه. فإذا كُتب جدولًا بأثلاث الأوكتاف أمكن لصقه في حاسبة عامة تعيد αw والفئة، فإن طابقت النشرة فقد استُحقّت الثقة.</p>
<h2>للرقم الكامل ستة أجزاء</h2>
<table><thead><tr><th>الجزء</th><th>مثال</th></tr></thead><tbody><tr><td>القيمة والوحدة</td><td>0.75 عند 500 هرتز</td></tr><tr><td>الكمية</td><td>معامل امتصاص الصوت، لا NRC</td></tr><tr><td>طريقة التركيب والعمق</td><td>عوارض 50 مم وفراغ غير محشوّ</td></tr><tr><td>المعيار</td><td>ISO 354</td></tr><tr><td>الدليل</td><td>قيمة منشورة، أو تقرير برقمه، أو قيمة استرشادية</td></tr><tr><td>المصدر والتاريخ</td><td>نشرة فنية منشورة وعنوانها</td></tr></tbody></table>
<p>والقيمة 0.75 هي القيمة المنشورة المذكورة في صفحة <a href="/productdetail/slat-oak.html">لوح شرائح البلوط الطبيعي</a>، وليست اختبارًا لمنتجنا، ولولا السطر الخامس لظنّها كل قارئ كذلك.</p>
<h2>ما يُطلب من المورّدين</h2>
<p>أضف إلى طلبك جملة: القيم في جدول نصّي بحسب طريقة التركيب، مع المعيار والمختبر ورقم التقرير وتاريخه، وما لا يوجد يُترك فارغًا ويُذكر ذلك. فهذه نشرة أفضل للناس وللآلات معًا. وعن طرق التركيب اقرأ <a href="/article/why-mounting-matters.html">لوح واحد وثلاث طرق تركيب وثلاث نتائج</a>، وعن التعرفة <a href="/article/hs-headings-for-panels.html">بنود النظام المنسّق للألواح</a>.</p>`,
    },
    cover: "craft-cnc-1",
    date: "2026-10-13",
    tags: ["testing", "ratings", "shipping"],
    questions: [
      {
        question: {
          zh: "IFC 里的 AcousticRating 该怎么填？",
          en: "How should AcousticRating be filled in for IFC?",
          ar: "كيف يُملأ حقل AcousticRating في IFC؟",
        },
        answer: {
          zh: "按安装方式分别建类型，各填各的数值，并在名称里写明总深度；没有证据的不填。",
          en: "Make one type per mounting, each with its own value and the overall depth in its name. Where there is no evidence, leave it out.",
          ar: "اجعل لكل طريقة تركيب نوعًا له قيمته وعمقه الكلي في اسمه، وحيث لا دليل فاتركه.",
        },
      },
      {
        question: {
          zh: "一个完整的吸声数值要包括什么？",
          en: "What makes an absorption value complete?",
          ar: "ممَّ تتألّف قيمة الامتصاص الكاملة؟",
        },
        answer: {
          zh: "数值与频率、量的名称、安装方式与总深度、标准、证据种类、出处与日期。",
          en: "Value and frequency, the quantity, mounting and depth, the standard, the kind of evidence, source and date.",
          ar: "القيمة والتردد، واسم الكمية، وطريقة التركيب والعمق، والمعيار، ونوع الدليل، والمصدر والتاريخ.",
        },
      },
    ],
    sources: [
      source.panelTool,
      source.storeTools,
      source.loadTool,
      source.ifcCovering,
      source.packingSheet,
      source.ratingTool,
      source.slatSheet,
    ],
  },
];

import * as published from "#domain/acoustics/published-curves.ts";
import type { ComparableContent } from "#domain/catalogue/product-content.ts";
import type { Localized } from "#domain/language/localized.ts";

type Published = Omit<ComparableContent, "differs">;

/** What somebody has published, put beside a product: in what the two differ is said each time. */
export function comparableTo(construction: Published, differs: Localized): ComparableContent {
  return { ...construction, differs };
}

const auralization: Published["evidence"] = {
  kind: "literature",
  source: {
    zh: "M. Vorländer《Auralization》（Springer）吸声系数表，按 pyroomacoustics 的转录",
    en: "M. Vorländer, Auralization (Springer), table of absorption coefficients, as transcribed in pyroomacoustics",
    ar: "M. Vorländer، كتاب Auralization (Springer)، جدول معاملات امتصاص الصوت كما نُقل في pyroomacoustics",
  },
  url: "https://github.com/LCAV/pyroomacoustics",
};

/**
 * The sheet has third-octaves but none at 315 Hz, so there is no octave value at 250 Hz. That its
 * one table belongs to the fixing without wool is our inference.
 */
export const slatSheet: Published = {
  absorption: { 125: 0.12, 500: 0.75, 1000: 1.09, 2000: 0.85, 4000: 0.81 },
  specimen: {
    zh: "木条贴毡的格栅板，试件 15.84 m²。木条、缝与毡的尺寸：未说明。资料画了两种做法（50 mm 空腔；同样空腔填岩棉），却只有一张数值表，没有说属于哪一种；我们按不填棉理解。315 Hz 缺值，所以 250 Hz 倍频带不列（1/3 倍频带：200 Hz 0.20，250 Hz 0.30）",
    en: "Wood slats on felt, 15.84 m². Sizes of slats, gaps and felt: not stated. The sheet draws two fixings (50 mm void; the same with rock wool) and has one table of numbers without saying to which it belongs; we read it as the void without wool. There is no value at 315 Hz, hence none for the 250 Hz octave (thirds: 0.20 at 200 Hz, 0.30 at 250 Hz)",
    ar: "شرائح خشبية على لبّاد، مساحة العيّنة 15.84 م². مقاسات الشرائح والفواصل واللبّاد: غير مذكورة. ترسم النشرة طريقتي تركيب (فراغ 50 مم، والفراغ نفسه مع صوف صخري) وفيها جدول أرقام واحد لا يذكر لأيّهما هو؛ ونقرؤه على أنه للفراغ دون صوف. ولا قيمة عند 315 هرتز، فلا قيمة لأوكتاف 250 هرتز (أثلاث الأوكتاف: 0.20 عند 200 هرتز و0.30 عند 250 هرتز)",
  },
  evidence: {
    kind: "literature",
    standard: "ISO 354",
    source: {
      zh: "另一厂家格栅板公开的技术资料",
      en: "Published technical sheet of another maker's slat panel",
      ar: "نشرة فنية منشورة للوح شرائح من مصنّع آخر",
    },
    url: "https://cdn.shopify.com/s/files/1/0625/2599/7240/files/Slatpanel-Technical-Sheet_ff6a6509-c8f6-4a85-b5be-0bda3604d7e6_3.pdf",
  },
};

export const perforatedChipboard: Published = {
  absorption: published.perforatedChipboard,
  specimen: {
    zh: "穿孔贴皮刨花板，厚 50 mm，孔径 1 mm，孔距 3 mm，穿孔率 9%，150 mm 空腔内有 30 mm 矿物棉。棉的密度与位置：未说明",
    en: "Perforated veneered chipboard, 50 mm, 1 mm holes, 3 mm spacing, 9 % hole area, 150 mm cavity with 30 mm mineral wool. Density and place of the wool: not stated",
    ar: "لوح خشب حبيبي مقشور ومثقّب بسماكة 50 مم، ثقوب 1 مم بتباعد 3 مم، نسبة التثقيب 9 %، فراغ 150 مم فيه صوف معدني 30 مم. كثافة الصوف وموضعه: غير مذكورين",
  },
  evidence: auralization,
};

export const fibreMats: Published = {
  absorption: { 125: 0.07, 250: 0.07, 500: 0.2, 1000: 0.41, 2000: 0.75, 4000: 0.97 },
  specimen: {
    zh: "多孔柔性纤维网毡，自熄。厚度、密度与安装方式：未说明",
    en: "Mats of porous flexible fibrous web fabric, self-extinguishing. Thickness, density and mounting: not stated",
    ar: "حصائر من نسيج ليفي مسامي مرن ذاتي الانطفاء. السماكة والكثافة وطريقة التركيب: غير مذكورة",
  },
  evidence: auralization,
};

export const mineralBoardOverCavity: Published = {
  absorption: published.mineralBoardOverCavity,
  specimen: {
    zh: "矿物纤维吸声板，厚 20 mm，3.4 kg/m²，50 mm 空腔。空腔是否分隔：未说明",
    en: "Fibre absorber of mineral fibre, 20 mm, 3.4 kg/m², 50 mm cavity. Whether the cavity was divided: not stated",
    ar: "ماصّ من ألياف معدنية بسماكة 20 مم ووزن 3.4 كغ/م² وفراغ 50 مم. تقسيم الفراغ: غير مذكور",
  },
  evidence: auralization,
};

import type { OctaveAbsorption } from "#domain/catalogue/absorption.ts";
import type { Evidence } from "#domain/catalogue/evidence.ts";

type Published = { absorption: OctaveAbsorption; evidence: Evidence };

const auralization = {
  zh: "M. Vorländer《Auralization》（Springer），吸声系数表",
  en: "M. Vorländer, Auralization (Springer), table of absorption coefficients",
  ar: "م. فورلندر، Auralization (Springer)، جدول معاملات الامتصاص",
};
const auralizationUrl = "https://github.com/LCAV/pyroomacoustics";

/** Wood slats on felt, 50 mm battens, no wool; ISO 354, 15.84 m² sample. */
export const slatOnBattens: Published = {
  absorption: { 125: 0.12, 250: 0.3, 500: 0.75, 1000: 1.09, 2000: 0.85, 4000: 0.81 },
  evidence: {
    kind: "literature",
    standard: "ISO 354",
    source: {
      zh: "公开的同类构造格栅板技术资料，50 mm 空腔",
      en: "Published technical sheet of a slat panel of the same construction, 50 mm void",
      ar: "نشرة فنية منشورة للوح شرائح بالتركيبة نفسها، فراغ 50 مم",
    },
    url: "https://cdn.shopify.com/s/files/1/0625/2599/7240/files/Slatpanel-Technical-Sheet_ff6a6509-c8f6-4a85-b5be-0bda3604d7e6_3.pdf",
  },
};

/** Perforated veneered chipboard, 9 % open, 150 mm cavity with 30 mm mineral wool. */
export const perforatedOverWool: Published = {
  absorption: { 125: 0.41, 250: 0.67, 500: 0.58, 1000: 0.59, 2000: 0.68, 4000: 0.35 },
  evidence: { kind: "literature", source: auralization, url: auralizationUrl },
};

/** Porous, flexible fibre web mats on a hard backing. */
export const fibreMat: Published = {
  absorption: { 125: 0.07, 250: 0.07, 500: 0.2, 1000: 0.41, 2000: 0.75, 4000: 0.97 },
  evidence: { kind: "literature", source: auralization, url: auralizationUrl },
};

/** Fibre board 20 mm in front of a 50 mm cavity. */
export const fibreBoardOverCavity: Published = {
  absorption: { 125: 0.2, 250: 0.56, 500: 0.82, 1000: 0.87, 2000: 0.7, 4000: 0.53 },
  evidence: { kind: "literature", source: auralization, url: auralizationUrl },
};

/** Rock wool, 50 mm, 80 kg/m³. */
export const rockWool50: Published = {
  absorption: { 125: 0.22, 250: 0.6, 500: 0.92, 1000: 0.9, 2000: 0.88, 4000: 0.88 },
  evidence: { kind: "literature", source: auralization, url: auralizationUrl },
};

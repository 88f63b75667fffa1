import { z } from "zod";
import type { Lang } from "../language/language.ts";
import { defineKind, section } from "../records/define-kind.ts";
import {
  choice,
  date,
  file,
  flag,
  group,
  id,
  type Label,
  references,
  title,
} from "../records/fields.ts";

const sortNames = {
  certificate: { zh: "证书", en: "Certificate" },
  "test-report": { zh: "检测报告", en: "Test report" },
  declaration: { zh: "声明", en: "Declaration" },
  installation: { zh: "安装说明", en: "Installation guide" },
  brochure: { zh: "产品样本", en: "Brochure" },
  other: { zh: "其他", en: "Other" },
} satisfies Record<string, Label>;

export type DocumentSort = keyof typeof sortNames;
export const documentSorts = Object.keys(sortNames) as DocumentSort[];

/** The names of the fields: those of languages would be taken for a text in all of them. */
export const languageFields = {
  zh: "chinese",
  en: "english",
  ar: "arabic",
} as const satisfies Record<Lang, string>;

/** What visitors can download and nobody makes from records: certificates, reports, guides. */
export const documentKind = defineKind({
  one: { zh: "资料文件", en: "Document" },
  many: { zh: "资料文件", en: "Documents" },
  menu: { icon: "document" },
  address: "/downloads.html",
  class: "kind",
  ordered: true,
  sections: [
    section(
      { zh: "资料文件", en: "Document" },
      {
        title: title(),
        file: file({
          zh: "文件",
          en: "File",
          hint: {
            zh: "PDF，最大 20 MB；检查后重新写入，电子签名不会保留",
            en: "PDF of up to 20 MB; it is checked and written anew, so digital signatures are not kept",
          },
        }),
        kind: choice<DocumentSort>({ zh: "类型", en: "Kind" }, sortNames),
        validUntil: date({
          zh: "有效期至",
          en: "Valid until",
          hint: {
            zh: "当天仍可下载，次日起网站不再提供；没有期限则留空",
            en: "Offered to the end of that day (Shanghai), and no longer; empty if it has no end",
          },
        }).optional(),
        languages: group(
          { zh: "文件所用语言", en: "Languages of the document" },
          z
            .object({
              chinese: flag({ zh: "中文", en: "Chinese" }),
              english: flag({ zh: "英文", en: "English" }),
              arabic: flag({ zh: "阿拉伯文", en: "Arabic" }),
            })
            .refine((given) => Object.values(given).some(Boolean), {
              path: ["chinese"],
              error: "choice",
            }),
        ),
        products: references({
          zh: "相关产品",
          en: "Products",
          kind: "product",
        }),
        id: id(),
      },
    ),
  ],
});
export type DocumentContent = z.infer<typeof documentKind.schema>;

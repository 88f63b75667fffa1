import type { KindForm } from "../kind.ts";
import { idField, seoSection } from "./shared.ts";

export const productClass: KindForm = {
  one: { zh: "产品分类", en: "Product class" },
  seen: true,
  ordered: true,
  duplicate: (content) => ({ ...content, className: `${content.className}Copy` }),
  sections: [
    {
      title: { zh: "分类", en: "Class" },
      fields: [
        { as: "text", name: "subjectName", label: { zh: "名称", en: "Name" } },
        { as: "text", name: "intro", label: { zh: "简介", en: "Introduction" }, lines: 4 },
        {
          as: "line",
          name: "className",
          label: { zh: "地址中的名称", en: "Name in the address" },
          hint: { zh: "字母和数字，例如 woodSlat", en: "Letters and digits, such as woodSlat" },
          spell: "code",
        },
        { ...idField, label: { zh: "标识", en: "Id" } },
        {
          as: "reference",
          name: "parent",
          kind: "product_class",
          label: { zh: "上级分类", en: "Belongs to" },
          optional: true,
        },
        {
          as: "choice",
          name: "status",
          label: { zh: "菜单", en: "Menu" },
          choices: [
            { id: "1", name: { zh: "显示", en: "Shown" } },
            { id: "0", name: { zh: "隐藏", en: "Hidden" } },
          ],
        },
        { as: "picture", name: "picture", label: { zh: "图片", en: "Picture" } },
      ],
    },
    seoSection(),
  ],
};

import type { Field, Section } from "../field.ts";

const label = (zh: string, en: string) => ({ zh, en });

export const idField: Field = {
  as: "line",
  name: "id",
  label: label("地址名称", "Name in the address"),
  hint: label(
    "小写字母、数字和连字符，例如 oak-panel",
    "Small letters, digits and hyphens, such as oak-panel",
  ),
  spell: "id",
};

export const titleField: Field = { as: "text", name: "title", label: label("标题", "Title") };

export const summaryField: Field = {
  as: "text",
  name: "summary",
  label: label("摘要", "Summary"),
  lines: 3,
};

export const bodyField: Field = { as: "rich", name: "body", label: label("正文", "Text") };

/** A text that may also show the drawings of the site. */
export const articleBodyField: Field = { ...bodyField, drawings: true };

export function seoSection({ optional = false } = {}): Section {
  return {
    title: label("搜索引擎与分享", "Search engines and sharing"),
    fields: [{ as: "seo", name: "seo", label: label("搜索与分享", "Search and share"), optional }],
  };
}

/** One room without and with treatment. */
export const comparisonFields: Field[] = [
  titleField,
  {
    as: "pictures",
    name: "pictures",
    label: label("两张图片：先处理前，后处理后", "Two pictures: before, then after"),
  },
  {
    as: "text",
    name: "caption",
    label: label("图注（写明是效果图还是照片）", "Caption (says whether rendered or photographed)"),
    lines: 2,
  },
];

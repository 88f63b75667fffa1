import { defineTexts } from "../language.ts";

export const texts = defineTexts({
  zh: {
    title: "导入产品",
    start: "上传表格",
    drop: "将 CSV 或 XLSX 表格拖到这里",
    dropHint: "最大 10 MB、2000 行。上传后先核对，不会立即更改任何产品。",
    choose: "选择表格",
    sending: "正在上传…",
    reading: "正在读取并核对…",
    rules: "填写说明",
    blank: "空白单元格：保持原内容不变（新产品则留空）。",
    clearing: "填写 #清空（或 #clear）：清除原内容。",
    columns: "未出现在表格中的列保持不变。列名可用英文名称或模板中的中文名称。",
    formulas: "以 = @ + - 开头的文字请在前面加一个单引号，否则会被当作公式而拒绝。",
    notes: "以 # 开头的行是说明，不会读取。",
    template: "下载模板与示例",
    catalogue: "下载现有产品",
    history: "导入记录",
    noHistory: "还没有导入过。",
    file: "表格",
    when: "时间",
    who: "人员",
    state: "状态",
    rows: "行",
    checked: "已核对，未导入",
    committed: "已导入",
    "rolled-back": "已撤销",
    back: "返回",
    new: "新增",
    changed: "修改",
    unchanged: "无变化",
    wrong: "有错误",
    all: "全部",
    sheetWrong: "表格本身有问题，请修正后重新上传：",
    rowsWrong: (count: number) =>
      `${count} 行有错误。全部修正后才能导入：要么全部导入，要么都不导入。`,
    ready: (added: number, changed: number) =>
      `核对完毕：将新增 ${added} 个产品，修改 ${changed} 个。尚未更改任何内容。`,
    nothingToDo: "表格与现有产品一致，没有可导入的内容。",
    commit: "导入",
    commitQuestion: (added: number, changed: number) =>
      `将新增 ${added} 个产品，修改 ${changed} 个。之后可以撤销。`,
    committing: (done: number, total: number) => `正在导入 ${done} / ${total}`,
    indexing: "正在更新搜索索引…",
    committedDone: (added: number, changed: number) =>
      `已导入：新增 ${added} 个产品，修改 ${changed} 个。`,
    conflict: "核对之后有产品被修改，未导入任何内容。已重新核对，请再看一遍。",
    rollBack: "撤销此次导入",
    rollBackQuestion: (changedSince: number) =>
      changedSince > 0
        ? `修改过的产品恢复原样，新增的产品移除。其中 ${changedSince} 个产品导入后又被修改，将保持不变。`
        : "修改过的产品恢复原样，新增的产品移除。",
    rolledBack: (restored: number, left: number) =>
      left > 0
        ? `已撤销：恢复 ${restored} 个产品，${left} 个因之后被修改而保留。`
        : `已撤销：恢复 ${restored} 个产品。`,
    changedSince: (count: number) => `${count} 个产品导入后又被修改，撤销时会保留。`,
    changedMark: "导入后又被修改",
    restoredMark: "已恢复",
    line: "行号",
    product: "产品",
    what: "内容",
    column: "列",
    before: "现在",
    after: "之后",
    empty: "（空）",
    more: (count: number) => `另有 ${count} 处`,
    less: "收起",
    noRows: "没有这样的行。",
    again: "重新核对",
  },
  en: {
    title: "Import products",
    start: "Upload a sheet",
    drop: "Drop a CSV or XLSX sheet here",
    dropHint:
      "Up to 10 MB and 2,000 rows. It is checked first; no product is changed by the upload.",
    choose: "Choose a sheet",
    sending: "Uploading…",
    reading: "Being read and compared…",
    rules: "How to fill it in",
    blank: "A blank cell leaves what is there as it is (a new product has nothing there).",
    clearing: "The word #clear (or #清空) empties what is there.",
    columns:
      "Columns that are not in the sheet stay as they are. Headings are the names of the template, in English or Chinese.",
    formulas:
      "A text that begins with = @ + or - needs an apostrophe in front; otherwise it is taken for a formula and refused.",
    notes: "Rows that begin with # are notes and are not read.",
    template: "Template with example",
    catalogue: "Products as they are",
    history: "Imports so far",
    noHistory: "Nothing has been imported yet.",
    file: "Sheet",
    when: "When",
    who: "Who",
    state: "State",
    rows: "Rows",
    checked: "Checked, not imported",
    committed: "Imported",
    "rolled-back": "Rolled back",
    back: "Back",
    new: "New",
    changed: "Changed",
    unchanged: "Unchanged",
    wrong: "Wrong",
    all: "All",
    sheetWrong:
      "Something is wrong with the sheet as a whole. Please correct it and upload it again:",
    rowsWrong: (count: number) =>
      `${count} ${count === 1 ? "row is" : "rows are"} wrong. A sheet is imported whole or not at all: correct it and upload it again.`,
    ready: (added: number, changed: number) =>
      `Checked: ${added} new, ${changed} changed. Nothing has been changed yet.`,
    nothingToDo: "The sheet says what the catalogue says; there is nothing to import.",
    commit: "Import",
    commitQuestion: (added: number, changed: number) =>
      `${added} products are added and ${changed} changed. It can be rolled back afterwards.`,
    committing: (done: number, total: number) => `Importing ${done} of ${total}`,
    indexing: "Bringing the search up to date…",
    committedDone: (added: number, changed: number) =>
      `Imported: ${added} products added, ${changed} changed.`,
    conflict:
      "Products were changed since the check, so nothing was imported. The sheet has been checked again: please look once more.",
    rollBack: "Roll back this import",
    rollBackQuestion: (changedSince: number) =>
      changedSince > 0
        ? `Changed products become what they were, added ones are removed. ${changedSince} of them were changed since the import and are left alone.`
        : "Changed products become what they were, added ones are removed.",
    rolledBack: (restored: number, left: number) =>
      left > 0
        ? `Rolled back: ${restored} products restored; ${left} left alone because they were changed since.`
        : `Rolled back: ${restored} products restored.`,
    changedSince: (count: number) =>
      `${count} ${count === 1 ? "product was" : "products were"} changed since; a rollback leaves them alone.`,
    changedMark: "Changed since",
    restoredMark: "Restored",
    line: "Row",
    product: "Product",
    what: "What happens",
    column: "Column",
    before: "Now",
    after: "Then",
    empty: "(empty)",
    more: (count: number) => `${count} more`,
    less: "Fewer",
    noRows: "No such rows.",
    again: "Check again",
  },
});

/** Why a cell or a sheet is wrong; `detail` is what the server adds. */
export const reasons = defineTexts({
  zh: {
    required: () => "必填",
    "too-long": (detail: string) => `太长，最多 ${detail} 字`,
    "not-a-number": () => "不是数字",
    "not-whole": () => "必须是整数",
    "not-positive": () => "必须大于零",
    "not-a-choice": (detail: string) => `只能填：${detail}`,
    "not-a-size": () => "规格应为 宽×高×厚，例如 600×2400×21，多个用分号隔开",
    "not-an-id": () => "编号只能用小写字母、数字和连字符",
    "not-a-date": () => "日期应写成 2026-10-01",
    formula: () => "看起来像公式。若是文字，请在前面加一个单引号",
    date: (detail: string) => `表格软件把它变成了日期 ${detail}。请将此列设为文本格式`,
    "cannot-clear": () => "此项不能清空",
    "unknown-class": (detail: string) => `没有此分类：${detail}`,
    "unknown-picture": (detail: string) => `图片库中没有：${detail}`,
    "unknown-product": (detail: string) => `没有此产品：${detail}`,
    repeated: (detail: string) => `与第 ${detail} 行重复`,
    "in-trash": () => "此产品在回收站中，请先恢复",
    order: () => "上限不能低于下限",
    invalid: () => "内容有误",
    "unknown-column": (detail: string) => `不认识的列：${detail}`,
    "repeated-column": (detail: string) => `列重复：${detail}`,
    "no-id-column": () => "缺少 id 列",
  },
  en: {
    required: () => "required",
    "too-long": (detail: string) => `too long, at most ${detail} characters`,
    "not-a-number": () => "not a number",
    "not-whole": () => "must be a whole number",
    "not-positive": () => "must be greater than zero",
    "not-a-choice": (detail: string) => `must be one of: ${detail}`,
    "not-a-size": () =>
      "a size is width × height × thickness, such as 600×2400×21; several with semicolons between",
    "not-an-id": () => "small letters, digits and hyphens only",
    "not-a-date": () => "a day is written as 2026-10-01",
    formula: () => "looks like a formula; if it is a text, put an apostrophe in front",
    date: (detail: string) =>
      `the spreadsheet made a date of it (${detail}); format the column as text`,
    "cannot-clear": () => "cannot be emptied",
    "unknown-class": (detail: string) => `there is no such class: ${detail}`,
    "unknown-picture": (detail: string) => `not in the media library: ${detail}`,
    "unknown-product": (detail: string) => `there is no such product: ${detail}`,
    repeated: (detail: string) => `the same product as in row ${detail}`,
    "in-trash": () => "this product is in the trash; restore it first",
    order: () => "the upper value cannot be below the lower one",
    invalid: () => "not valid",
    "unknown-column": (detail: string) => `a column nobody knows: ${detail}`,
    "repeated-column": (detail: string) => `the same column twice: ${detail}`,
    "no-id-column": () => "there is no column id",
  },
});

/** Kinds of record as the site describes them; `describe-content.ts` beside vite.config.ts. */
declare module "virtual:content-kinds" {
  export const kinds: import("../api.ts").KindEntry[];
}

/** Apart, because only who opens a record needs them. */
declare module "virtual:content-forms" {
  export const forms: Record<string, import("../api.ts").KindForm>;
}

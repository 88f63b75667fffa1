import type SvgIcon from "@mui/material/SvgIcon";
import { type ComponentType, lazy } from "react";
import type { Permission } from "./api.ts";
import type { Language } from "./language.ts";

type Titled = Record<Language, string>;

/** Headings of the menu, in their order. */
export const groups = {
  work: { zh: "工作", en: "Work" },
  content: { zh: "内容", en: "Content" },
  site: { zh: "网站", en: "Site" },
  members: { zh: "会员", en: "Members" },
  staff: { zh: "人员", en: "Staff" },
} satisfies Record<string, Titled>;

export type Group = keyof typeof groups;

/** A record that somebody looked for, and where it is: `/inquiries/7/show`. */
export type Found = { id: string; title: string; hint?: string; to: string };

/** A part of the back office. Only what the menu needs; the screens are loaded when opened. */
export type OfficeResource = {
  /** The REST resource and the path below /admin. */
  name: string;
  title: Titled;
  /** Who lacks it does not see the resource. */
  permission: Permission;
  icon: typeof SvgIcon;
  /** Unset: reached from another screen, not from the menu. */
  group?: Group;
  /** The screens of a react-admin resource … */
  screens?: {
    list?: ComponentType;
    create?: ComponentType;
    edit?: ComponentType;
    show?: ComponentType;
  };
  /** … or one page, at `/<name>` and everything below it. */
  page?: ComponentType;
  /** Finds records for the command palette. */
  find?: (query: { q: string; signal: AbortSignal }) => Promise<Found[]>;
};

/** A screen that is loaded when it is first opened. */
export function lazily<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  return lazy<ComponentType>(async () => ({ default: (await load())[name] }));
}

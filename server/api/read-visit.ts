import type { VisitReport } from "#domain/visitors/record-visit.ts";
import type { Body } from "./environment.ts";

/** What a page tells of a visit; a field of the wrong kind is as good as none. */
export function readVisit(body: Body): VisitReport & { lang: string | undefined } {
  const text = (name: string) => {
    const value = body[name];
    return typeof value === "string" ? value : undefined;
  };
  return {
    page: text("page"),
    referrer: text("referrer"),
    author: text("author"),
    user: text("user"),
    lang: text("lang"),
  };
}

import type { Answer } from "../api.ts";
import { currentLanguage } from "../language.ts";
import { call } from "../office/call.ts";
import type { Found } from "../resource.tsx";
import { singletonName } from "./singletons.ts";
import { titleIn } from "./title-in.ts";

type FoundRecord = Answer<"GET /content/find">[number];

let asked: { q: string; at: number; answer: Promise<FoundRecord[]> } | undefined;
/** So long one answer serves; what is saved in between is found by the next question. */
const fresh = 1000;

/** Jobs are looked for by themselves: those who hire see no other content. */
async function findJobs(q: string): Promise<FoundRecord[]> {
  const { rows } = await call<"GET /content/:kind">({
    ...{ path: "content/job", query: { q, perPage: 5 } },
  });
  return rows.map((row) => ({ ...row, kind: "job" }));
}

/** The palette asks for each kind; one call answers for all. */
export async function findRecords({ kind, q }: { kind: string; q: string }): Promise<Found[]> {
  return (kind === "job" ? findJobs(q) : findAll(q)).then((found) => foundOf(kind, found));
}

async function findAll(q: string): Promise<FoundRecord[]> {
  if (asked?.q !== q || Date.now() - asked.at > fresh) {
    asked = {
      q,
      at: Date.now(),
      answer: call<"GET /content/find">({ path: "content/find", query: { q } }),
    };
    asked.answer.catch(() => {
      asked = undefined;
    });
  }
  return asked.answer;
}

function foundOf(kind: string, found: FoundRecord[]): Found[] {
  const one = singletonName(kind, currentLanguage());
  return found
    .filter((record) => record.kind === kind)
    .map(({ id, title }) => ({
      id: `${kind}/${id}`,
      title: one ?? (titleIn(title, currentLanguage()) || id),
      ...(one === undefined && { hint: id }),
      to: `/content/${kind}/${encodeURIComponent(id)}`,
    }));
}

import { z } from "zod";
import { PlainProblem } from "./benchmark.ts";

export type Audit = {
  /** Out of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes of all script files as sent, with their headers. */
  scripts: number;
  /** How fast the machine was just then, as Lighthouse measures it: blocking times follow it. */
  machine: number;
  /** Titles of the checks that cost points, apart from the metrics above. */
  faults: string[];
};

const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});

const schema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
    }),
  ),
});

const requests = z.object({
  audits: z.object({
    "network-requests": z.object({
      details: z.object({
        items: z.array(
          z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() }),
        ),
      }),
    }),
  }),
});

type Report = z.infer<typeof schema>;

/** What we look at in a report of Lighthouse. */
export function readReport({ report, url }: { report: unknown; url: string }): Audit {
  const { runtimeError, environment, categories, audits } = schema.parse(report);
  if (runtimeError) throw new PlainProblem(`Lighthouse failed on ${url}: ${runtimeError.message}`);
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: percent(categories.performance),
    accessibility: percent(categories.accessibility),
    bestPractices: percent(categories["best-practices"]),
    seo: percent(categories.seo),
    fcp: metric("first-contentful-paint"),
    lcp: metric("largest-contentful-paint"),
    tbt: metric("total-blocking-time"),
    machine: environment.benchmarkIndex,
    cls: metric("cumulative-layout-shift"),
    scripts: countScriptBytes(report),
    faults: listFaults({ categories, audits }),
  };
}

function percent({ score }: z.infer<typeof category>) {
  return Math.round((score ?? 0) * 100);
}

function countScriptBytes(report: unknown): number {
  const { items } = requests.parse(report).audits["network-requests"].details;
  return items
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

function listFaults({ categories, audits }: Pick<Report, "categories" | "audits">): string[] {
  const { accessibility, "best-practices": practices, seo } = categories;
  return [accessibility, practices, seo]
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
}

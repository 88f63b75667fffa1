import type { LeadTime } from "#domain/catalogue/list-lead-times.ts";
import { m } from "#text";
import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Share } from "../ui/pictures/share.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** How long each family takes, as bars on one scale, and how the days are counted. */
export function LeadTimes({ copy, times }: { copy: Copy; times: LeadTime[] }) {
  const longest = Math.max(...times.map(({ to }) => to));
  return (
    <section className="page-width section-space grid gap-x-20 gap-y-12 desktop:grid-cols-2">
      <div>
        <h2 className="max-w-[16ch] text-title">
          <Headline>{copy["lead.title"]}</Headline>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-felt">
          <Text>{copy["lead.lead"]}</Text>
        </p>
        <ul className="mt-8 space-y-4">
          {listBlocks({ copy, name: "lead" }).map(({ number, text }) => (
            <li key={number} className="border-s-2 border-oak ps-4">
              <Text>{text}</Text>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="text-lg">{m.lead_time_by_family()}</h3>
        <dl className="mt-6 space-y-7">
          {times.map(({ classId, name, from, to }) => (
            <div key={classId} className="relative flex items-baseline justify-between gap-4 pb-5">
              <dt>
                <Text>{name}</Text>
              </dt>
              <dd className="tabular shrink-0 whitespace-nowrap font-semibold">
                {m.lead_time_days({ from, to })}
                <span aria-hidden="true" className="absolute inset-x-0 bottom-0 flex h-3 bg-sand">
                  <Share width={from / longest} />
                  <Share width={(to - from) / longest} className="bg-oak" />
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

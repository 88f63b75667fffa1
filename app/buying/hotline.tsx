import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { PhoneLink } from "../shell/contacts/phone-link.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** When somebody answers the telephone, in the hours of those who call. */
export function Hotline({ copy }: { copy: Copy }) {
  return (
    <section
      id="hotline"
      className="grid scroll-mt-8 gap-x-16 gap-y-6 border-y border-ink py-10 tablet:py-14 desktop:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 className="text-title">
          <Headline>{copy["hotline.title"]}</Headline>
        </h2>
        <p className="mt-3 text-2xl font-semibold">
          <PhoneLink />
        </p>
        <p className="mt-2 max-w-prose text-felt">
          <Text>{copy["hotline.lead"]}</Text>
        </p>
      </div>
      <div className="max-w-prose">
        <dl>
          {listBlocks({ copy, name: "hotline" }).map(({ number, title, text }) => (
            <div
              key={number}
              className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 first:pt-0"
            >
              <dt>
                <Text>{title}</Text>
              </dt>
              <dd className="tabular font-medium">
                <Text>{text}</Text>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-felt">
          <Text>{copy["hotline.note"]}</Text>
        </p>
      </div>
    </section>
  );
}

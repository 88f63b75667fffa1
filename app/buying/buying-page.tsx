import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { listQuestions } from "#domain/questions/list-questions.ts";
import { Ask } from "../page-copy/ask.tsx";
import { copyMeta } from "../page-copy/copy-meta.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { Questions } from "../page-copy/questions.tsx";
import { notFound } from "../request/not-found.ts";
import { lang } from "../request/request-context.ts";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import type { Route } from "./+types/buying-page";
import { BuyingHead } from "./buying-head.tsx";
import { Hotline } from "./hotline.tsx";
import { Policy } from "./policy.tsx";
import { TradeTerms } from "./trade-terms.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [copy, pictures, questions] = await Promise.all([
    getPageCopy({ page: "buying", ...reader }),
    getPictures({ ids: ["office-desk-samples-1"], ...reader }),
    listQuestions(reader),
  ]);
  // A site that has not published its own terms has no such page.
  if (!copy["hero.title"]) throw notFound();
  return { copy, questions, samples: pictures.get("office-desk-samples-1") };
}

const crumbsOf = (copy: Copy) => [{ to: "/buying.html", label: copy["hero.title"] ?? "" }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: crumbsOf(loaderData.copy),
        picture: loaderData.samples,
        questions: loaderData.questions,
      })
    : [];

/** What buyers ask before they order, in the order in which they ask it. */
export default function BuyingPage({
  loaderData: { copy, questions, samples },
}: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(copy)} />
      <BuyingHead copy={copy} />
      <div className="page-width pb-16">
        <Policy copy={copy} name="price" />
        <Policy copy={copy} name="sample" />
        <Policy copy={copy} name="payment" />
      </div>
      <TradeTerms copy={copy} />
      <div className="page-width section-space">
        <Policy copy={copy} name="warranty" />
        <Policy copy={copy} name="service" />
        <Hotline copy={copy} />
      </div>
      <Questions copy={copy} more={questions} joined />
      <Ask copy={copy} picture={samples} />
    </>
  );
}

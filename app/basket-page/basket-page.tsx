import { mostBasketLines } from "#domain/basket/basket-rules.ts";
import { listRequestable } from "#domain/basket/list-requestable.ts";
import { m } from "#text";
import { countriesForForm } from "../inquiry-form/list-countries.ts";
import { PageForm } from "../inquiry-form/page-form.tsx";
import { KeepLink } from "../member-area/keep-link.tsx";
import type { PageHandle } from "../request/page-handle.ts";
import { lang } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { EmptyState } from "../ui/page/empty-state.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/basket-page";
import { BasketDrawer } from "./basket-drawer.tsx";
import { BasketLineItem } from "./basket-line.tsx";

export const handle = {
  query: { p: /^[\w-]{1,100}(?:,[\w-]{1,100}){0,99}$/ },
  script: "app/basket-page/basket-page.client.ts",
} satisfies PageHandle;

/** The list itself is on the visitor's device: the page knows the products it is asked about. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = new URL(request.url).searchParams.get("p")?.split(",") ?? [];
  return {
    products: await listRequestable({ ids, lang: context.get(lang) }),
    countries: countriesForForm({ lang: context.get(lang) }),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...siteOf(matches),
    path: "/basket.html",
    title: m.basket(),
    description: m.basket_lead(),
    index: false,
  });

export default function BasketPage({ loaderData: { products, countries } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={m.basket()} lead={m.basket_lead()} />
      <div className="page-width min-h-[50vh] pb-24">
        <p className="mb-8 hidden border-s-3 border-oak ps-4 noscript:block">
          {m.basket_needs_scripts()}
        </p>
        <p
          role="status"
          data-basket-status
          data-sent={m.basket_sent()}
          data-offline={m.basket_offline()}
          data-full={m.basket_full({ most: mostBasketLines })}
          data-account-full={m.basket_account_full({ most: mostBasketLines })}
          className="min-h-8"
        />
        <div data-basket-empty hidden tabIndex={-1}>
          <EmptyState title={m.basket_empty()} text={m.basket_empty_text()}>
            <ButtonLink to="/product.html">{m.nav_products()}</ButtonLink>
            <ButtonLink to="/calculator.html" look="outline">
              {m.nav_calculator()}
            </ButtonLink>
          </EmptyState>
        </div>
        <div data-basket-full className="hidden noscript:block">
          <ul data-basket-lines className="border-t border-line noscript:hidden" />
          <p className="mt-4 flex flex-wrap items-center justify-between gap-4 text-sm text-felt noscript:hidden">
            <span>
              <span data-kept-device>{m.basket_kept()}</span>
              <span data-kept-account hidden>
                {m.basket_kept_account()}
              </span>
            </span>
            <KeepLink
              kept={{ kind: "basket" }}
              className="inline-flex min-h-8 items-center underline underline-offset-4"
            />
            <button type="button" data-clear className="min-h-8 underline underline-offset-4">
              {m.basket_clear()}
            </button>
          </p>
          <h2 className="mt-14 mb-6 text-2xl">{m.basket_send()}</h2>
          <PageForm
            context={{ kind: "quote" }}
            countries={countries}
            given={{ typed: { conts: m.basket_message() } }}
          />
        </div>
        <TakenOut />
      </div>
      <template data-basket-prototypes>
        {products.map((product) => (
          <BasketLineItem key={product.id} product={product} />
        ))}
        <BasketLineItem />
      </template>
      <template data-basket-drawer>
        <BasketDrawer products={products} />
      </template>
    </>
  );
}

/** In view wherever a line was taken out, so that it can be put back. */
function TakenOut() {
  return (
    <div
      data-taken-out
      className="sticky bottom-4 z-10 mx-auto mt-10 flex w-fit max-w-full flex-wrap items-center justify-center gap-x-5 border border-ink bg-paper px-4 py-2 not-has-[button:not([hidden])]:sr-only mobile:bottom-20 print:hidden"
    >
      <p
        role="status"
        data-removed={m.basket_removed({ title: "{title}" })}
        data-cleared={m.basket_cleared()}
      />
      <button
        type="button"
        data-undo
        hidden
        className="min-h-8 font-medium text-oak-deep underline underline-offset-4"
      >
        {m.basket_undo()}
      </button>
    </div>
  );
}

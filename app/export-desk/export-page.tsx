import { data } from "react-router";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { readDate, todayIn } from "#domain/export-desk/dates.ts";
import { exampleShipment } from "#domain/export-desk/example-shipment.ts";
import { listHolidays } from "#domain/export-desk/list-holidays.ts";
import { listPackedProducts } from "#domain/export-desk/list-packed-products.ts";
import { listRoutes } from "#domain/export-desk/list-routes.ts";
import { planShipment } from "#domain/export-desk/plan-shipment.ts";
import { readShipment } from "#domain/export-desk/read-shipment.ts";
import { arrival, shipDate, usualWeek } from "#domain/export-desk/ship-date.ts";
import { plain } from "#domain/language/text.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { getSettings } from "#domain/settings/get-settings.ts";
import { timesOf } from "#domain/settings/office-hours.ts";
import { m } from "#text";
import { copyMeta } from "../page-copy/copy-meta.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { lang } from "../request/request-context.ts";
import { absolute } from "../seo/page-meta.ts";
import { ShareLinks } from "../ui/controls/share-links.tsx";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/export-page";
import { Calendar } from "./calendar.tsx";
import { exportAddress, exportParameters, exportPath } from "./export-address.ts";
import { Goods } from "./goods.tsx";
import { IncotermsTable } from "./incoterms-table.tsx";
import { LoadDrawings } from "./load-drawings.tsx";
import { LoadResult } from "./load-result.tsx";
import { Method } from "./method.tsx";
import { OrderForm } from "./order-form.tsx";
import { Packing } from "./packing.tsx";
import { Parts } from "./parts.tsx";
import { Routes } from "./routes.tsx";
import { ShipDateResult } from "./ship-date-result.tsx";
import { Ways } from "./ways.tsx";

const sharedPicture = "packing-1";

export const handle = { query: exportParameters };

export async function loader({ request, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const url = new URL(request.url);
  const given = url.searchParams;
  const [copy, classes, holidays, routes, { officeHours }, pictures] = await Promise.all([
    getPageCopy({ page: "exportDesk", ...reader }),
    listPackedProducts(reader),
    listHolidays(reader),
    listRoutes(reader),
    getSettings(reader),
    getPictures({ ids: [sharedPicture], ...reader }),
  ]);
  const isAsked = given.size > 0;
  const products = classes.flatMap((one) => one.products);
  const order = readShipment({ given: isAsked ? given : exampleShipment({ classes }), products });
  const { days: weekdays, zone } = officeHours ? timesOf(officeHours) : usualWeek;
  // Who comes from the page of a product orders today.
  const typedDate = given.get("date") ?? (given.has("product") ? todayIn(zone) : "");
  const ordered = readDate(typedDate);
  const query = {
    typed: order.typed,
    date: ordered ?? typedDate,
    route: routes.find(({ id }) => id === given.get("route"))?.id ?? "",
  };
  const calendar = { weekdays, holidays };
  const asked = order.typed.flatMap(
    ({ product: id }) => products.find((one) => one.id === id) ?? [],
  );
  const shipped = ordered
    ? shipDate({ ordered, leadTimes: asked.map((product) => product.leadTimeDays), calendar })
    : undefined;
  const route = routes.find(({ id }) => id === query.route);
  return data(
    {
      ...{ copy, classes, holidays, routes, isAsked, query, problems: order.problems },
      shipment: order.lines.length > 0 ? planShipment({ lines: order.lines }) : undefined,
      date: {
        isUnreadable: query.date.trim() !== "" && !ordered,
        ...{ ordered, shipped, weekdays },
        leadTimes: asked.map((product) => product.leadTimeDays),
        route,
        arriving: shipped && route && arrival({ ready: shipped.ready, route, holidays }),
      },
      url: absolute({ origin: url.origin, ...reader, path: exportAddress(query) }),
      shared: pictures.get(sharedPicture),
    },
    // What people enter is theirs, and too many combinations to store.
    { headers: isAsked ? { "Cache-Control": "no-store" } : {} },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A site that has written nothing of its own yet still has the page. */
const titleOf = (copy: Copy) => copy["hero.title"] ?? m.exporting_title();
const crumbsOf = (copy: Copy) => [{ to: exportPath, label: titleOf(copy) }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        title: m.exporting_title(),
        crumbs: crumbsOf(loaderData.copy),
        picture: loaderData.shared,
        // What somebody has put together is for those who get the link.
        index: !loaderData.isAsked,
      })
    : [];

/** What importers work out by hand, ready to use. */
export default function ExportPage({ loaderData }: Route.ComponentProps) {
  const { copy, classes, routes, holidays, query, problems, isAsked, shipment, date, url, shared } =
    loaderData;
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(copy)} />
      <PageHead title={titleOf(copy)} lead={copy["hero.lead"]}>
        <Parts />
      </PageHead>
      <div
        id="load"
        className="page-width grid scroll-mt-8 gap-x-16 gap-y-12 pb-16 desktop:grid-cols-[5fr_7fr]"
      >
        <OrderForm
          {...{ classes, routes, query, problems }}
          isExample={!isAsked}
          isDateUnreadable={date.isUnreadable}
        />
        <div className="grid min-w-0 grid-cols-1 content-start gap-12">
          <LoadResult shipment={shipment} />
          {shipment && <Goods shipment={shipment} />}
        </div>
      </div>
      {shipment && <LoadDrawings shipment={shipment} />}
      <div className="page-width section-space grid grid-cols-1 gap-20">
        {shipment && <Ways plan={shipment.plan} />}
        <Method />
        <ShipDateResult {...date} />
        <Routes routes={routes} />
        <Calendar holidays={holidays} />
      </div>
      <IncotermsTable />
      <Packing shipment={shipment} picture={shared} />
      {isAsked && (
        <div className="page-width pb-16">
          <ShareLinks url={url} title={plain(titleOf(copy))} />
        </div>
      )}
    </>
  );
}

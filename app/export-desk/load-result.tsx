import type { Shipment } from "#domain/export-desk/plan-shipment.ts";
import { plain } from "#domain/language/text.ts";
import { container20, container40 } from "#domain/shipping/container.ts";
import { mostContainers, type Obstacle, type Way } from "#domain/shipping/plan-loading.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { inquiryAttributes } from "../inquiry-form/inquiry-context.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { formatNumber, formatShort } from "../ui/format/format-number.ts";
import { Text } from "../ui/text/text.tsx";
import { countContainers } from "./container-names.ts";
import { LineMark } from "./line-mark.tsx";

/** The answer in one line, and what limits it. */
export function LoadResult({ shipment }: { shipment: Shipment | undefined }) {
  return (
    <section aria-labelledby="result">
      <h2 id="result" className="text-xl font-normal text-felt">
        {m.exporting_result()}
      </h2>
      {shipment ? (
        <Answer shipment={shipment} />
      ) : (
        <p className="mt-4 max-w-prose text-lead">{m.exporting_none()}</p>
      )}
    </section>
  );
}

function Answer({ shipment }: { shipment: Shipment }) {
  const { plan } = shipment;
  if (plan.by === "nothing") return <Note>{m.exporting_none()}</Note>;
  if (plan.by === "too-many") return <Note>{m.exporting_too_many({ most: mostContainers })}</Note>;
  if (plan.by === "no-container") {
    return plan.tooLarge.length > 0 ? (
      <TooLarge shipment={shipment} tooLarge={plan.tooLarge} />
    ) : (
      <Note>{m.exporting_no_type()}</Note>
    );
  }
  const { by, loaded, ways, cubicMetres, weight, highOnly } = plan;
  const volume = formatShort(cubicMetres);
  const headline = by === "shared" ? m.exporting_shared({ volume }) : countContainers(loaded);
  const way = ways.find(({ type }) => type === loaded[0]?.type);
  return (
    <>
      <p className="mt-2 text-display leading-tight">
        <bdi>{headline}</bdi>
      </p>
      <p className="mt-4 max-w-prose text-lead">
        {by === "shared"
          ? m.exporting_shared_text({ volume, tonnes: formatShort(weight / 1000) })
          : `${loaded.length > 1 ? m.exporting_own_text_several() : m.exporting_own_text()} ${way ? limitText(way) : ""}`}
      </p>
      {highOnly.length > 0 && (
        <p className="mt-3 max-w-prose border-s-4 border-oak ps-5">
          {m.exporting_high_only({ titles: titlesOf({ shipment, loads: highOnly }) })}
        </p>
      )}
      <p className="mt-6 print:hidden">
        <Link
          to="/aboutUs/lianxi.html"
          className={buttonClass("outline")}
          {...inquiryAttributes({
            kind: "message",
            about: m.exporting_ask_about({ load: aboutOf({ shipment, headline }) }),
          })}
        >
          {m.exporting_ask()}
        </Link>
      </p>
    </>
  );
}

function limitText({ containers, limit }: Way): string {
  if (containers > 1) {
    return limit === "space"
      ? m.exporting_limit_several_space()
      : m.exporting_limit_several_payload();
  }
  return limit === "space" ? m.exporting_limit_one_space() : m.exporting_limit_one_payload();
}

function titlesOf({ shipment, loads }: { shipment: Shipment; loads: number[] }): string {
  const titles = loads.flatMap((load) => {
    const line = shipment.lines[load];
    return line ? [plain(line.product.title)] : [];
  });
  return new Intl.ListFormat(getLocale()).format(titles);
}

/** What the form of an inquiry is told of it. */
function aboutOf({ shipment, headline }: { shipment: Shipment; headline: string }): string {
  const goods = shipment.lines.map(({ product, pieces }) => `${product.code} × ${pieces}`);
  return `${headline} (${goods.join(", ")})`;
}

function Note({ children }: { children: string }) {
  return <p className="mt-4 max-w-prose border-s-4 border-oak ps-5 text-lead">{children}</p>;
}

function TooLarge({
  shipment,
  tooLarge,
}: {
  shipment: Shipment;
  tooLarge: { load: number; obstacle: Obstacle }[];
}) {
  return (
    <div className="mt-4 border-s-4 border-danger ps-5">
      <p className="text-lead font-semibold">{m.exporting_too_large()}</p>
      <ul className="mt-3 max-w-prose space-y-3">
        {tooLarge.map(({ load, obstacle }) => {
          const line = shipment.lines[load];
          if (!line) return null;
          return (
            <li key={load}>
              <LineMark line={line.place} /> <Text>{line.product.title}</Text>
              <span className="block text-felt">{obstacleText({ obstacle, ...line.load })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function obstacleText({
  obstacle,
  unit,
}: {
  obstacle: Obstacle;
  unit: Shipment["lines"][number]["load"]["unit"];
}): string {
  const { door, length } = container40;
  const [text, value, most] = (
    {
      "door-height": [m.exporting_obstacle_door_height, unit.height, door.height],
      "door-width": [m.exporting_obstacle_door_width, unit.width, door.width],
      length: [m.exporting_obstacle_length, unit.length, length],
      weight: [m.exporting_obstacle_weight, unit.weight, container20.payload],
    } as const
  )[obstacle];
  return text({ value: formatNumber(value), most: formatNumber(most) });
}

import { useEffect, useState } from "react";
import type { KeptLine } from "#domain/basket/basket-rules.ts";
import type { Calculation } from "#domain/calculator/calculation.ts";
import { writeLink } from "#domain/calculator/room-link.ts";
import { m } from "#text";
import { addToBasket } from "../basket/kept-basket.ts";
import { inquiryAttributes } from "../inquiry-form/inquiry-context.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { formatShort } from "../ui/format/format-number.ts";
import { Band } from "./band.tsx";
import { describe } from "./saved-rooms.tsx";

/** The room goes with the inquiry, whole, in one press. */
export function AskQuote({ calculation }: { calculation: Calculation }) {
  const { treatments } = calculation;
  const lines = linesOf(calculation);
  const area = treatments.reduce((sum, treatment) => sum + treatment.area, 0);
  useEffect(() => {
    // Whatever form of the dialog is sent from this page takes the room along.
    function addRoom(event: FormDataEvent) {
      // By its element: its name would bring code of the dialog into a file that all pages fetch.
      const isInquiry = event.target instanceof Element && event.target.closest("dialog");
      if (isInquiry) event.formData.set("room", writeLink(calculation));
    }
    addEventListener("formdata", addRoom);
    return () => removeEventListener("formdata", addRoom);
  }, [calculation]);
  return (
    <Band title={m.calculator_quote()} lead={m.calculator_quote_lead()} isDark>
      <Link
        to="/aboutUs/lianxi.html"
        rel="nofollow"
        className={buttonClass("light")}
        {...inquiryAttributes({
          kind: "quote",
          product: treatments[0]?.material.id,
          finish: treatments[0]?.finish,
          mounting: treatments[0]?.material.mounting,
          quantity: area > 0 ? m.square_metres_value({ value: formatShort(area) }) : undefined,
          about: describe(calculation),
        })}
      >
        {m.calculator_quote_ask()}
      </Link>
      {lines.length > 0 && <AddPanels lines={lines} />}
    </Band>
  );
}

/** The panels of the room as lines of a request: areas to the hundredth, as they are ordered. */
function linesOf({ treatments }: Calculation): KeptLine[] {
  return treatments.flatMap(({ material, finish, area }) =>
    material.kind === "product" && area > 0
      ? [
          {
            ...{ product: material.id, mounting: material.mounting, finish, title: material.id },
            ...{ sample: false, amount: String(Math.ceil(area * 100) / 100), unit: "m2" as const },
          },
        ]
      : [],
  );
}

/** Panels go into the request list, beside whatever else is in it. */
function AddPanels({ lines }: { lines: KeptLine[] }) {
  const [added, setAdded] = useState("");
  const isThere = added === JSON.stringify(lines);
  function add() {
    if (lines.every((line) => addToBasket(line))) setAdded(JSON.stringify(lines));
  }
  return (
    <p className="mt-4">
      {isThere ? (
        <Link to="/basket.html" rel="nofollow" className="underline underline-offset-4">
          {m.basket_added()}
        </Link>
      ) : (
        <button type="button" onClick={add} className="underline underline-offset-4">
          {m.basket_add()}
        </button>
      )}
    </p>
  );
}

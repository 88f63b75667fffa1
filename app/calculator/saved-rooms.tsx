import { memo, type ReactNode, useEffect, useState } from "react";
import type { Calculation } from "#domain/calculator/calculation.ts";
import { volumeOf } from "#domain/calculator/parts-of-room.ts";
import { writeLink } from "#domain/calculator/room-link.ts";
import { m } from "#text";
import { CallFailed } from "../api/send.ts";
import { KeepLink } from "../member-area/keep-link.tsx";
import { buttonClass } from "../ui/controls/button.tsx";
import { formatArea, formatShort } from "../ui/format/format-number.ts";
import { TextField } from "../ui/forms/field.tsx";
import { useHydrated } from "../ui/hooks/use-hydrated.tsx";
import { dot } from "../ui/text/dot.ts";
import { Text } from "../ui/text/text.tsx";
import { Band } from "./band.tsx";
import { shareLink } from "./room-links.ts";
import { forget, readSaved, type SavedRoom, save } from "./room-storage.ts";
import type { Calculator } from "./use-calculator.ts";

/** Keep the room on the device, share it by its address, and hold it against another. */
export const SavedRooms = memo(function SavedRooms({
  name,
  change,
  open,
  calculation,
  linked,
  children,
}: {
  name: string;
  calculation: Calculation;
  /** The room that the address names beside it. */
  linked: Calculation | undefined;
  children: (other: Calculation) => ReactNode;
} & Pick<Calculator, "change" | "open">) {
  const [rooms, setRooms] = useState<SavedRoom[]>([]);
  const [said, setSaid] = useState("");
  const hydrated = useHydrated();
  const [other, setOther] = useState<string>();
  useEffect(() => showSaved(setRooms), []);
  const compared = rooms.find(({ key }) => key === other)?.calculation ?? linked;

  function keep() {
    setSaid(save(calculation) ? m.calculator_saved() : m.calculator_not_saved());
    showSaved(setRooms);
  }
  async function share() {
    setSaid(m.calculator_link_preparing());
    let link = writeLink(calculation);
    try {
      link = await shareLink(calculation);
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${link}`);
      setSaid(m.calculator_link_copied());
    } catch (error) {
      history.replaceState(history.state, "", `#${link}`);
      setSaid(
        error instanceof CallFailed
          ? m.calculator_link_not_stored({ reason: error.message })
          : m.calculator_link_in_address(),
      );
    }
  }

  return (
    <Band title={m.calculator_keep()} lead={m.calculator_keep_lead()}>
      <div className="grid max-w-3xl gap-5 print:hidden">
        <TextField
          label={m.calculator_name()}
          value={name}
          autoComplete="off"
          maxLength={80}
          optional
          onChange={({ target }) => change({ name: target.value })}
        />
        <div className="flex flex-wrap gap-3">
          <button type="button" onClick={keep} className={buttonClass()}>
            {m.calculator_save()}
          </button>
          <button type="button" onClick={share} className={buttonClass("outline")}>
            {m.calculator_share()}
          </button>
          {/* Before, it would take the room one began with. */}
          <span inert={!hydrated} className="contents">
            <KeepLink
              kept={{
                ...{ kind: "calculation", title: describe(calculation) },
                room: writeLink(calculation),
              }}
              className={buttonClass("outline")}
            />
          </span>
        </div>
        <p role="status">{said}</p>
        {rooms.length > 0 && (
          <ul className="grid border-t border-line">
            {rooms.map(({ key, calculation: room }) => (
              <li
                key={key}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2"
              >
                <span>
                  <Text>{describe(room)}</Text>
                </span>
                <span className="flex flex-wrap gap-x-5">
                  <RowLink onClick={() => open(room)}>{m.calculator_open()}</RowLink>
                  <RowLink
                    pressed={other === key}
                    onClick={() => setOther(other === key ? undefined : key)}
                  >
                    {m.calculator_compare()}
                  </RowLink>
                  <RowLink
                    onClick={() => {
                      forget(key);
                      showSaved(setRooms);
                    }}
                  >
                    {m.calculator_forget()}
                  </RowLink>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {compared && children(compared)}
    </Band>
  );
});

export function describe({ name, room, treatments }: Calculation): string {
  const size =
    room.shape === "box"
      ? m.calculator_size({
          length: formatShort(room.length),
          width: formatShort(room.width),
          height: formatShort(room.height),
        })
      : m.calculator_cubic({ value: formatArea(volumeOf(room)) });
  const area = treatments.reduce((sum, treatment) => sum + treatment.area, 0);
  return [
    ...(name ? [name] : []),
    size,
    area > 0 ? m.calculator_panels_of({ area: formatShort(area) }) : m.calculator_untreated(),
  ].join(dot);
}

/** What cannot be fetched to read them leaves the list as it is. */
function showSaved(show: (rooms: SavedRoom[]) => void) {
  readSaved().then(show, () => {});
}

function RowLink({
  onClick,
  pressed,
  children,
}: {
  onClick: () => void;
  pressed?: boolean;
  children: string;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-pressed={pressed}
      className="min-h-11 text-oak-deep underline-offset-4 hover:underline aria-pressed:font-semibold"
    >
      {children}
    </button>
  );
}

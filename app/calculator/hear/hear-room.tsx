import { useId } from "react";
import { distanceIn, type SoundingRoom } from "#domain/acoustics/sound/sounding-room.ts";
import { m } from "#text";
import { type SoundName, soundNames, volumes } from "../../acoustics/sound/sound-names.ts";
import { buttonClass } from "../../ui/controls/button.tsx";
import { formatShort } from "../../ui/format/format-number.ts";
import { useHydrated } from "../../ui/hooks/use-hydrated.tsx";
import { PillChoice } from "./pill-choice.tsx";
import { type SoundProblem, useRoomSound } from "./use-room-sound.ts";

const soundLabels: Record<SoundName, () => string> = {
  sentence: m.calculator_hear_sound_sentence,
  clap: m.calculator_hear_sound_clap,
  sweep: m.calculator_hear_sound_sweep,
};

const problems: Record<SoundProblem, () => string> = {
  "no-audio": m.calculator_hear_no_audio,
  offline: m.calculator_hear_offline,
  "not-decoded": m.calculator_hear_not_decoded,
  failed: m.calculator_hear_failed,
};

/**
 * A room to listen to, bare and treated: one sound, two rooms, one press from one to the other.
 * Everything is made in the browser, when somebody presses play.
 */
export function HearRoom({
  before,
  after,
}: {
  before: SoundingRoom;
  after: SoundingRoom | undefined;
}) {
  const title = useId();
  const sound = useRoomSound({ before, after });
  const hydrated = useHydrated();
  const isSilent = sound.state === "silent";
  const distance = formatShort(distanceIn(before));
  return (
    <section aria-labelledby={title} className="grid gap-6 print:hidden">
      <div>
        <h2 id={title} className="text-title">
          {m.calculator_hear_title()}
        </h2>
        <p className="mt-2 max-w-prose text-sm text-felt">
          {m.calculator_hear_label({ distance })}
        </p>
      </div>
      <PillChoice
        legend={m.calculator_hear_sound()}
        choices={soundNames.map((value) => ({ value, label: soundLabels[value]() }))}
        chosen={sound.sound}
        onChoose={sound.choose}
      />
      <figure className="border-s-2 border-oak ps-4">
        <Caption of={sound.sound} />
      </figure>
      <div className="flex flex-wrap items-end gap-4">
        <button
          type="button"
          disabled={!hydrated}
          onClick={isSilent ? sound.play : sound.stop}
          className={`${buttonClass()} min-w-32`}
        >
          {isSilent ? m.calculator_hear_play() : m.calculator_hear_stop()}
        </button>
        {after ? (
          <PillChoice
            legend={m.calculator_hear_room()}
            choices={[
              { value: "before" as const, label: m.calculator_hear_before() },
              { value: "after" as const, label: m.calculator_hear_after() },
            ]}
            chosen={sound.heard}
            onChoose={sound.hear}
          />
        ) : (
          <p className="flex min-h-12 items-center text-sm text-felt">
            {m.calculator_hear_nothing_after()}
          </p>
        )}
      </div>
      <p role="status" className="text-sm text-felt empty:sr-only">
        {sound.state === "preparing" ? m.calculator_hear_preparing() : ""}
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {sound.problem && problems[sound.problem]()}
      </p>
      <Volume value={sound.volume} onChange={sound.turnTo} />
      <div className="grid gap-1">
        <Switch
          label={m.calculator_hear_repeat()}
          checked={sound.repeat}
          onChange={sound.setRepeat}
        />
        {after && (
          <>
            <Switch
              label={m.calculator_hear_match()}
              checked={sound.matched}
              onChange={sound.setMatched}
            />
            <p className="max-w-prose text-sm text-felt">{m.calculator_hear_match_note()}</p>
          </>
        )}
      </div>
      <p className="text-sm text-felt">{m.calculator_hear_private()}</p>
    </section>
  );
}

/** What is to be heard, for whoever does not hear it. */
function Caption({ of }: { of: SoundName }) {
  if (of === "clap") return <p>{m.calculator_hear_caption_clap()}</p>;
  if (of === "sweep") return <p>{m.calculator_hear_caption_sweep()}</p>;
  return (
    <>
      <blockquote className="max-w-prose">{m.calculator_hear_sentence()}</blockquote>
      <figcaption className="mt-1 text-sm text-felt">{m.calculator_hear_synthetic()}</figcaption>
    </>
  );
}

function Volume({ value, onChange }: { value: number; onChange: (decibels: number) => void }) {
  const id = useId();
  const words = m.calculator_hear_decibels({ value: value < 0 ? `−${-value}` : String(value) });
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <label htmlFor={id}>{m.calculator_hear_volume()}</label>
      <input
        id={id}
        type="range"
        min={volumes.least}
        max={volumes.most}
        step={1}
        value={value}
        aria-valuetext={words}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        className="h-11 w-56 max-w-full cursor-pointer accent-oak"
      />
      <output htmlFor={id} className="tabular text-sm text-felt">
        <bdi>{words}</bdi>
      </output>
    </div>
  );
}

function Switch({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (to: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="size-5 cursor-pointer accent-oak"
      />
      {label}
    </label>
  );
}

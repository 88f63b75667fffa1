import { Autocomplete, Box, Button, MenuItem, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
import { useTranslate } from "react-admin";
import { useTexts } from "../language.ts";
import { currencies } from "../offers/offer.ts";
import { typedNumber } from "../offers/typed-number.ts";
import { Panel } from "../ui/panel.tsx";
import { dayAfter } from "./day-after.ts";
import { FollowUpMark } from "./follow-up-mark.tsx";
import type { Change, Inquiry, Value } from "./inquiry.ts";
import { useChoices } from "./inquiry-filters.tsx";
import { planTexts } from "./plan-texts.ts";
import { type Planned, planChange, plannedOf } from "./planned.ts";
import { useChange } from "./use-change.tsx";

/** When to see to it again, what it may be worth, and tags; what is typed stays until it is saved. */
export function Plan({ inquiry, readOnly }: { inquiry: Inquiry; readOnly: boolean }) {
  const text = useTexts(planTexts);
  const translate = useTranslate();
  const { tags: known } = useChoices();
  const { change, busy } = useChange();
  const [edits, setEdits] = useState<Partial<Planned>>({});
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { followUp, amount, currency, tags } = { ...plannedOf(inquiry), ...edits };
  const disabled = busy || readOnly;
  const isDue = inquiry.followUp !== null && inquiry.followUp.state !== "planned";

  const edit = (typed: Partial<Planned>) => setEdits({ ...edits, ...typed });
  const told = (field: string) => {
    const problem = problems[field];
    return problem && translate(problem, { _: problem });
  };

  /** What is typed and not among what was saved stays. */
  async function save(asked: Change, unsaved: Partial<Planned>) {
    setProblems({});
    const { id, version } = inquiry;
    const saved = await change({ ids: [id], version, change: asked, onProblems: setProblems });
    if (saved) setEdits(unsaved);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(planChange({ inquiry, edits }), {});
  }

  function plan(day: string | null) {
    const { followUp: _typed, ...others } = edits;
    void save({ followUp: day }, others);
  }

  const soon = [
    { label: text.tomorrow, day: dayAfter({ day: inquiry.today, days: 1 }) },
    { label: text.inAWeek, day: dayAfter({ day: inquiry.today, days: 7 }) },
    { label: text.inAMonth, day: dayAfter({ day: inquiry.today, months: 1 }) },
  ];
  return (
    <Panel title={text.plan}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2 }}>
        <TextField
          type="date"
          label={text.followUp}
          value={followUp}
          disabled={disabled}
          onChange={({ target }) => edit({ followUp: target.value })}
          error={told("followUp") !== undefined}
          helperText={
            told("followUp") ?? (isDue ? <FollowUpMark {...inquiry} /> : text.followUpHint)
          }
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: inquiry.today } }}
        />
        {!readOnly && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            {soon.map(({ label, day }) => (
              <Button
                key={label}
                size="small"
                variant="outlined"
                disabled={busy}
                onClick={() => plan(day)}
              >
                {label}
              </Button>
            ))}
            {inquiry.followUp && (
              <Button size="small" variant="outlined" disabled={busy} onClick={() => plan(null)}>
                {text.done}
              </Button>
            )}
          </Box>
        )}
        <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr) 104px" }}>
          <TextField
            label={text.value}
            value={amount}
            disabled={disabled}
            onChange={({ target }) => edit({ amount: target.value })}
            error={told("value.amount") !== undefined}
            helperText={told("value.amount")}
            slotProps={typedNumber}
          />
          <TextField
            select
            label={text.currency}
            value={currency}
            disabled={disabled}
            onChange={({ target }) => edit({ currency: target.value as Value["currency"] })}
          >
            {currencies.map((code) => (
              <MenuItem key={code} value={code}>
                {code}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        <Autocomplete<string, true, false, true>
          multiple
          freeSolo
          autoSelect
          filterSelectedOptions
          options={known}
          value={tags}
          disabled={disabled}
          onChange={(_, typed) => edit({ tags: typed })}
          renderInput={(parameters) => (
            <TextField
              {...parameters}
              label={text.tags}
              error={told("tags") !== undefined}
              helperText={told("tags") ?? text.tagsHint}
            />
          )}
        />
        {!readOnly && (
          <Button
            type="submit"
            variant="outlined"
            disabled={busy || Object.keys(edits).length === 0}
          >
            {text.savePlan}
          </Button>
        )}
      </Box>
    </Panel>
  );
}

import SendIcon from "@mui/icons-material/SendOutlined";
import { Box, Typography } from "@mui/material";
import {
  ArrayInput,
  DateInput,
  HttpError,
  NumberInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  Toolbar,
  useNotify,
  useRedirect,
  useRefresh,
} from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import { useNames } from "../inquiries/names.ts";
import { useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { LineInputs } from "./line-inputs.tsx";
import { codeChoices, currencies, incoterms, type Offer, toDraft } from "./offer.ts";
import { reachable } from "./reachable.ts";
import { texts } from "./texts.ts";
import { typedNumber } from "./typed-number.ts";
import { listUnpriced } from "./unpriced.ts";

const columns = {
  display: "grid",
  width: "100%",
  columnGap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
};

/** An offer that is being written. Sums are worked out when it is saved. */
export function DraftForm({ offer }: { offer: Offer }) {
  const text = useTexts(texts);
  const names = useNames();
  const dir = offer.lang === "ar" ? "rtl" : "ltr";
  const inBuyersLanguage = { slotProps: { htmlInput: { dir, lang: offer.lang } } };
  return (
    <SimpleForm toolbar={<DraftTools offer={offer} />} sx={{ maxWidth: 1280 }}>
      <Typography sx={{ color: "text.secondary", marginBlockEnd: 2 }}>
        {text.languageHint(names.language[offer.lang])}
      </Typography>
      <Box sx={columns}>
        <SelectInput
          source="currency"
          label={text.currency}
          choices={codeChoices(currencies)}
          validate={required()}
        />
        <DateInput source="validUntil" label={text.validUntil} />
        <NumberInput source="weeks" label={text.weeks} min={1} max={104} step={1} />
        <SelectInput
          source="incoterm"
          label={text.incoterm}
          choices={codeChoices(incoterms)}
          emptyText="–"
        />
        <TextInput source="place" label={text.place} />
        <TextInput source="freight" label={text.freight} slotProps={typedNumber} />
      </Box>
      <ArrayInput source="lines" label={text.lines}>
        <SimpleFormIterator
          disableReordering
          fullWidth
          disableClear
          getItemLabel={(index) => index + 1}
          sx={reachable}
        >
          <LineInputs lines={offer.lines} lang={offer.lang} />
        </SimpleFormIterator>
      </ArrayInput>
      <Total total={offer.total} />
      <TextInput source="note" label={text.note} multiline minRows={2} {...inBuyersLanguage} />
      <TextInput source="terms" label={text.terms} multiline minRows={4} {...inBuyersLanguage} />
    </SimpleForm>
  );
}

/** The server works it out; what is typed since counts when it is saved. */
function Total({ total }: Pick<Offer, "total">) {
  const text = useTexts(texts);
  const { isDirty } = useFormState();
  return (
    <Typography component="p" variant="h6" sx={{ marginBlock: 2 }}>
      {text.total}: <bdi>{total}</bdi>{" "}
      {isDirty && (
        <Typography component="span" color="textSecondary">
          {text.totalAsSaved}
        </Typography>
      )}
    </Typography>
  );
}

function DraftTools({ offer }: { offer: Offer }) {
  const text = useTexts(texts);
  const redirect = useRedirect();
  const { act, busy } = useAct();

  async function remove() {
    const path = `offers/${offer.id}` as const;
    const removed = await act(() => call<"DELETE /offers/:id">({ method: "DELETE", path }), {
      done: text.removed,
    });
    if (removed) redirect("show", "inquiries", offer.inquiryId);
  }

  return (
    <Toolbar sx={{ gap: 2, flexWrap: "wrap", position: "static" }}>
      <SaveButton alwaysEnable />
      <SendButton offer={offer} />
      <Box sx={{ marginInlineStart: "auto" }}>
        <ConfirmButton
          color="error"
          label={text.remove}
          question={text.removeQuestion}
          disabled={busy}
          onConfirm={remove}
        />
      </Box>
    </Toolbar>
  );
}

/** Saves what stands in the form, and sends that: what is wrong is told at its field. */
function SendButton({ offer: { id } }: { offer: Offer }) {
  const text = useTexts(texts);
  const notify = useNotify();
  const refresh = useRefresh();
  const { handleSubmit } = useFormContext<Offer>();
  const { setError, setValue } = useFormContext();

  async function send(offer: Offer) {
    const path = `offers/${id}` as const;
    const body = toDraft(offer);
    try {
      const { version } = await call<"PUT /offers/:id">({ method: "PUT", path, body });
      setValue("version", version);
      const sent = await call<"POST /offers/:id/send">({
        ...{ method: "POST", path: `${path}/send`, body: { version } },
      });
      const { number } = sent;
      notify(sent.mailed ? text.sentMailed(number) : text.sentUnmailed(number), {
        type: sent.mailed ? "success" : "warning",
      });
      refresh();
    } catch (error) {
      const fields: Record<string, string> =
        (error instanceof HttpError && error.body?.errors) || {};
      for (const [at, [field, message]] of Object.entries(fields).entries()) {
        setError(field, { type: "server", message }, { shouldFocus: at === 0 });
      }
      notify(saidOf({ error, fields, text }), { type: "error" });
    }
  }

  return (
    <ConfirmButton
      variant="contained"
      startIcon={<SendIcon />}
      label={text.send}
      question={text.sendQuestion}
      onConfirm={() => void handleSubmit(send)()}
    />
  );
}

/** The form may be longer than the window: what holds the offer up is said in words as well. */
function saidOf({
  error,
  fields,
  text,
}: {
  error: unknown;
  fields: Record<string, string>;
  text: (typeof texts)["en"];
}): string {
  const unpriced = listUnpriced(fields);
  if (unpriced.length > 0) return text.unsentUnpriced(unpriced);
  if (Object.keys(fields).length > 0) return text.unsent;
  return error instanceof Error ? error.message : String(error);
}

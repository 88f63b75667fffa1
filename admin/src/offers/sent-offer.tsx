import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import { useState } from "react";
import { useRedirect } from "react-admin";
import { useTexts } from "../language.ts";
import { addressOf, call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { CopyField } from "../ui/copy-field.tsx";
import { Panel } from "../ui/panel.tsx";
import { When } from "../ui/when.tsx";
import { nameOf, type Offer } from "./offer.ts";
import { StateChip } from "./state-chip.tsx";
import { texts } from "./texts.ts";

/** A sent offer: it stays as it is; what can be done is to hand it over, withdraw or replace it. */
export function SentOffer({ offer, readOnly }: { offer: Offer; readOnly: boolean }) {
  const text = useTexts(texts);
  return (
    <>
      <Panel title={nameOf(offer)}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          <StateChip state={offer.state} />
          <Typography variant="h6" component="p">
            <bdi>{offer.total}</bdi>
          </Typography>
          <Typography sx={{ color: "text.secondary" }}>
            <When at={offer.sentAt} />
            {offer.sentTo !== "" && <> · {text.sentTo(offer.sentTo)}</>}
          </Typography>
        </Box>
        <SentLines offer={offer} />
        <Tools offer={offer} readOnly={readOnly} />
      </Panel>
      <Answers offer={offer} />
    </>
  );
}

function SentLines({ offer: { lines } }: { offer: Offer }) {
  const text = useTexts(texts);
  return (
    <Box sx={{ overflowX: "auto", marginBlock: 2 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[text.product, text.quantity, text.price, text.sum].map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ title, text: words, quantity, unit, price, sum }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was sent stays in its order
            <TableRow key={at}>
              <TableCell>
                <bdi>{title || words}</bdi>
              </TableCell>
              <TableCell>{`${quantity}\u00a0${unit === "m2" ? text.m2 : text.piece}`}</TableCell>
              <TableCell>
                <bdi>{price}</bdi>
              </TableCell>
              <TableCell>
                <bdi>{sum}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Tools({ offer, readOnly }: { offer: Offer; readOnly: boolean }) {
  const text = useTexts(texts);
  const redirect = useRedirect();
  const { act, busy } = useAct();
  const [link, setLink] = useState("");
  const path = `offers/${offer.id}` as const;
  const isSettled = offer.state === "accepted";

  async function makeLink() {
    const made = await act(() =>
      call<"POST /offers/:id/link">({ method: "POST", path: `${path}/link` }),
    );
    if (made) setLink(location.origin + made.path);
  }
  async function copy() {
    const made = await act(() =>
      call<"POST /offers/:id/copy">({ method: "POST", path: `${path}/copy` }),
    );
    if (made) redirect("edit", "offers", made.id);
  }
  function withdraw() {
    void act(
      () => call<"POST /offers/:id/withdraw">({ method: "POST", path: `${path}/withdraw` }),
      {
        done: text.withdrawnDone,
      },
    );
  }

  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button variant="outlined" href={addressOf({ path: `${path}/offer.pdf` })}>
          {text.pdf}
        </Button>
        {!readOnly && (
          <Button variant="outlined" disabled={busy} onClick={makeLink}>
            {text.link}
          </Button>
        )}
        {!readOnly && !isSettled && (
          <Button variant="outlined" disabled={busy} onClick={copy}>
            {text.newVersion}
          </Button>
        )}
        {!readOnly && !isSettled && offer.state !== "withdrawn" && (
          <ConfirmButton
            color="error"
            label={text.withdraw}
            question={text.withdrawQuestion}
            disabled={busy}
            onConfirm={withdraw}
          />
        )}
      </Box>
      {link !== "" && (
        <Box sx={{ marginBlockStart: 2 }}>
          <CopyField label={text.linkLabel} value={link} />
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {text.linkHint}
          </Typography>
        </Box>
      )}
    </>
  );
}

function Answers({ offer: { answers } }: { offer: Offer }) {
  const text = useTexts(texts);
  const say = ({ kind, name }: Offer["answers"][number]) => {
    if (kind === "accepted") return text.answerAccepted(name);
    return kind === "declined" ? text.answerDeclined : text.answerAsked;
  };
  return (
    <Panel title={text.answers}>
      {answers.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text.noAnswers}</Typography>
      )}
      {answers.map((answer) => (
        <Box key={answer.id} sx={{ paddingBlock: 1 }}>
          <Typography>
            <b>{say(answer)}</b> · <When at={answer.at} />
          </Typography>
          <Typography dir="auto" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {answer.text}
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}

import { Box, Button } from "@mui/material";
import { Edit, useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import { useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { DraftForm } from "./draft-form.tsx";
import { nameOf, type Offer, toDraft } from "./offer.ts";
import { SentOffer } from "./sent-offer.tsx";
import { texts } from "./texts.ts";

/** An offer: a form while it is being written, and what has become of it once it is sent. */
export function OfferEdit() {
  return (
    <Edit
      mutationMode="pessimistic"
      transform={toDraft}
      redirect={false}
      actions={false}
      component="div"
      title={<OfferTitle />}
    >
      <OfferScreen />
    </Edit>
  );
}

function OfferTitle() {
  const text = useTexts(texts);
  const offer = useRecordContext<Offer>();
  if (!offer?.buyer) return null;
  const isDraft = offer.state === "draft";
  return <>{isDraft ? text.draftFor(offer.buyer) : text.offerFor(nameOf(offer), offer.buyer)}</>;
}

function OfferScreen() {
  const text = useTexts(texts);
  const may = usePermissionCheck();
  const offer = useRecordContext<Offer>();
  // Coming from a list, only its line is known at first.
  if (!offer || !("buyer" in offer)) return null;
  return (
    <>
      <Box sx={{ marginBlockEnd: 2 }}>
        <Button component={Link} to={`/inquiries/${offer.inquiryId}/show`} size="small">
          {text.inquiry}
        </Button>
      </Box>
      {offer.state === "draft" && may("offers.change") ? (
        <DraftForm offer={offer} />
      ) : (
        <SentOffer offer={offer} readOnly={!may("offers.change")} />
      )}
    </>
  );
}

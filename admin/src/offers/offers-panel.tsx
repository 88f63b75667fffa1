import { Box, Button, Link, Typography } from "@mui/material";
import { useGetList, useRedirect } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { Panel } from "../ui/panel.tsx";
import { When } from "../ui/when.tsx";
import { type ListedOffer, nameOf } from "./offer.ts";
import { StateChip } from "./state-chip.tsx";
import { texts } from "./texts.ts";

/** The offers made to the sender of an inquiry, and the way to another. */
export function OffersPanel({ inquiryId }: { inquiryId: string }) {
  const text = useTexts(texts);
  const may = usePermissionCheck();
  const redirect = useRedirect();
  const { act, busy } = useAct();
  const { data: offers = [], isPending } = useGetList<ListedOffer>("offers", {
    filter: { inquiry: inquiryId },
    sort: { field: "updatedAt", order: "DESC" },
    pagination: { page: 1, perPage: 50 },
  });

  async function make() {
    const body = { inquiryId };
    const made = await act(() => call<"POST /offers">({ method: "POST", path: "offers", body }));
    if (made) redirect("edit", "offers", made.id);
  }

  return (
    <Panel title={text.offers}>
      {!isPending && offers.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text.none}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {offers.map((offer) => (
          <Box
            component="li"
            key={offer.id}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              gap: 1.5,
              alignItems: "center",
              paddingBlock: 1,
            }}
          >
            <Link component={RouterLink} to={`/offers/${offer.id}`}>
              {offer.number === null ? text.draft : nameOf(offer)}
            </Link>
            <StateChip state={offer.state} />
            <bdi>{offer.total}</bdi>
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              <When at={offer.updatedAt} />
            </Typography>
          </Box>
        ))}
      </Box>
      {may("offers.change") && (
        <Button variant="outlined" disabled={busy} onClick={make} sx={{ marginBlockStart: 1 }}>
          {text.make}
        </Button>
      )}
    </Panel>
  );
}

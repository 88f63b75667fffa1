import { Box, Typography } from "@mui/material";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useTexts } from "../../language.ts";
import { call } from "../../office/call.ts";
import { texts } from "../texts.ts";
import { type Bands, isComplete, octaves, thirds } from "./bands.ts";

/** The single numbers, computed by the server as pages compute them; nobody types them in. */
export function Ratings({
  absorption,
  thirds: fine,
}: {
  absorption: Bands | undefined;
  thirds: Bands | undefined;
}) {
  const text = useTexts(texts);
  const bands = isComplete(absorption, octaves)
    ? { absorption, ...(isComplete(fine, thirds) && { thirds: fine }) }
    : undefined;
  const { data } = useQuery({
    queryKey: ["ratings", bands],
    queryFn: bands
      ? ({ signal }) =>
          call<"POST /content/ratings">({
            method: "POST",
            path: "content/ratings",
            body: bands,
            signal,
          })
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { weighted, nrc, saa } = data ?? {};
  return (
    <Box role="status" aria-label={text.ratings} sx={{ marginBlockStart: 1.5, minHeight: 48 }}>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {bands ? text.ratings : text.ratingsPending}
      </Typography>
      {bands && weighted && (
        <Typography sx={{ fontVariantNumeric: "tabular-nums", fontWeight: 600 }}>
          <bdi>
            αw {weighted.value.toFixed(2)}
            {weighted.shape.length > 0 && ` (${weighted.shape.join("")})`}
          </bdi>
          {" · "}
          {weighted.class ? `${text.class} ${weighted.class}` : text.notClassified}
          {" · "}
          <bdi>NRC {nrc?.toFixed(2)}</bdi>
          {typeof saa === "number" && <bdi> · SAA {saa.toFixed(2)}</bdi>}
          {data?.basis === "octaves" && ` · ${text.fromOctaves}`}
        </Typography>
      )}
    </Box>
  );
}

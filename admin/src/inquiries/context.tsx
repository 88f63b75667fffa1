import { Box, Link, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useTexts } from "../language.ts";
import { Panel } from "../ui/panel.tsx";
import { useCountryName } from "../ui/use-country-name.ts";
import type { Inquiry } from "./inquiry.ts";
import { isPath } from "./is-path.ts";
import { useNames } from "./names.ts";
import { texts } from "./texts.ts";

/** Who asked, about what, and how they came to us. */
export function Context({ inquiry }: { inquiry: Inquiry }) {
  const text = useTexts(texts);
  const names = useNames();
  const countryName = useCountryName();
  const { product, page } = inquiry;
  return (
    <Panel title={text.context}>
      <Box component="dl" sx={{ margin: 0, display: "grid", rowGap: 1.5 }}>
        <Fact label={text.fullName}>{inquiry.fullName}</Fact>
        <Fact label={text.phone}>{inquiry.phone}</Fact>
        <Fact label={text.email}>{inquiry.email}</Fact>
        <Fact label={text.country}>{inquiry.country && countryName(inquiry.country)}</Fact>
        <Fact label={text.address}>{inquiry.address}</Fact>
        <Fact label={text.product}>
          {product?.id ? (
            <Link
              href={`/${inquiry.lang}/productdetail/${encodeURIComponent(product.id)}.html`}
              target="_blank"
            >
              {product.title}
            </Link>
          ) : (
            product?.title
          )}
        </Fact>
        <Fact label={text.finish}>{inquiry.finish}</Fact>
        <Fact label={text.mounting}>{inquiry.mounting}</Fact>
        <Fact label={text.quantity}>{inquiry.quantity}</Fact>
        <Fact label={text.room}>
          {inquiry.room && (
            <Link href={`/${inquiry.lang}${inquiry.room.link}`} target="_blank">
              {inquiry.room.title}
            </Link>
          )}
        </Fact>
        <Fact label={text.member}>{inquiry.member}</Fact>
        <Fact label={text.language}>{names.language[inquiry.lang]}</Fact>
        <Fact label={text.page}>
          {page && isPath(page) ? (
            <Link href={page} target="_blank">
              {page}
            </Link>
          ) : (
            page
          )}
        </Fact>
        <Fact label={text.referrer}>{inquiry.referrer}</Fact>
        <Fact label={text.campaign}>{inquiry.campaign}</Fact>
        <Fact label={text.ipCountry}>{inquiry.ipCountry && countryName(inquiry.ipCountry)}</Fact>
        <Fact label={text.ip}>{inquiry.ip}</Fact>
      </Box>
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: "text.secondary" }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, overflowWrap: "anywhere" }}>
        <bdi>{children}</bdi>
      </Typography>
    </div>
  );
}

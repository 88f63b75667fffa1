import {
  Box,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import { useTexts } from "../language.ts";
import { Panel } from "../ui/panel.tsx";
import type { Inquiry } from "./inquiry.ts";
import { texts } from "./texts.ts";

/** The products asked for at once, as the sender listed them. */
export function RequestLines({ inquiry: { lines, lang } }: { inquiry: Inquiry }) {
  const text = useTexts(texts);
  if (lines.length === 0) return null;
  return (
    <Panel title={text.lines}>
      <Box sx={{ overflowX: "auto" }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {[text.product, text.finish, text.mounting, text.quantity, text.note].map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(
              ({ product, finish, mounting, sample, amount, unit, note, isOffered }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was sent stays in its order
                <TableRow key={at}>
                  <TableCell sx={{ minWidth: "12rem" }}>
                    {isOffered ? (
                      <Link
                        href={`/${lang}/productdetail/${encodeURIComponent(product.id)}.html`}
                        target="_blank"
                      >
                        <bdi>{product.title}</bdi>
                      </Link>
                    ) : (
                      <>
                        <bdi>{product.title}</bdi>
                        <Typography variant="caption" color="error" component="p">
                          {text.withdrawn}
                        </Typography>
                      </>
                    )}
                  </TableCell>
                  <TableCell>
                    <bdi>{finish}</bdi>
                  </TableCell>
                  <TableCell>
                    <bdi>{mounting}</bdi>
                  </TableCell>
                  <TableCell sx={{ whiteSpace: "nowrap" }}>
                    {[sample && text.sample, amount !== null && text.amount(amount, unit)]
                      .filter(Boolean)
                      .join(" + ")}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: "anywhere" }}>
                    <bdi>{note}</bdi>
                  </TableCell>
                </TableRow>
              ),
            )}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}

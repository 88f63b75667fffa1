import { Chip, List, ListItem, ListItemText, Link as MuiLink, Typography } from "@mui/material";
import { useResourceDefinitions } from "react-admin";
import { Link } from "react-router-dom";
import { useNames } from "../audit/texts.ts";
import { useLanguage, useTexts } from "../language.ts";
import type { LibraryPicture } from "./picture.ts";
import { texts } from "./texts.ts";

/** The records and pages that show the picture, with the way to each. */
export function WhereUsed({ uses }: { uses: LibraryPicture["uses"] }) {
  const text = useTexts(texts);
  const language = useLanguage();
  const names = useNames();
  const known = useResourceDefinitions();
  const { records, pages } = uses;
  if (records.length + pages.length === 0) return <Typography>{text.usedNowhere}</Typography>;
  return (
    <List dense disablePadding>
      {records.map(({ kind, id, title, status }) => {
        const label =
          typeof title === "string" ? title : title[language] || title.en || title.zh || id;
        return (
          <ListItem key={`${kind}/${id}`} disableGutters divider>
            <ListItemText
              primary={
                known[`content/${kind}`] ? (
                  <MuiLink component={Link} to={`/content/${kind}/${encodeURIComponent(id)}`}>
                    {label}
                  </MuiLink>
                ) : (
                  label
                )
              }
              secondary={names.kind(kind)}
            />
            {status === "trashed" && <Chip size="small" label={text.trashed} />}
            {status === "draft" && <Chip size="small" label={text.draft} />}
          </ListItem>
        );
      })}
      {pages.map((page) => (
        <ListItem key={page} disableGutters divider>
          <ListItemText
            primary={
              <MuiLink href={`/${language}${page === "/" ? "" : page}`} target="_blank">
                <bdi>{page}</bdi>
              </MuiLink>
            }
            secondary={text.inPages}
          />
        </ListItem>
      ))}
    </List>
  );
}

import {
  Box,
  ButtonBase,
  Dialog,
  DialogContent,
  DialogTitle,
  Pagination,
  TextField,
  Typography,
} from "@mui/material";
import { useState } from "react";
import { useLanguage, useTexts } from "../../language.ts";
import { texts } from "../texts.ts";
import { titleIn } from "../title-in.ts";
import { type OfficePicture, useLibrary } from "./pictures.ts";

const perPage = 24;

/** The media library, to choose one picture from. */
export function PictureChooser({
  open,
  onClose,
  onChoose,
}: {
  open: boolean;
  onClose: () => void;
  onChoose: (picture: OfficePicture) => void;
}) {
  const text = useTexts(texts);
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle>{text.choosePicture}</DialogTitle>
      <DialogContent>
        <Library
          onChoose={(picture) => {
            onChoose(picture);
            onClose();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function Library({ onChoose }: { onChoose: (picture: OfficePicture) => void }) {
  const text = useTexts(texts);
  const language = useLanguage();
  const [q, setQ] = useState("");
  const [page, setPage] = useState(1);
  const { data } = useLibrary({ q, page, perPage });
  return (
    <>
      <TextField
        fullWidth
        autoFocus
        label={text.findPicture}
        value={q}
        onChange={(event) => {
          setQ(event.target.value);
          setPage(1);
        }}
        sx={{ marginBlock: 1 }}
      />
      <Box
        sx={{
          display: "grid",
          gap: 1.5,
          marginBlock: 1.5,
          gridTemplateColumns: "repeat(auto-fill, minmax(130px, 1fr))",
        }}
      >
        {data?.rows.map((picture) => (
          <ButtonBase
            key={picture.id}
            onClick={() => onChoose(picture)}
            aria-label={titleIn(picture.alt, language) || picture.id}
            sx={{ flexDirection: "column", borderRadius: 1, "&:hover": { opacity: 0.85 } }}
          >
            <Box
              component="img"
              src={picture.thumb}
              alt=""
              loading="lazy"
              sx={{ width: "100%", aspectRatio: "4 / 3", objectFit: "cover", borderRadius: 1 }}
            />
            <Typography variant="caption" noWrap sx={{ maxWidth: "100%", color: "text.secondary" }}>
              {picture.id}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
      {data?.total === 0 && <Typography>{text.noPictures}</Typography>}
      {data && data.total > perPage && (
        <Pagination
          count={Math.ceil(data.total / perPage)}
          page={page}
          onChange={(_event, chosen) => setPage(chosen)}
        />
      )}
    </>
  );
}

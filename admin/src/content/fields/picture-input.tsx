import AddIcon from "@mui/icons-material/AddPhotoAlternateOutlined";
import BackIcon from "@mui/icons-material/ArrowBack";
import ForwardIcon from "@mui/icons-material/ArrowForward";
import RemoveIcon from "@mui/icons-material/Close";
import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../language.ts";
import { moved } from "../lists/arrange.ts";
import { texts } from "../texts.ts";
import { FieldGroup } from "./field-group.tsx";
import { PictureChooser } from "./picture-chooser.tsx";
import { usePictures } from "./pictures.ts";
import { StepButton } from "./step-button.tsx";
import { useInput } from "./use-input.ts";

/** One picture of the library, kept by its id. */
export function PictureInput({ path, label }: { path: string; label: string }) {
  const text = useTexts(texts);
  const { value, set, error, disabled } = useInput<string>(path);
  const [choosing, setChoosing] = useState(false);
  return (
    <FieldGroup label={label} error={error}>
      <Box sx={{ display: "flex", gap: 1.5, alignItems: "center" }}>
        <Thumbnail id={value} />
        {!disabled && (
          <Box sx={{ display: "flex", flexDirection: "column", alignItems: "flex-start" }}>
            <Button size="small" onClick={() => setChoosing(true)}>
              {value ? text.changePicture : text.choosePicture}
            </Button>
            {value && (
              <Button size="small" color="inherit" onClick={() => set("")}>
                {text.removePicture}
              </Button>
            )}
          </Box>
        )}
      </Box>
      <PictureChooser
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={({ id }) => set(id)}
      />
    </FieldGroup>
  );
}

/** Several pictures in their order; the first is the one that lists show. */
export function PicturesInput({ path, label }: { path: string; label: string }) {
  const text = useTexts(texts);
  const { value = [], set, error, disabled } = useInput<string[]>(path);
  const [choosing, setChoosing] = useState(false);
  const move = (from: number, to: number) => set(moved(value, { from, to }));
  return (
    <FieldGroup label={label} error={error}>
      <Box
        component="ul"
        sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, padding: 0, margin: 0 }}
      >
        {value.map((id, at) => (
          <Box component="li" key={id} sx={{ listStyle: "none" }}>
            <Thumbnail id={id} />
            {!disabled && (
              <Box sx={{ display: "flex", justifyContent: "center" }}>
                <StepButton
                  label={text.moveUp}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <BackIcon fontSize="small" />
                </StepButton>
                <StepButton
                  label={text.removePicture}
                  onClick={() => set(value.filter((other) => other !== id))}
                >
                  <RemoveIcon fontSize="small" />
                </StepButton>
                <StepButton
                  label={text.moveDown}
                  disabled={at === value.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ForwardIcon fontSize="small" />
                </StepButton>
              </Box>
            )}
          </Box>
        ))}
        {!disabled && (
          <Box component="li" sx={{ listStyle: "none" }}>
            <Button
              onClick={() => setChoosing(true)}
              startIcon={<AddIcon />}
              variant="outlined"
              sx={{ height: 84, borderRadius: 1 }}
            >
              {text.choosePicture}
            </Button>
          </Box>
        )}
      </Box>
      <PictureChooser
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={({ id }) => set([...value.filter((other) => other !== id), id])}
      />
    </FieldGroup>
  );
}

function Thumbnail({ id }: { id: string | undefined }) {
  const text = useTexts(texts);
  const picture = usePictures(id ? [id] : []).get(id ?? "");
  return (
    <Box
      sx={{
        width: 112,
        height: 84,
        borderRadius: 1,
        border: 1,
        borderColor: "divider",
        backgroundColor: "background.default",
        display: "grid",
        placeItems: "center",
        overflow: "hidden",
      }}
    >
      {picture ? (
        <Box
          component="img"
          src={picture.thumb}
          alt={picture.alt.en || picture.id}
          sx={{ width: "100%", height: "100%", objectFit: "cover" }}
        />
      ) : (
        <Typography variant="caption" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {id || text.noPicture}
        </Typography>
      )}
    </Box>
  );
}

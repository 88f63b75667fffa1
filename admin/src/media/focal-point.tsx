import { Box, Slider, Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { useInput } from "react-admin";
import { useTexts } from "../language.ts";
import { pointIn } from "../ui/point-in.ts";
import type { LibraryPicture } from "./picture.ts";
import { texts } from "./texts.ts";

type Point = LibraryPicture["focal"];

const crops = ["1 / 1", "16 / 9", "3 / 4"];

/** The point of the picture that stays in view, set by a click or with two sliders. */
export function FocalPoint({ picture, readOnly }: { picture: LibraryPicture; readOnly: boolean }) {
  const text = useTexts(texts);
  const { field } = useInput({ source: "focal" });
  const point: Point = field.value;
  const percent = { x: Math.round(point.x * 100), y: Math.round(point.y * 100) };

  function pick(event: MouseEvent<HTMLElement>) {
    const { x, y } = pointIn(event);
    field.onChange({ x: hundredths(x), y: hundredths(y) });
  }

  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 1.5 }}>
        {text.focalLead}
      </Typography>
      <Box
        onClick={readOnly ? undefined : pick}
        sx={{
          position: "relative",
          width: "fit-content",
          maxWidth: "100%",
          cursor: readOnly ? "default" : "crosshair",
        }}
      >
        <Box
          component="img"
          src={picture.preview}
          alt={picture.alt.en || picture.alt.zh || picture.id}
          sx={{ display: "block", maxWidth: "100%", maxHeight: 420, borderRadius: 1 }}
        />
        <Box
          aria-hidden
          sx={{
            position: "absolute",
            insetInlineStart: `calc(${percent.x}% - 12px)`,
            top: `calc(${percent.y}% - 12px)`,
            width: 24,
            height: 24,
            borderRadius: "50%",
            border: "3px solid",
            borderColor: "background.paper",
            outline: "2px solid",
            outlineColor: "primary.main",
            pointerEvents: "none",
          }}
        />
      </Box>
      <Box sx={{ display: "flex", gap: 3, marginBlock: 2, maxWidth: 480 }}>
        {(["x", "y"] as const).map((axis) => (
          <Slider
            key={axis}
            size="small"
            disabled={readOnly}
            value={percent[axis]}
            aria-label={axis === "x" ? text.horizontal : text.vertical}
            onChange={(_event, value) => field.onChange({ ...point, [axis]: Number(value) / 100 })}
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {text.crops} · {text.focalAt(percent.x, percent.y)}
      </Typography>
      <Box sx={{ display: "flex", gap: 1.5, marginBlockStart: 1 }}>
        {crops.map((aspectRatio) => (
          <Box
            key={aspectRatio}
            component="img"
            src={picture.thumb}
            alt=""
            sx={{
              height: 96,
              minWidth: 0,
              aspectRatio,
              objectFit: "cover",
              objectPosition: `${percent.x}% ${percent.y}%`,
              borderRadius: 0.5,
            }}
          />
        ))}
      </Box>
    </>
  );
}

function hundredths(share: number): number {
  return Math.round(share * 100) / 100;
}

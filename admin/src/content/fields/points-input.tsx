import RemoveIcon from "@mui/icons-material/Close";
import { Box, Button, IconButton, Tooltip, Typography } from "@mui/material";
import { type KeyboardEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTexts } from "../../language.ts";
import { pointIn } from "../../ui/point-in.ts";
import { texts } from "../texts.ts";
import { FieldGroup } from "./field-group.tsx";
import { usePictures } from "./pictures.ts";
import { nudge, type Point, placePoint, productsIn } from "./points.ts";
import { useNames } from "./reference-input.tsx";
import { useInput } from "./use-input.ts";

/** Where a product is seen, in per cent of the picture's width and height. */
/** Points at the products of a record in its first picture: chosen, then clicked into place. */
export function PointsInput({ path, label }: { path: string; label: string }) {
  const text = useTexts(texts);
  const { value, set, error, disabled = false } = useInput<Point[] | undefined>(path);
  const points = value ?? [];
  const products = productsIn(useWatch({ name: "products" }));
  const [picture = ""]: string[] = useWatch({ name: "pictures" }) ?? [];
  const shown = usePictures(picture ? [picture] : []).get(picture);
  const nameOf = useNames({ kind: "product", ids: products });
  const [asked, setAsked] = useState<string>();
  const chosen = asked && products.includes(asked) ? asked : products[0];

  const place = (point: Point) => set(placePoint(points, point));
  const remove = (product: string) => set(points.filter((other) => other.product !== product));

  if (products.length === 0 || !shown) {
    return (
      <FieldGroup label={label} error={error}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {products.length === 0 ? text.pointsNoProducts : text.pointsNoPicture}
        </Typography>
      </FieldGroup>
    );
  }
  return (
    <FieldGroup label={label} error={error}>
      <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 1.5 }}>
        {text.pointsLead}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockEnd: 1.5 }}>
        {products.map((product) => {
          const at = points.findIndex((point) => point.product === product);
          const { name } = nameOf(product);
          return (
            <Box key={product} sx={{ display: "flex", alignItems: "center" }}>
              <Button
                size="small"
                variant={product === chosen ? "contained" : "outlined"}
                aria-pressed={product === chosen}
                disabled={disabled}
                onClick={() => setAsked(product)}
              >
                {at < 0 ? name : `${at + 1} · ${name}`}
              </Button>
              {at >= 0 && !disabled && (
                <Tooltip title={text.pointRemove(name)}>
                  <IconButton
                    size="small"
                    aria-label={text.pointRemove(name)}
                    onClick={() => remove(product)}
                  >
                    <RemoveIcon fontSize="small" />
                  </IconButton>
                </Tooltip>
              )}
            </Box>
          );
        })}
      </Box>
      <Box
        onClick={(event) => {
          if (disabled || !chosen) return;
          const { x, y } = pointIn(event);
          place({ product: chosen, x: x * 100, y: y * 100 });
        }}
        sx={{
          position: "relative",
          width: "fit-content",
          maxWidth: "100%",
          cursor: disabled ? "default" : "crosshair",
        }}
      >
        <Box
          component="img"
          src={shown.preview}
          alt={shown.alt.en || shown.alt.zh || shown.id}
          sx={{ display: "block", maxWidth: "100%", width: 720, borderRadius: 1 }}
        />
        {points.map((point, at) => (
          <Marker
            key={point.product}
            {...point}
            number={at + 1}
            label={text.pointOf(at + 1, nameOf(point.product).name, point.x, point.y)}
            isChosen={point.product === chosen}
            disabled={disabled}
            onChoose={() => setAsked(point.product)}
            onMove={place}
            onRemove={() => remove(point.product)}
          />
        ))}
      </Box>
    </FieldGroup>
  );
}

function Marker({
  product,
  x,
  y,
  number,
  label,
  isChosen,
  disabled,
  onChoose,
  onMove,
  onRemove,
}: Point & {
  number: number;
  label: string;
  isChosen: boolean;
  disabled: boolean;
  onChoose: () => void;
  onMove: (point: Point) => void;
  onRemove: () => void;
}) {
  function press(event: KeyboardEvent) {
    const to = nudge({ product, x, y }, event);
    if (to) {
      onMove(to);
    } else if (event.key === "Delete") {
      onRemove();
    } else {
      return;
    }
    event.preventDefault();
  }
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      disabled={disabled}
      onFocus={onChoose}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={press}
      sx={{
        position: "absolute",
        left: `calc(${x}% - 14px)`,
        top: `calc(${y}% - 14px)`,
        width: 28,
        height: 28,
        padding: 0,
        borderRadius: "50%",
        border: "2px solid",
        borderColor: isChosen ? "primary.main" : "text.primary",
        backgroundColor: "background.paper",
        color: "text.primary",
        font: "inherit",
        fontSize: "0.8125rem",
        fontWeight: 600,
        cursor: "pointer",
      }}
    >
      {number}
    </Box>
  );
}

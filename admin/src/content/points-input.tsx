import RemoveIcon from "@mui/icons-material/Close";
import { Box, Button, IconButton, Tooltip, Typography } from "@mui/material";
import { type KeyboardEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTexts } from "../language.ts";
import { pointIn } from "../ui/point-in.ts";
import { isObject } from "./field.ts";
import { FieldGroup } from "./field-group.tsx";
import { usePictures } from "./pictures.ts";
import { useNames } from "./reference-input.tsx";
import { texts } from "./texts.ts";
import { useInput } from "./use-input.ts";

/** Where a product is seen, in per cent of the picture's width and height. */
type Point = { product: string; x: number; y: number };

const moves: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const step = 0.5;
const farStep = 5;

function percent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
}

/** Points at the products of a record in its first picture: chosen, then clicked into place. */
export function PointsInput({ path, label }: { path: string; label: string }) {
  const text = useTexts(texts);
  const { value, set, error, disabled = false } = useInput<Point[] | undefined>(path);
  const points = value ?? [];
  const products = useProducts();
  const [picture = ""]: string[] = useWatch({ name: "pictures" }) ?? [];
  const shown = usePictures(picture ? [picture] : []).get(picture);
  const nameOf = useNames({ kind: "product", ids: products });
  const [asked, setAsked] = useState<string>();
  const chosen = asked && products.includes(asked) ? asked : products[0];

  function place({ product, x, y }: Point) {
    const point = { product, x: percent(x), y: percent(y) };
    const isThere = points.some((other) => other.product === product);
    set(
      isThere
        ? points.map((other) => (other.product === product ? point : other))
        : [...points, point],
    );
  }
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

/** The products that the record names, each once. */
function useProducts(): string[] {
  const rows: unknown = useWatch({ name: "products" });
  const ids = (Array.isArray(rows) ? rows : []).map((row) => (isObject(row) ? row.id : undefined));
  return [...new Set(ids.filter((id): id is string => typeof id === "string" && id !== ""))];
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
    const by = moves[event.key];
    if (by) {
      const far = event.shiftKey ? farStep : step;
      onMove({ product, x: x + by.x * far, y: y + by.y * far });
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

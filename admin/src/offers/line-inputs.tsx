import { Box, Button, FormHelperText } from "@mui/material";
import { TextInput, useSourceContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { useTexts } from "../language.ts";
import type { OfferLine } from "./offer.ts";
import { ChoiceOfProduct, ProductInput, UnitInput } from "./product-input.tsx";
import { texts } from "./texts.ts";
import { typedNumber } from "./typed-number.ts";

/** One line of an offer, with what the price list says of it since it was last saved. */
export function LineInputs({ lines, lang }: { lines: OfferLine[]; lang: string }) {
  const text = useTexts(texts);
  const { getSource } = useSourceContext();
  const { setValue, getValues } = useFormContext();
  const product: unknown = useWatch({ name: getSource("product") });
  const at = Number(/\.(\d+)\.[^.]*$/.exec(getSource("product"))?.[1]);
  const saved = lines[at]?.product === product ? lines[at] : undefined;
  // A price belongs to the currency in which it was written.
  const noteCurrency = () => setValue(getSource("currency"), getValues("currency"));
  return (
    <Box
      sx={{
        display: "grid",
        width: "100%",
        columnGap: 2,
        paddingBlock: 1,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(6, minmax(0, 1fr))" },
        "& > *": { gridColumn: { md: "span 2" } },
        "& > .narrow": { gridColumn: { md: "span 1" } },
      }}
    >
      <ProductInput
        helperText={saved?.isWithdrawn ? `${saved.title}: ${text.productGone}` : false}
      />
      <ChoiceOfProduct of="finish" />
      <ChoiceOfProduct of="mounting" />
      <TextInput
        source="text"
        label={text.text}
        helperText={false}
        multiline
        slotProps={{ htmlInput: { dir: "auto", lang, maxLength: 500 } }}
      />
      <TextInput
        className="narrow"
        source="quantity"
        label={text.quantity}
        helperText={false}
        slotProps={typedNumber}
      />
      <Box className="narrow">
        <UnitInput />
      </Box>
      <Box>
        <TextInput
          source="price"
          label={text.price}
          helperText={saved?.sum ? `${text.sum}: ${saved.sum}` : false}
          slotProps={typedNumber}
          onChange={noteCurrency}
        />
        {saved?.listed && (
          <ListPrice
            listed={saved.listed}
            onTake={(price) => {
              setValue(getSource("price"), price, { shouldDirty: true });
              noteCurrency();
            }}
          />
        )}
      </Box>
    </Box>
  );
}

function ListPrice({
  listed: { price, reason, detail },
  onTake,
}: {
  listed: NonNullable<OfferLine["listed"]>;
  onTake: (price: string) => void;
}) {
  const text = useTexts(texts);
  if (reason === null) {
    return (
      <Button size="small" onClick={() => onTake(price)}>
        {text.takePrice(price)}
      </Button>
    );
  }
  const reasons = {
    none: text.noPrice,
    "other-currency": text.otherCurrency(detail),
    expired: text.priceExpired(detail),
    "not-yet": text.priceNotYet(detail),
    quantity: text.needsQuantity,
    "below-break": text.belowBreak(detail),
  };
  return <FormHelperText>{reasons[reason]}</FormHelperText>;
}

import { Box } from "@mui/material";
import {
  ArrayInput,
  Create,
  DateInput,
  DeleteButton,
  Edit,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  Toolbar,
} from "react-admin";
import type { Body } from "../api.ts";
import { useTexts } from "../language.ts";
import { codeChoices, currencies, type Price } from "./offer.ts";
import { ChoiceOfProduct, ProductInput, UnitInput } from "./product-input.tsx";
import { reachable } from "./reachable.ts";
import { texts } from "./texts.ts";
import { typedNumber } from "./typed-number.ts";

const begun: Partial<Body<"POST /prices">> = {
  ...{ unit: "m2", currency: "USD", breaks: [{ from: "0", price: "" }] },
};

const toBody = ({ id, title, updatedAt, ...price }: Price): Body<"PUT /prices/:id"> => price;

export function PriceCreate() {
  const text = useTexts(texts);
  return (
    <Create redirect="list" title={text.newPrice}>
      <SimpleForm defaultValues={begun}>
        <PriceFields />
      </SimpleForm>
    </Create>
  );
}

export function PriceEdit() {
  const text = useTexts(texts);
  return (
    <Edit mutationMode="pessimistic" redirect="list" title={text.priceList} transform={toBody}>
      <SimpleForm
        toolbar={
          <Toolbar sx={{ justifyContent: "space-between" }}>
            <SaveButton />
            <DeleteButton mutationMode="pessimistic" />
          </Toolbar>
        }
      >
        <PriceFields />
      </SimpleForm>
    </Edit>
  );
}

function PriceFields() {
  const text = useTexts(texts);
  return (
    <Box
      sx={{
        display: "grid",
        width: "100%",
        maxWidth: 880,
        columnGap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      <ProductInput isRequired />
      <ChoiceOfProduct of="finish" />
      <UnitInput />
      <SelectInput
        source="currency"
        label={text.currency}
        choices={codeChoices(currencies)}
        validate={required()}
      />
      <DateInput source="validFrom" label={text.validFrom} validate={required()} />
      <DateInput source="validUntil" label={text.validUntil} />
      <Box sx={{ gridColumn: "1 / -1" }}>
        <ArrayInput source="breaks" label={text.breaks} validate={required()}>
          <SimpleFormIterator inline disableReordering disableClear sx={reachable}>
            <TextInput
              source="from"
              label={text.breakFrom}
              slotProps={typedNumber}
              helperText={false}
            />
            <TextInput
              source="price"
              label={text.price}
              slotProps={typedNumber}
              helperText={false}
            />
          </SimpleFormIterator>
        </ArrayInput>
      </Box>
    </Box>
  );
}

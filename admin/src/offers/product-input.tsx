import { useMemo } from "react";
import {
  AutocompleteInput,
  ReferenceInput,
  required,
  SelectInput,
  useGetMany,
  useSourceContext,
} from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { useTexts } from "../language.ts";
import type { Offerable } from "./offer.ts";
import { texts } from "./texts.ts";

const products = "offers/products";

/** The product that the fields around are about, once it is chosen. */
export function useOfferable(): Offerable | undefined {
  const { getSource } = useSourceContext();
  const id: unknown = useWatch({ name: getSource("product") });
  const ids = typeof id === "string" && id !== "" ? [id] : [];
  const { data } = useGetMany<Offerable>(products, { ids }, { enabled: ids.length > 0 });
  return data?.find((product) => product?.id === id);
}

/** A product of the catalogue; what was chosen of another one before does not fit it. */
export function ProductInput({
  isRequired = false,
  helperText = false,
}: {
  isRequired?: boolean;
  helperText?: string | false;
}) {
  const text = useTexts(texts);
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  return (
    <ReferenceInput source="product" reference={products} perPage={25} sort={noOrder}>
      <AutocompleteInput
        label={text.product}
        optionText="title"
        filterToQuery={toQuery}
        helperText={helperText}
        {...(isRequired && { validate: required() })}
        onChange={(_chosen, product) => {
          setValue(getSource("finish"), "");
          setValue(getSource("mounting"), "");
          if (product) setValue(getSource("unit"), (product as Offerable).unit);
        }}
      />
    </ReferenceInput>
  );
}

const noOrder = { field: "id", order: "ASC" } as const;
const toQuery = (q: string) => (q === "" ? {} : { q });

/** What can be chosen of the product: its finishes, or its mountings. */
export function ChoiceOfProduct({ of }: { of: "finish" | "mounting" }) {
  const text = useTexts(texts);
  const product = useOfferable();
  const choices = useMemo(
    () => (of === "finish" ? product?.finishes : product?.mountings) ?? [],
    [product, of],
  );
  return (
    <SelectInput
      source={of}
      label={text[of]}
      choices={choices}
      helperText={false}
      emptyText="–"
      readOnly={choices.length === 0}
    />
  );
}

export function UnitInput() {
  const text = useTexts(texts);
  return (
    <SelectInput
      source="unit"
      label={text.unit}
      helperText={false}
      defaultValue="m2"
      fullWidth
      sx={{ minWidth: 0 }}
      validate={required()}
      choices={[
        { id: "m2", name: text.m2 },
        { id: "piece", name: text.piece },
      ]}
    />
  );
}

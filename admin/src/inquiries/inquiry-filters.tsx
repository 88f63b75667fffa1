import { useQuery } from "@tanstack/react-query";
import { AutocompleteInput, BooleanInput, DateInput, SearchInput, SelectInput } from "react-admin";
import { useLanguage, useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { useCountryName } from "../ui/use-country-name.ts";
import type { Assignee, Choices } from "./inquiry.ts";
import { useNames } from "./names.ts";
import { planTexts } from "./plan-texts.ts";
import { texts } from "./texts.ts";

/** Everybody who may look after an inquiry. */
export function useAssignees(): Assignee[] {
  const { data = [] } = useQuery({
    queryKey: ["assignees"],
    queryFn: ({ signal }) =>
      call<"GET /inquiries/assignees">({ path: "inquiries/assignees", signal }),
    staleTime: 60_000,
  });
  return data;
}

/** Countries and products that inquiries came from and asked about, and their tags. */
export function useChoices(): Choices {
  const { data } = useQuery({
    queryKey: ["inquiry-choices", useLanguage()],
    queryFn: ({ signal }) => call<"GET /inquiries/choices">({ path: "inquiries/choices", signal }),
    staleTime: 60_000,
  });
  return data ?? { countries: [], products: [], tags: [] };
}

export function useInquiryFilters() {
  const countryName = useCountryName();
  const { countries, products, tags } = useChoices();
  const text = useTexts(texts);
  const plan = useTexts(planTexts);
  const names = useNames();
  const assignees = [{ id: "none", name: text.nobody }, ...useAssignees()];
  return [
    <SearchInput key="q" source="q" alwaysOn />,
    <AutocompleteInput
      key="assignee"
      source="assignee"
      label={text.assignee}
      choices={assignees}
      alwaysOn
    />,
    <SelectInput
      key="lang"
      source="lang"
      label={text.language}
      choices={names.languages}
      translateChoice={false}
      alwaysOn
    />,
    <BooleanInput key="unread" source="unread" label={text.unreadOnly} defaultValue={true} />,
    <SelectInput
      key="purpose"
      source="purpose"
      label={text.purpose}
      choices={names.purposes}
      translateChoice={false}
    />,
    <AutocompleteInput
      key="country"
      source="country"
      label={text.country}
      choices={countries.map((id) => ({ id, name: countryName(id) }))}
    />,
    <AutocompleteInput
      key="product"
      source="product"
      label={text.product}
      choices={products}
      optionText="title"
    />,
    <SelectInput
      key="followUp"
      source="followUp"
      label={plan.followUp}
      choices={names.followUps}
      translateChoice={false}
    />,
    <AutocompleteInput
      key="tag"
      source="tag"
      label={plan.tag}
      choices={tags.map((id) => ({ id, name: id }))}
    />,
    <DateInput key="from" source="from" label={text.from} />,
    <DateInput key="until" source="until" label={text.until} />,
  ];
}

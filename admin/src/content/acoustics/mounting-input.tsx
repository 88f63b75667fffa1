import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { call } from "../../office/call.ts";
import { pathOf } from "../editor/saving.ts";
import { ChoiceInput } from "../fields/simple-inputs.tsx";
import { mountingChoices, withChosen } from "./mounting-choices.ts";

/** One of the mountings of the product that is named beside it, as `id`. */
export function MountingInput({
  path,
  label,
}: {
  path: string;
  label: string;
  hint: string | undefined;
}) {
  const product: unknown = useWatch({ name: path.replace(/\.[^.]+$/, ".id") });
  const chosen: unknown = useWatch({ name: path });
  const { data = [] } = useQuery({
    queryKey: ["content", "product", "mountings", product],
    queryFn: () => readMountings(String(product)),
    enabled: typeof product === "string" && product !== "",
  });
  return (
    <ChoiceInput
      path={path}
      label={label}
      optional
      choices={withChosen({ choices: data, chosen })}
    />
  );
}

async function readMountings(product: string) {
  const path = pathOf({ kind: "product", id: product });
  const { content } = await call<"GET /content/:kind/:id">({ path });
  return mountingChoices(content);
}

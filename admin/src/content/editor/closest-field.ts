/** A problem may lie deeper than there are inputs: the one around it is found then. */
export function closestField<Input extends { dataset: { field?: string } }>({
  inputs,
  asked,
}: {
  inputs: Input[];
  asked: string;
}): Input | undefined {
  return inputs
    .filter((input) => `${asked}.`.startsWith(`${nameOf(input)}.`))
    .sort((one, other) => nameOf(other).length - nameOf(one).length)[0];
}

const nameOf = ({ dataset: { field = "" } }: { dataset: { field?: string } }) => field;

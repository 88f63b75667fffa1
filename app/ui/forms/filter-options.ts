export type Option = {
  /** What the form sends. */
  value: string;
  label: string;
  /** Shown behind the label; not searched. */
  detail?: string;
};

/** The options whose value or label contains the text, in any letter case. */
export function filterOptions({ options, text }: { options: Option[]; text: string }): Option[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return options;
  return options.filter(
    ({ value, label }) =>
      value.toLowerCase().includes(wanted) || label.toLowerCase().includes(wanted),
  );
}

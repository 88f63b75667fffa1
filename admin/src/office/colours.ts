/** The colours of sign-in.css, where MUI wants numbers to compute with. */
export const light = {
  paper: "#faf7f2",
  sand: "#f0eae0",
  line: "#ddd4c6",
  ink: "#1e1b18",
  felt: "#625d57",
  oak: "#a8743d",
  oakDeep: "#7f5326",
  moss: "#2f4034",
  mossDeep: "#223027",
  white: "#ffffff",
  danger: "#a3301f",
};

export type Colours = typeof light;

/** The same by lamplight: white is the surface on the paper, and what is written on strong colours. */
export const dark: Colours = {
  paper: "#171513",
  sand: "#2b2722",
  line: "#3f3931",
  ink: "#f1ece4",
  felt: "#b8afa3",
  oak: "#c8935a",
  oakDeep: "#e0b483",
  moss: "#a9c6b2",
  mossDeep: "#c4dacb",
  white: "#1f1c19",
  danger: "#f09a8a",
};

export const sans = "var(--sans)";

/** The colours of gate.css, where MUI wants numbers to compute with. */
export const colours = {
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

export const sans = "var(--sans)";

/** The color tokens of tokens.css for emails, because mail programs do not support custom properties. */
export const mailColors = {
  paper: "#ffffff",
  sand: "#faf6ef",
  pine: "#0f4c45",
  ink: "#1b2624",
  inkSoft: "#4a5855",
  amber: "#f2b441",
  onPine: "#ffffff",
  rule: "#dcd8ce",
} as const;

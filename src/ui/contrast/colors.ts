/**
 * The colors of tokens.css by token name, for code that computes with them. The test beside this keeps both
 * in sync.
 */
export const colors = {
  paper: "#ffffff",
  sand: "#faf6ef",
  mist: "#e8f2f0",
  pine: "#0f4c45",
  "pine-deep": "#0a3833",
  "amber-soft": "#fdf3dc",
  "clay-soft": "#fbeae4",
  ink: "#1b2624",
  "ink-soft": "#4a5855",
  teal: "#12756b",
  "teal-deep": "#0c5a52",
  clay: "#b2432a",
  "clay-deep": "#8e3320",
  amber: "#f2b441",
  danger: "#a3192b",
  open: "#1c6b3c",
  "on-pine": "#ffffff",
  "on-pine-soft": "#bfd9d3",
  border: "#6f7c79",
} as const;

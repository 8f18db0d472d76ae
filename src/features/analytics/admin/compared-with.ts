/** The change of a figure as text: "12% more than before". */
export function comparedWith(now: number, before: number): string {
  if (now === before) return now === 0 ? "none before either" : "as many as before";
  if (before === 0) return "none before";
  const change = Math.round((Math.abs(now - before) / before) * 100);
  const how = now > before ? "more" : "fewer";
  return change === 0 ? `about as many as before` : `${change}% ${how} than before`;
}

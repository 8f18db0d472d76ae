type Value = string | number | false | null | undefined | readonly Value[];

/** Half a pixel is exact enough far from the origin, tenths near it; scales and opacities keep three digits. */
function number(value: number): string {
  const size = Math.abs(value);
  const rounded = size < 2 ? Number(value.toPrecision(3)) : Math.round(value * 10) / 10;
  return String((size >= 200 ? Math.round(value * 2) / 2 : rounded) || 0).replace(/^(-?)0\./, "$1.");
}

function print(value: Value): string {
  if (typeof value === "number") return number(value);
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.map(print).join("") : "";
}

/** Template tag for SVG source: rounds numbers, joins lists, drops false, null and undefined. */
export function svg(strings: TemplateStringsArray, ...values: Value[]): string {
  return strings
    .map((text, i) => text.replace(/\s*\n\s*/g, " ") + print(values[i]))
    .join("")
    .replaceAll(/> +</g, "><");
}

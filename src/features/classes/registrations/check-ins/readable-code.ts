/** A check-in code as people read it: "K7QP 2M4X". */
export function readableCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** Normalizes a typed or scanned code: "k7qp-2m4x" and a letter O for a zero are accepted. */
export function plainCode(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
}

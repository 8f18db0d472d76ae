/** Whether a caller asks for data rather than for a page. Browsers that follow a link or post a form ask for a page. */
export function prefersJson(accept: string | null | undefined): boolean {
  const types = accept ?? "";
  return types.includes("application/json") && !types.includes("text/html");
}

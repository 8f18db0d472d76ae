/** Whether a caller prefers data to a page. Browsers that follow a link or post a form prefer a page. */
export function prefersJson(accept: string | null | undefined): boolean {
  const types = accept ?? "";
  return types.includes("application/json") && !types.includes("text/html");
}

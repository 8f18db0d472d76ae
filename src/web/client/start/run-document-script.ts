/** Marks, in the server's HTML, the script that loads the page's modules and waits to be run. */
export const WAITING_SCRIPT = "application/x-waiting-module";
/** Of the template with the preloads of those modules. */
export const MODULES_ID = "application-modules";

/**
 * Runs the script that the server left waiting: the same text, which the page's policy names by its hash.
 *
 * @param onFailure called when a module could not be loaded
 */
export function runDocumentScript(onFailure: () => void): void {
  const modules = document.querySelector<HTMLTemplateElement>(`template#${MODULES_ID}`);
  if (modules) document.head.append(modules.content.cloneNode(true));
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = document.querySelector(`script[type="${WAITING_SCRIPT}"]`)?.textContent ?? "";
  script.addEventListener("error", onFailure);
  document.head.append(script);
}

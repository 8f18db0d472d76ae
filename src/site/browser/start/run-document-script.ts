import { DEFERRED_SCRIPT, MODULES_ID } from "~/server/isomorphic/deferred-script";

/**
 * Runs the script that the server left waiting, unchanged, because the page's policy contains its hash.
 * @param onFailure called if a module could not be loaded
 */
export function runDocumentScript(onFailure: () => void): void {
  const modules = document.querySelector<HTMLTemplateElement>(`template#${MODULES_ID}`);
  if (modules) document.head.append(modules.content.cloneNode(true));
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = document.querySelector(`script[type="${DEFERRED_SCRIPT}"]`)?.textContent ?? "";
  script.addEventListener("error", onFailure);
  document.head.append(script);
}

import { EARLY_DIALOG_ID } from "./interactions";

let status: Element | null | undefined;

/**
 * For messages to screen readers before the app runs. They announce changes only in an element that existed before.
 * @returns a function that announces a message, with a delay
 */
export function createAnnouncer(): (message: string) => void {
  if (!status?.isConnected) {
    const template = document.querySelector<HTMLTemplateElement>(`template#${EARLY_DIALOG_ID}`);
    const part = template?.content.querySelector("dialog ~ *")?.cloneNode(true) as Element | undefined;
    if (part) document.body.append(part);
    status = part?.querySelector("[role=status]");
  }
  return (message) => {
    if (status) status.textContent = message;
  };
}

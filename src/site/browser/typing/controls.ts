export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Gives a control a value as a visitor would, so that React notices, although it tracks what scripts set. */
export function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event("change", { bubbles: true }));
}

let turnedOn: Promise<unknown> | undefined;

/**
 * Turns on the site's whole style sheet: the server's page contains only the rules that it uses itself
 * (`src/server/page-styles`). Resolves when it applies. After a failure, the next call tries again.
 * @throws Error if it could not be loaded
 */
export function turnOnWholeStyles(): Promise<unknown> {
  const off = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  turnedOn ??= Promise.all([...off].map(turnOn)).catch((error) => {
    turnedOn = undefined;
    throw error;
  });
  return turnedOn;
}

function turnOn(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.disabled = true;
      reject(new Error(`${link.href} could not be loaded`));
    });
    link.disabled = false;
  });
}

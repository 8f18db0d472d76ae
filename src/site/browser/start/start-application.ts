import { returnToDocument } from "./early-filters";
import { turnOnWholeStyles } from "./whole-styles";

let tell: () => void;

/** Resolves when React has hydrated the page. */
export const applicationRuns = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Loads everything that is not needed before: React DOM and the router. */
export const loadApplication = () => import("./application");

/** Hydrates the server's page. The modules of the page's routes must be loaded. */
export async function startApplication(): Promise<void> {
  const [{ hydrate }] = await Promise.all([loadApplication(), turnOnWholeStyles()]);
  returnToDocument();
  hydrate(tell);
}

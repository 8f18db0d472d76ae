let tell: () => void;

/** Settles when React has taken the page over. */
export const applicationRuns = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Everything that is not needed before: React for documents, the router. */
export const loadApplication = () => import("./application");

/** Takes over the server's page. The modules of the page's routes must have been loaded. */
export async function startApplication(): Promise<void> {
  const { hydrate } = await loadApplication();
  hydrate(tell);
}

import { markEnvironment } from "../environment/mark-environment";
import { watchErrors } from "../errors/watch-errors";
import { loadSpecialties } from "../specialties/load-specialties";
import { readStore } from "../store/client-store";

/** What the browser does once, before the application takes over the server's page. */
export function startClient(): void {
  watchErrors();
  markEnvironment();
  void readStore(new URL(location.href)).then(loadSpecialties);
}

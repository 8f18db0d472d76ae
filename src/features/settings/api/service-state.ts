import { z } from "@hono/zod-openapi";

/** A service that the site uses for one purpose. */
export const serviceStateSchema = z.object({
  name: z.string(),
  state: z.enum(["on", "own", "test", "off"]),
  says: z.string(),
  settings: z.array(z.string()).describe("The names of the environment's settings, never their values."),
});

export type ServiceState = z.output<typeof serviceStateSchema>;

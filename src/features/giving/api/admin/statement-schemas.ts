import { z } from "@hono/zod-openapi";

const year = z.coerce.number().int().min(1990).max(2100);

export const yearParam = z.object({ year });
export const donorYearParam = z.object({ id: z.uuid(), year });
export const partParam = z.object({ year, part: z.coerce.number().int().min(1).max(1_000) });

export const statementsView = z
  .object({
    year: z.int(),
    donors: z.int().describe("Donors with a gift in that year."),
    mailed: z.int(),
    paper: z.int().describe("Statements of donors without an email address, to print."),
    state: z.enum(["none", "running", "stopped", "finished"]),
  })
  .openapi("Statements");

export type StatementsView = z.output<typeof statementsView>;

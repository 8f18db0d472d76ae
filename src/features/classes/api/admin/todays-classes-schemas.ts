import { z } from "@hono/zod-openapi";

export const todaysClass = z.object({
  id: z.uuid(),
  title: z.string(),
  when: z.string().describe("Date and time in words, in the hospital's time zone."),
  place: z.string(),
  hasRegistration: z.boolean(),
  taken: z.int().describe("Seats, without canceled registrations."),
  waiting: z.int().describe("People on the waitlist."),
  seatsLeft: z.int().nullable().describe("Null without a limit."),
});

export type TodaysClass = z.output<typeof todaysClass>;

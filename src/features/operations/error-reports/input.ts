import { z } from "zod";

const line = (length: number) => z.string().transform((text) => text.slice(0, length));

/** The report's `error_detail`: an error with its location. Truncates longer texts instead of refusing them. */
export const errorReportInput = z.object({
  error: z
    .object({
      name: line(100).default("Error"),
      message: line(2_000).default(""),
      stack: line(8_000).default(""),
    })
    .or(line(2_000).transform((message) => ({ name: "Error", message, stack: "" }))),
  url: line(2_000).default("/"),
  userAgent: line(500).default(""),
  screenWidth: z.number().optional(),
  screenHeight: z.number().optional(),
});

export type ErrorReportInput = z.output<typeof errorReportInput>;

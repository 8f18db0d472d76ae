import { z } from "zod";
import { incidentLimits } from "./limits";
import { incidentKinds } from "./presets";

const line = (limit: number) =>
  z
    .string()
    .transform((value) => value.replaceAll(/\s+/g, " ").trim())
    .pipe(z.string().max(limit, `Use at most ${limit} characters.`));

/** The notice as plain text. `endsAt` is ISO 8601 or null. */
export const incidentInput = z.object({
  kind: z.enum(incidentKinds),
  title: line(incidentLimits.title).pipe(z.string().min(1, "Describe the situation in a few words.")),
  text: line(incidentLimits.text),
  url: z
    .string()
    .trim()
    .max(incidentLimits.url)
    .regex(
      /^$|^\/(?![/\\])[^\s\\]*$|^https:\/\/[^\s\\]+$/,
      "Enter an address that begins with / or https://.",
    )
    .default(""),
  linkLabel: line(incidentLimits.linkLabel).default(""),
  closures: z
    .string()
    .max(incidentLimits.closures, `Use at most ${incidentLimits.closures} characters.`)
    .transform((value) =>
      value
        .split("\n")
        .map((one) => one.trim())
        .filter(Boolean)
        .join("\n"),
    )
    .default(""),
  textHome: z.boolean().default(false),
  endsAt: z.iso
    .datetime({ offset: true, error: "Choose a day and a time." })
    .transform((value) => new Date(value))
    .nullable()
    .default(null),
});

export type IncidentInput = z.output<typeof incidentInput>;

import { jobFields } from "./fields";
import type { PublishedJob } from "./table";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

/** "$33.40 to $41 an hour" */
export function payInWords({
  payFrom,
  payTo,
  payPer,
}: Pick<PublishedJob, "payFrom" | "payTo" | "payPer">): string {
  const amounts = payFrom === payTo ? [payFrom] : [payFrom, payTo];
  return `${amounts.map((amount) => dollars.format(amount)).join(" to ")} ${payPer === "hour" ? "an hour" : "a year"}`;
}

/** "Full time: nights, three 12-hour shifts a week" */
export function scheduleInWords({ schedule, shift }: Pick<PublishedJob, "schedule" | "shift">): string {
  const scheduleText = jobFields.schedule.choices[schedule];
  return shift ? `${scheduleText}: ${shift}` : scheduleText;
}

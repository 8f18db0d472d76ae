import { defineBlock } from "~/content/blocks/block";
import { sameForAll } from "~/content/blocks/same-for-all";
import { heading, intro, whenNone } from "~/content/blocks/shared-fields";
import { bar, title } from "~/content/blocks/thumbnail";
import { dayAt } from "~/content/values/day-at";
import { untilNextDay } from "~/features/events/shared/site/until-next-day";
import { payInWords, scheduleInWords } from "../../job/job-words";
import { openJobs } from "../../job/open-jobs";

export const jobListBlock = defineBlock({
  name: "jobList",
  label: "Open jobs",
  category: "Global",
  feature: null,
  help: "Every job that people can apply for, newest first. Filled in automatically.",
  thumbnail: [
    title(8, 8, 30),
    ...[20, 34, 48].flatMap((y) => [bar(8, y, 40, 4, "brand"), bar(8, y + 6, 56, 2.5), bar(74, y, 14, 2.5)]),
  ],
  fields: { heading: heading(), intro: intro(), whenNone: whenNone() },
  example: { heading: "Open jobs" },
  load: sameForAll(async ({ db, now, timeZone, validUntil }) => {
    const jobs = await openJobs(db, dayAt(now, timeZone).iso);
    // Jobs open and close at midnight.
    validUntil(untilNextDay(now, timeZone));
    return {
      items: jobs.map((one) => ({
        id: one.id,
        slug: one.slug,
        title: one.title,
        summary: one.summary,
        department: one.department,
        place: one.place?.name ?? "",
        schedule: scheduleInWords(one),
        pay: payInWords(one),
        closesOn: one.closesOn,
      })),
    };
  }),
});

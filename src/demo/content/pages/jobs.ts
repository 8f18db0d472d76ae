import { contactFacts, hero, imageId, jobList } from "../blocks";
import { text } from "../html";
import { phones, phoneText } from "../phones";
import type { PageContent } from "../types";

export const openJobsPage: PageContent = {
  path: "/jobs",
  title: "Open jobs",
  description: text`Every open job at {shortName}, with place, hours and pay, and a short form to apply for it
  online.`,
  picture: "scene-careers",
  blocks: [
    hero({
      heading: "Open jobs",
      lead: "Each one says what it pays. Applying takes five minutes, and a person will answer you.",
      image: imageId("scene-careers"),
      actions: [{ label: "What it is like to work here", href: "/careers", kind: "secondary" }],
    }),
    jobList({
      heading: "Apply now",
      whenNone: `No jobs are open right now. Ask what is coming up: ${phoneText(phones.humanResources)}.`,
    }),
    contactFacts({
      heading: "Human resources",
      items: [
        {
          label: "Jobs and applications",
          phone: phones.humanResources,
          email: "careers@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
        },
      ],
    }),
  ],
};

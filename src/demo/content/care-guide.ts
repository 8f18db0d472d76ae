import { subDays } from "date-fns";
import type { DataOf } from "~/content/define-content-type";
import type { careGuideType } from "~/features/care/care-guide/definition";
import { phones } from "./phones";

/** @param today the day of seeding: the invented clinician reviewed the guide three weeks before */
export function careGuide(today: Date): Partial<DataOf<typeof careGuideType>> {
  return {
    path: "/where-to-go",
    heading: "Where should I go?",
    lead: "Start at the top. If you are not sure, call the nurse line at any hour.",
    ways: [
      {
        kind: "emergency",
        name: "Emergency department",
        signs: [
          "Chest pain, or pressure that does not go away",
          "Trouble breathing",
          "One side of the face or body is weak, or words come out wrong",
          "Bleeding that does not stop",
          "A bad burn, a head injury, or a broken bone that you can see",
          "A seizure, or someone who will not wake up",
        ],
        note: "Call 911 if a life may be in danger. We treat everyone, with or without insurance.",
        hours: "Open 24 hours, every day",
        phone: phones.emergencyDesk,
        href: "/location/main-hospital",
      },
      {
        kind: "nurseLine",
        name: "Nurse line",
        signs: [
          "You are not sure how bad it is",
          "A fever, a rash, or a cough",
          "A question about a medicine",
        ],
        note: "A nurse tells you what you can do at home, and who should see you.",
        hours: "Any hour",
        phone: phones.nurseLine,
        href: "/contact-us",
      },
      {
        kind: "walkIn",
        name: "Saturday walk-in clinic",
        signs: ["Sore throat or earache", "A rash", "A small cut that needs stitches", "A sports physical"],
        note: "At the Alder Creek Family Clinic. No check-ups and no long-term refills.",
        hours: "Saturday, come between 8:30 and 11:30 AM",
        phone: phones.familyClinic,
        href: "/location/alder-creek-family-clinic",
      },
      {
        kind: "appointment",
        name: "Appointment",
        signs: ["A check-up or shots", "An illness that you have had for weeks", "A refill", "A referral"],
        note: "Sick today? The family clinic keeps ten visits open every weekday.",
        hours: "",
        phone: phones.scheduling,
        href: "/provider-search",
      },
    ],
    reviewer: "Elena Marsh, MD, FAAFP",
    reviewedOn: subDays(today, 21).toISOString().slice(0, 10),
  };
}

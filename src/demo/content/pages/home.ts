import {
  campaign,
  classList,
  homeHero,
  imageId,
  newsList,
  promises,
  providerId,
  specialtyGrid,
  todayAtAGlance,
} from "../blocks";
import { text } from "../html";
import { phones, phoneText } from "../phones";
import type { PageContent } from "../types";
import { urls } from "../urls";
import { mammographyCampaign } from "./mammography-campaign";

export const home: PageContent = {
  path: "/",
  title: "{hospital}, {town}, Nebraska",
  description: text`The hospital and clinics of {town}, Willow Bend and Plum Valley. Emergency care at any
  hour. Find a
    provider, a place, a class or a price.`,
  picture: "share-image",
  mayBeCounted: true,
  blocks: [
    homeHero({
      question: "How can we help you today?",
      searchLabel: "Search for a symptom, a person or a place",
      searchHint: "Use your own words: “my knee gives out”, “sugar”, “Dr. Marsh”",
      tasks: [
        {
          label: "Find a provider",
          text: "By name, by problem, by language",
          href: "/provider-search",
          icon: "person",
        },
        {
          label: "Visit or call us",
          text: "Hours, phones and parking for six places",
          href: "/specialties-and-locations",
          icon: "pin",
        },
        { label: "Pay my bill", text: "Online, or see other ways", href: urls.billing, icon: "wallet" },
        {
          label: "Patient portal",
          text: "Results, messages, refills",
          href: "/patient-portal",
          icon: "portal",
        },
        {
          label: "Take a class",
          text: "Birth, babies, new joints, weight",
          href: "/classes-and-education",
          icon: "book",
        },
        { label: "Give", text: "Every gift stays in the county", href: "/donate", icon: "heart" },
      ],
      image: imageId("scene-home-horizon"),
      imageTall: imageId("scene-home-horizon-tall"),
    }),
    todayAtAGlance({ heading: "Today at a glance" }),
    specialtyGrid({
      heading: "What we treat",
      intro: text`Fourteen kinds of care, most of them within six blocks. Not sure which one you need? Call the
      nurse line at
        ${phoneText(phones.nurseLine)}, at any hour.`,
    }),
    promises({
      heading: "What you can hold us to",
      items: [
        {
          title: "You know the price before you come",
          text: text`Ask for the price of anything planned and you get it in writing within three
            working days. If the bill is $100 or more above it, we lower it to what we wrote.`,
          name: "Rosa Maldonado, APRN",
          role: "Nurse practitioner, Plum Valley",
          provider: providerId("rosa-maldonado"),
        },
        {
          title: "A person answers, day and night",
          text: text`Call ${phoneText(phones.nurseLine)} at three in the morning and the nurse who picks up can read your chart and wake one of us. You do not have to decide alone.`,
          name: "Daniel Novak, DO",
          role: "Family physician, {town} and Willow Bend",
          provider: providerId("daniel-novak"),
        },
        {
          title: "We tell you when another hospital is better",
          text: text`Some operations are safer where they are done every week. When yours is one, I
            tell you at the first visit, make the calls, and see you when you are home again.`,
          name: "Thuy Tran, MD, FACS",
          role: "General surgeon",
          provider: providerId("thuy-tran"),
        },
      ],
    }),
    classList({
      heading: "Next classes",
      intro: `Most are free. Register online, or call ${phoneText(phones.classes)}.`,
      atMost: 3,
      allHref: "/classes-and-education",
      allLabel: "All classes",
      whenNone: `No date is set right now. Ask for the next one: ${phoneText(phones.classes)}.`,
    }),
    newsList({
      heading: "What is going on",
      atMost: 3,
      allHref: "/newsroom",
      allLabel: "All news",
    }),
    campaign(mammographyCampaign),
  ],
};

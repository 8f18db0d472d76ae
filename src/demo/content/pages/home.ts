import {
  campaign,
  cards,
  homeHero,
  imageId,
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
  title: "Prairie Lantern Community Hospital, Alder Creek, Nebraska",
  description: text`The hospital and clinics of Alder Creek, Willow Bend and Plum Valley. Emergency care at any
  hour. Find a
    provider, a place, a class or a price.`,
  picture: "share-image",
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
          text: "Hours, phones and parking of six places",
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
            working days. If the bill is $100 or more above it, we take it down to what we wrote.`,
          name: "Rosa Maldonado, APRN",
          role: "Nurse practitioner, Plum Valley",
          provider: providerId("rosa-maldonado"),
        },
        {
          title: "A person answers, day and night",
          text: text`Call ${phoneText(phones.nurseLine)} at three in the morning and a nurse picks up who
            can read your chart and can wake one of us. You do not have to decide alone.`,
          name: "Daniel Novak, DO",
          role: "Family physician, Alder Creek and Willow Bend",
          provider: providerId("daniel-novak"),
        },
        {
          title: "We say when it should be done elsewhere",
          text: text`Some operations are safer where they are done every week. When yours is one, I
            tell you at the first visit, make the calls, and see you when you are home again.`,
          name: "Thuy Tran, MD, FACS",
          role: "General surgeon",
          provider: providerId("thuy-tran"),
        },
      ],
    }),
    cards({
      heading: "Classes people ask for",
      intro: `Most are free. To sign up or ask for the next date, call ${phoneText(phones.classes)}.`,
      items: [
        {
          title: "Childbirth",
          text: "Four evenings or one Saturday: labor, pain relief, and what your partner can do. $40 a couple.",
          href: "/classes-and-education#childbirth",
          linkLabel: "About the childbirth class",
        },
        {
          title: "Joint Replacement",
          text: "Two hours before a new knee or hip, with the surgeon and a therapist. Free; bring a helper.",
          href: "/classes-and-education#joint-replacement",
          linkLabel: "About the joint class",
        },
        {
          title: "Surgical Weight Loss Seminar",
          text: "One hour with Dr. Tran: who it is for, what it changes, what it costs. Free, in person or by video.",
          href: "/classes-and-education#weight-loss",
          linkLabel: "About the weight-loss seminar",
        },
      ],
      allHref: "/classes-and-education",
      allLabel: "All classes",
    }),
    cards({
      heading: "What is going on",
      items: [
        {
          title: "Plum Valley: therapy moves for now",
          text: text`Until its therapy room has a new floor, Wade Merrick sees people in Alder Creek and
            Willow Bend. All other care in Plum Valley goes on.`,
          href: "/location/plum-valley-clinic",
          linkLabel: "Plum Valley hours and services",
        },
        {
          title: "Flu and COVID-19 shots",
          text: text`At all three clinics; on Saturday morning in Alder Creek without an appointment. Free
            under most plans, and for children without insurance.`,
          href: "/specialty/family-medicine",
          linkLabel: "Where to get a shot",
        },
        {
          title: "A ride to your visit",
          text: text`Volunteers drive people who have no car or should not drive. Call two working days ahead:
            ${phoneText(phones.communityHealth)}. It costs nothing.`,
          href: "/community-health-partnership",
          linkLabel: "About Lantern Rides",
        },
      ],
      allHref: "/newsroom",
      allLabel: "All news",
    }),
    campaign(mammographyCampaign),
  ],
};

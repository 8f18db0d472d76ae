import { cards, contactFacts, gallery, hero, imageId, providerId, quote, richText, table } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import type { PageContent } from "../types";

export const aboutUs: PageContent = {
  path: "/about-us",
  title: "About Us",
  description: text`How 212 farm families built {shortName} with a day's harvest in 1951, who runs it now, what
  we do in a
    year, and how to have a say.`,
  picture: "scene-about-us",
  mayBeCounted: true,
  blocks: [
    hero({
      eyebrow: "Since 1951",
      heading: "About Us",
      lead: text`{shortName} is a 20-bed hospital with five clinics and centers. It is not part of a chain. A board of
        neighbors runs it for the people of Alder County, and whatever is left at the end of a year goes back into
        care.`,
      image: imageId("scene-about-us"),
      actions: [
        { label: "Find a provider", href: "/provider-search", kind: "primary" },
        { label: "See our places", href: "/specialties-and-locations", kind: "secondary" },
      ],
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>Why there is a lantern</h2>
        <p>In the 1940s the county had one doctor, Edith Hale, and roads without signs. A family that needed her at
        night
        hung a lantern at the gate, so that she could find the house. Often she came too late, because the nearest
        hospital was two hours away.</p>
        <p>In the fall of 1951, 212 farm families each gave the grain of one day's harvest. They called it the Lantern
        Harvest. It paid for the walls of a twelve-bed hospital, and Dr. Hale lit the lantern in its tower herself.
        It has
        burned every night since.</p>
        <h2>What we are now</h2>
        <p>{shortName} is a nonprofit, critical-access hospital. That is the federal name for a small hospital
        that is
        far from the next one and keeps its emergency department open day and night. We also run a family clinic,
        imaging and specialty centers in {town}, and clinics in Willow Bend and Plum Valley.</p>
        <p>About 240 people work here, and 95 more volunteer. We do not do everything. Heart surgery, radiation and newborn intensive care are at bigger hospitals; we get you there, and care for you when you come home.</p>`,
    }),
    table({
      heading: "One year at {shortName}",
      caption: "What we did from July 1, 2025 to June 30, 2026",
      columns: ["What", "How many"],
      rows: [
        ["Clinic visits", "31,400"],
        ["Emergency visits", "4,310"],
        ["Imaging exams", "14,900"],
        ["Operations and procedures", "1,280"],
        ["Babies born", "112"],
        ["Calls answered by the nurse line", "9,870"],
        ["Free and discounted care", "$1.4 million"],
      ],
    }),
    gallery({
      heading: "A look around",
      intro: "Six doors, one team. Select a picture to see it larger.",
      slides: [
        look("main-hospital", "The main hospital on Cottonwood Avenue, lit at every hour"),
        look("community-hospital-medical-imaging-radiology", "Scans, next door to the emergency department"),
        look("alder-creek-family-clinic", "The family clinic on Main Street, open on Saturday mornings"),
        look("willow-bend-clinic", "Willow Bend, in the old railroad office"),
        look(
          "sandhill-specialty-center",
          "The specialty center, where visiting doctors see you close to home",
        ),
        look("plum-valley-clinic", "Plum Valley, our smallest door"),
      ],
    }),
    cards({
      heading: "Who runs the hospital",
      intro: text`Seven volunteers on the board decide about money and plans. They are elected at the annual meeting
      in May, and any adult who lives in the county may vote or run.`,
      items: [
        {
          title: "Joan Petersen, RN",
          text: "Chief executive. Began here as a nurse's aide in 1988. Keeps an open door on Friday from 2:00 to 4:00 PM.",
        },
        {
          title: "Elena Marsh, MD",
          text: "Chief medical officer and family physician. Responsible for the quality of care. Reads every complaint.",
          href: "/provider/elena-marsh",
          linkLabel: "Dr. Marsh's page",
        },
        {
          title: "Ray Castillo, RN",
          text: "Chief nursing officer. Responsible for nursing, the Birth Place and the emergency department's staff.",
        },
        {
          title: "Beth Lindgren, CPA",
          text: "Chief financial officer. Publishes the budget and explains it at the October board meeting.",
        },
      ],
    }),
    richText({
      ground: "sand",
      html: html`
        <h2>Come to a board meeting</h2>
        <p>The board meets on the fourth Monday of every month at 6:00 PM in the Cottonwood Room, on the ground
        floor of the
        main hospital. Meetings are open. Anyone may speak for five minutes at the start; write your name on the
        sheet by the
        door. The board closes the doors only to talk about a named employee or a lawsuit.</p>
        <p>For the agenda, minutes or budget, call ${phoneLink(phones.main)} or ask at the front desk. Copies are
        free.</p>
        <h2>How to check on us</h2>
        <p>The state inspects and licenses us. Medicare publishes what patients say about us and how we compare:
        <a href="https://www.medicare.gov/care-compare/">Medicare Care Compare</a>. If something was not right, please
        tell the patient advocate first, at ${phoneLink(phones.patientAdvocate)}. You may also complain to the Nebraska
        Department of Health and Human Services. It will never change how we treat you.</p>`,
    }),
    quote({
      text: text`People think a small hospital is a big one with things missing. I think it is a place where the
      surgeon knows
        your dog.`,
      name: "Paul Zimmerman, MD",
      role: "General surgeon, here since 1999",
      provider: providerId("paul-zimmerman"),
    }),
    contactFacts({
      heading: "Talk to the people who run it",
      items: [
        { label: "Chief executive's office", phone: "{phone}", text: "Ask for Joan Petersen." },
        {
          label: "Patient advocate, Marion Vesely",
          phone: phones.patientAdvocate,
          hours: "Monday to Friday 8:00 AM to 4:30 PM",
        },
        {
          label: "Newsroom",
          phone: phones.newsroom,
          email: "news@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
        },
      ],
    }),
  ],
};

function look(location: string, caption: string) {
  return { type: "image" as const, image: imageId(`scene-location-${location}`), video: null, caption };
}

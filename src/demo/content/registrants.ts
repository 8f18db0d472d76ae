import type { RegistrationInput } from "~/features/classes/registrations/input";
import type { RegistrationStatus } from "~/features/classes/registrations/table";

/** Somebody on the roster of a demo class. Nobody of that name lives in Alder Creek, which is no town either. */
export interface Registrant {
  status: Extract<RegistrationStatus, "confirmed" | "waitlisted" | "cancelled">;
  /** How long before the demo hospital is made they registered. */
  hoursAgo: number;
  note: string;
  /** Whom a nurse put down who had them on the phone. */
  isWalkIn: boolean;
  input: RegistrationInput;
}

type Said = Omit<Partial<RegistrationInput>, "firstName" | "lastName" | "answers">;
type Standing = Partial<Omit<Registrant, "input" | "hoursAgo">>;

/** @param number of a made-up telephone: 555-0172 to 555-0199 are nobody's */
function person(
  name: string,
  number: number,
  said: Said = {},
  { status = "confirmed", note = "", isWalkIn = false }: Standing = {},
): Omit<Registrant, "hoursAgo"> {
  const [firstName = "", lastName = ""] = name.split(" ");
  const plain = (text: string) => text.normalize("NFD").replaceAll(/[^a-z]/gi, "");
  const input: RegistrationInput = {
    firstName,
    lastName,
    answers: [],
    phone: `3085550${number}`,
    address: `${number * 3} Cottonwood Avenue`,
    city: "Alder Creek",
    state: "NE",
    postalCode: "69199",
    email: `${plain(firstName)}.${plain(lastName)}@post.example`.toLowerCase(),
    ...said,
  };
  return { status, note, isWalkIn, input };
}

const heard = (howDidYouHearAboutClass: string): Said => ({ howDidYouHearAboutClass });
const waits: Standing = { status: "waitlisted" };

const expecting = (dateOfBirth: string, dueDate: string, prenatalProvider: string): Said => ({
  dateOfBirth,
  dueDate,
  prenatalProvider,
});
const joint = (
  jointReplacementType: string,
  surgeryDate: string,
  bringingGuest: "yes" | "no" = "yes",
): Said => ({ jointReplacementType, surgeryDate, bringingGuest, surgeonName: "Dr. Hruska" });

/** Who has registered for the nearest dates of some classes, by the slug of the class: in the order in which they did. */
export function registrants(today: Date): Record<string, Registrant[]> {
  const inWeeks = (weeks: number) => new Date(+today + weeks * 7 * 24 * 3_600_000).toISOString().slice(0, 10);
  const lists: Record<string, Omit<Registrant, "hoursAgo">[]> = {
    "birth-place-tour": [
      person("Ines Okafor", 172, expecting("1996-03-14", inWeeks(11), "Sofia Herrera")),
      person("Maren Dvorak", 173, expecting("1999-08-02", inWeeks(14), "Dr. Lindgren, North Fork")),
      person("Priya Raman", 174, {
        ...expecting("1993-11-27", inWeeks(9), "Sofia Herrera"),
        ...heard("From my midwife"),
      }),
      person("Lucía Barrientos", 175, expecting("2001-01-19", inWeeks(17), "Sofia Herrera"), {
        note: "Would like the tour in Spanish: Elena goes along.",
      }),
      person("Hannah Yoder", 176, expecting("1990-06-05", inWeeks(6), "Family clinic")),
      person("Thuy Pham", 177, {
        ...expecting("1995-12-30", inWeeks(13), "Sofia Herrera"),
        ...heard("A friend"),
      }),
      person("Kelsey Brandt", 178, expecting("1998-04-21", inWeeks(15), "Family clinic")),
    ],
    breastfeeding: [
      person("Amara Nwosu", 179, heard("The tour of the birth place")),
      person("Petra Hajek", 180),
      person("Dana Whitcomb", 181, heard("A friend"), { note: "Expects twins." }),
      person("Rosa Villanueva", 182, heard("My nurse")),
      person("Maren Dvorak", 173),
      person("Aisha Farouk", 183),
      person("Joy Begaye", 184, heard("This website")),
      person("Priya Raman", 174, {}, { note: "Comes ten minutes late, from work." }),
      person("Colleen Ahearn", 185),
      person("Hannah Yoder", 176),
      person("Sunniva Berg", 186, {}, { status: "cancelled" }),
      person("Mei Sato", 187, heard("This website"), waits),
      person("Tasha Greenlee", 188, {}, waits),
      person("Ines Okafor", 172, {}, waits),
    ],
    "newborn-care": [
      person("Kelsey Brandt", 178, heard("The family clinic"), {
        isWalkIn: true,
        note: "Registered by phone.",
      }),
      person(
        "Thuy Pham",
        177,
        {},
        { isWalkIn: true, note: "Pays for the grandparents too if she must: she need not." },
      ),
    ],
    "joint-replacement": [
      person("Walter Stensrud", 189, joint("Right Knee", inWeeks(5)), {
        note: "Comes in a wheelchair: keep a place at the aisle.",
      }),
      person("Dolores Maes", 190, joint("Left Hip", inWeeks(4))),
      person("Irma Kovar", 191, joint("Left Knee", inWeeks(6), "no")),
      person("Gene Redfeather", 192, { ...joint("Right Hip", inWeeks(7)), ...heard("Dr. Hruska’s office") }),
      person("Bernice Ollila", 193, joint("Right Knee", inWeeks(5))),
      person("Samuel Achterberg", 194, joint("Left Knee", inWeeks(8), "no"), {
        note: "Hard of hearing: sits in front.",
      }),
      person("Nguyet Tran-Lowe", 195, joint("Left Hip", inWeeks(9))),
      person("Clyde Fennimore", 196, joint("Right Hip", inWeeks(6)), { status: "cancelled" }),
    ],
  };
  return Object.fromEntries(
    Object.entries(lists).map(([slug, list]) => [
      slug,
      list.map((one, at) => ({ ...one, hoursAgo: (list.length - at) * 19 })),
    ]),
  );
}

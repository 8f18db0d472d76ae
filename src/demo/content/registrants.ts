import type { RegistrationInput } from "~/features/classes/registrations/input";
import type { RegistrationStatus } from "~/features/classes/registrations/table";

/** An invented person on the roster of a demo class. */
export interface Registrant
  extends Pick<RegistrationInput, "firstName" | "lastName" | "phone" | "address" | "email"> {
  /** The further fields of the class's form. */
  said?: Omit<Partial<RegistrationInput>, "firstName" | "lastName" | "answers">;
  /** When they registered, in hours before the demo hospital is seeded. */
  hoursAgo: number;
  /** Default: confirmed. */
  status?: Extract<RegistrationStatus, "waitlisted" | "cancelled">;
  note?: string;
  /** Registered by staff. */
  isWalkIn?: boolean;
}

/** The people registered for the nearest date of some classes, by the slug of the class, in order. */
export function registrants(today: Date): Record<string, Registrant[]> {
  const inWeeks = (weeks: number) => new Date(+today + weeks * 7 * 24 * 3_600_000).toISOString().slice(0, 10);
  return {
    "birth-place-tour": [
      {
        firstName: "Ines",
        lastName: "Okafor",
        phone: "3085550172",
        address: "516 Cottonwood Avenue",
        email: "ines.okafor@post.example",
        said: {
          dateOfBirth: "1996-03-14",
          dueDate: inWeeks(11),
          prenatalProvider: "Sofia Herrera",
        },
        hoursAgo: 133,
      },
      {
        firstName: "Maren",
        lastName: "Dvorak",
        phone: "3085550173",
        address: "519 Cottonwood Avenue",
        email: "maren.dvorak@post.example",
        said: {
          dateOfBirth: "1999-08-02",
          dueDate: inWeeks(14),
          prenatalProvider: "Dr. Lindgren, North Fork",
        },
        hoursAgo: 114,
      },
      {
        firstName: "Priya",
        lastName: "Raman",
        phone: "3085550174",
        address: "522 Cottonwood Avenue",
        email: "priya.raman@post.example",
        said: {
          dateOfBirth: "1993-11-27",
          dueDate: inWeeks(9),
          prenatalProvider: "Sofia Herrera",
          howDidYouHearAboutClass: "From my midwife",
        },
        hoursAgo: 95,
      },
      {
        firstName: "Lucía",
        lastName: "Barrientos",
        phone: "3085550175",
        address: "525 Cottonwood Avenue",
        email: "lucia.barrientos@post.example",
        said: {
          dateOfBirth: "2001-01-19",
          dueDate: inWeeks(17),
          prenatalProvider: "Sofia Herrera",
        },
        hoursAgo: 76,
        note: "Would like the tour in Spanish: Elena goes along.",
      },
      {
        firstName: "Hannah",
        lastName: "Yoder",
        phone: "3085550176",
        address: "528 Cottonwood Avenue",
        email: "hannah.yoder@post.example",
        said: {
          dateOfBirth: "1990-06-05",
          dueDate: inWeeks(6),
          prenatalProvider: "Family clinic",
        },
        hoursAgo: 57,
      },
      {
        firstName: "Thuy",
        lastName: "Pham",
        phone: "3085550177",
        address: "531 Cottonwood Avenue",
        email: "thuy.pham@post.example",
        said: {
          dateOfBirth: "1995-12-30",
          dueDate: inWeeks(13),
          prenatalProvider: "Sofia Herrera",
          howDidYouHearAboutClass: "A friend",
        },
        hoursAgo: 38,
      },
      {
        firstName: "Kelsey",
        lastName: "Brandt",
        phone: "3085550178",
        address: "534 Cottonwood Avenue",
        email: "kelsey.brandt@post.example",
        said: {
          dateOfBirth: "1998-04-21",
          dueDate: inWeeks(15),
          prenatalProvider: "Family clinic",
        },
        hoursAgo: 19,
      },
    ],
    breastfeeding: [
      {
        firstName: "Amara",
        lastName: "Nwosu",
        phone: "3085550179",
        address: "537 Cottonwood Avenue",
        email: "amara.nwosu@post.example",
        said: {
          howDidYouHearAboutClass: "The tour of the birth place",
        },
        hoursAgo: 266,
      },
      {
        firstName: "Petra",
        lastName: "Hajek",
        phone: "3085550180",
        address: "540 Cottonwood Avenue",
        email: "petra.hajek@post.example",
        hoursAgo: 247,
      },
      {
        firstName: "Dana",
        lastName: "Whitcomb",
        phone: "3085550181",
        address: "543 Cottonwood Avenue",
        email: "dana.whitcomb@post.example",
        said: {
          howDidYouHearAboutClass: "A friend",
        },
        hoursAgo: 228,
        note: "Expects twins.",
      },
      {
        firstName: "Rosa",
        lastName: "Villanueva",
        phone: "3085550182",
        address: "546 Cottonwood Avenue",
        email: "rosa.villanueva@post.example",
        said: {
          howDidYouHearAboutClass: "My nurse",
        },
        hoursAgo: 209,
      },
      {
        firstName: "Maren",
        lastName: "Dvorak",
        phone: "3085550173",
        address: "519 Cottonwood Avenue",
        email: "maren.dvorak@post.example",
        hoursAgo: 190,
      },
      {
        firstName: "Aisha",
        lastName: "Farouk",
        phone: "3085550183",
        address: "549 Cottonwood Avenue",
        email: "aisha.farouk@post.example",
        hoursAgo: 171,
      },
      {
        firstName: "Joy",
        lastName: "Begaye",
        phone: "3085550184",
        address: "552 Cottonwood Avenue",
        email: "joy.begaye@post.example",
        said: {
          howDidYouHearAboutClass: "This website",
        },
        hoursAgo: 152,
      },
      {
        firstName: "Priya",
        lastName: "Raman",
        phone: "3085550174",
        address: "522 Cottonwood Avenue",
        email: "priya.raman@post.example",
        hoursAgo: 133,
        note: "Comes ten minutes late, from work.",
      },
      {
        firstName: "Colleen",
        lastName: "Ahearn",
        phone: "3085550185",
        address: "555 Cottonwood Avenue",
        email: "colleen.ahearn@post.example",
        hoursAgo: 114,
      },
      {
        firstName: "Hannah",
        lastName: "Yoder",
        phone: "3085550176",
        address: "528 Cottonwood Avenue",
        email: "hannah.yoder@post.example",
        hoursAgo: 95,
      },
      {
        firstName: "Sunniva",
        lastName: "Berg",
        phone: "3085550186",
        address: "558 Cottonwood Avenue",
        email: "sunniva.berg@post.example",
        hoursAgo: 76,
        status: "cancelled",
      },
      {
        firstName: "Mei",
        lastName: "Sato",
        phone: "3085550187",
        address: "561 Cottonwood Avenue",
        email: "mei.sato@post.example",
        said: {
          howDidYouHearAboutClass: "This website",
        },
        hoursAgo: 57,
        status: "waitlisted",
      },
      {
        firstName: "Tasha",
        lastName: "Greenlee",
        phone: "3085550188",
        address: "564 Cottonwood Avenue",
        email: "tasha.greenlee@post.example",
        hoursAgo: 38,
        status: "waitlisted",
      },
      {
        firstName: "Ines",
        lastName: "Okafor",
        phone: "3085550172",
        address: "516 Cottonwood Avenue",
        email: "ines.okafor@post.example",
        hoursAgo: 19,
        status: "waitlisted",
      },
    ],
    "newborn-care": [
      {
        firstName: "Kelsey",
        lastName: "Brandt",
        phone: "3085550178",
        address: "534 Cottonwood Avenue",
        email: "kelsey.brandt@post.example",
        said: {
          howDidYouHearAboutClass: "The family clinic",
        },
        hoursAgo: 38,
        note: "Registered by phone.",
        isWalkIn: true,
      },
      {
        firstName: "Thuy",
        lastName: "Pham",
        phone: "3085550177",
        address: "531 Cottonwood Avenue",
        email: "thuy.pham@post.example",
        hoursAgo: 19,
        note: "Pays for the grandparents too if she must: she need not.",
        isWalkIn: true,
      },
    ],
    "joint-replacement": [
      {
        firstName: "Walter",
        lastName: "Stensrud",
        phone: "3085550189",
        address: "567 Cottonwood Avenue",
        email: "walter.stensrud@post.example",
        said: {
          jointReplacementType: "Right Knee",
          surgeryDate: inWeeks(5),
          bringingGuest: "yes",
          surgeonName: "Dr. Hruska",
        },
        hoursAgo: 152,
        note: "Comes in a wheelchair: keep a place at the aisle.",
      },
      {
        firstName: "Dolores",
        lastName: "Maes",
        phone: "3085550190",
        address: "570 Cottonwood Avenue",
        email: "dolores.maes@post.example",
        said: {
          jointReplacementType: "Left Hip",
          surgeryDate: inWeeks(4),
          bringingGuest: "yes",
          surgeonName: "Dr. Hruska",
        },
        hoursAgo: 133,
      },
      {
        firstName: "Irma",
        lastName: "Kovar",
        phone: "3085550191",
        address: "573 Cottonwood Avenue",
        email: "irma.kovar@post.example",
        said: {
          jointReplacementType: "Left Knee",
          surgeryDate: inWeeks(6),
          bringingGuest: "no",
          surgeonName: "Dr. Hruska",
        },
        hoursAgo: 114,
      },
      {
        firstName: "Gene",
        lastName: "Redfeather",
        phone: "3085550192",
        address: "576 Cottonwood Avenue",
        email: "gene.redfeather@post.example",
        said: {
          jointReplacementType: "Right Hip",
          surgeryDate: inWeeks(7),
          bringingGuest: "yes",
          surgeonName: "Dr. Hruska",
          howDidYouHearAboutClass: "Dr. Hruska’s office",
        },
        hoursAgo: 95,
      },
      {
        firstName: "Bernice",
        lastName: "Ollila",
        phone: "3085550193",
        address: "579 Cottonwood Avenue",
        email: "bernice.ollila@post.example",
        said: {
          jointReplacementType: "Right Knee",
          surgeryDate: inWeeks(5),
          bringingGuest: "yes",
          surgeonName: "Dr. Hruska",
        },
        hoursAgo: 76,
      },
      {
        firstName: "Samuel",
        lastName: "Achterberg",
        phone: "3085550194",
        address: "582 Cottonwood Avenue",
        email: "samuel.achterberg@post.example",
        said: {
          jointReplacementType: "Left Knee",
          surgeryDate: inWeeks(8),
          bringingGuest: "no",
          surgeonName: "Dr. Hruska",
        },
        hoursAgo: 57,
        note: "Hard of hearing: sits in front.",
      },
      {
        firstName: "Nguyet",
        lastName: "Tran-Lowe",
        phone: "3085550195",
        address: "585 Cottonwood Avenue",
        email: "nguyet.tranlowe@post.example",
        said: {
          jointReplacementType: "Left Hip",
          surgeryDate: inWeeks(9),
          bringingGuest: "yes",
          surgeonName: "Dr. Hruska",
        },
        hoursAgo: 38,
      },
      {
        firstName: "Clyde",
        lastName: "Fennimore",
        phone: "3085550196",
        address: "588 Cottonwood Avenue",
        email: "clyde.fennimore@post.example",
        said: {
          jointReplacementType: "Right Hip",
          surgeryDate: inWeeks(6),
          bringingGuest: "yes",
          surgeonName: "Dr. Hruska",
        },
        hoursAgo: 19,
        status: "cancelled",
      },
    ],
  };
}

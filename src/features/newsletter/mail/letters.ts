/** An email about a subscription. */
export type Letter = { kind: "confirm"; token: string } | { kind: "welcome" } | { kind: "already" };

export interface Words {
  heading: string;
  paragraphs: string[];
  /** The label of the email's button. */
  button: string;
}

/** @param newsletter such as "the Alder Creek Foundation newsletter" */
export function letterText({ kind }: Letter, newsletter: string, days: number): Words {
  switch (kind) {
    case "confirm":
      return {
        heading: "One more step: confirm your email",
        paragraphs: [
          `Someone, most likely you, asked for ${newsletter} at this address. Press the button, then confirm on the page that opens.`,
          `The link works for ${days} days. If it was not you, do nothing. We will not email you again.`,
        ],
        button: "Confirm my email",
      };
    case "welcome":
      return {
        heading: "You are on the list",
        paragraphs: [
          `Thank you for signing up for ${newsletter}. We send it a few times a year, never more than once a month.`,
          "On your own page, you can choose your topics or unsubscribe at any time.",
        ],
        button: "Choose my topics",
      };
    case "already":
      return {
        heading: "You are already on the list",
        paragraphs: [
          `Someone, most likely you, asked for ${newsletter} at this address. You already get it, so you do not need to do anything.`,
          "If you do not receive it, check your spam folder, and check your topics on your own page.",
        ],
        button: "See my topics",
      };
  }
}

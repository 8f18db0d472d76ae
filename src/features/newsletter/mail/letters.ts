/** An email about a subscription. */
export type Letter = { kind: "confirm"; token: string } | { kind: "welcome" } | { kind: "already" };

export interface Words {
  heading: string;
  paragraphs: string[];
  /** The label of its button. */
  button: string;
}

/** @param newsletter such as "the Alder Creek Foundation newsletter" */
export function letterText({ kind }: Letter, newsletter: string, days: number): Words {
  switch (kind) {
    case "confirm":
      return {
        heading: "One more step: confirm your email",
        paragraphs: [
          `Somebody, most likely you, asked for ${newsletter} at this address. Press the button, and confirm on the page that opens.`,
          `The link works for ${days} days. If it was not you, do nothing: nothing more will come.`,
        ],
        button: "Confirm my email",
      };
    case "welcome":
      return {
        heading: "You are on the list",
        paragraphs: [
          `Thank you. From now on you get ${newsletter}: a few times a year, never more than once a month.`,
          "Choose what you want to hear about, or leave at any time, on a page of your own.",
        ],
        button: "Choose what I hear about",
      };
    case "already":
      return {
        heading: "You are on the list already",
        paragraphs: [
          `Somebody, most likely you, asked for ${newsletter} at this address. You get it already, so there is nothing to do.`,
          "If it does not reach you, look among unwanted mail, and see on your own page what you chose to hear about.",
        ],
        button: "See what I chose",
      };
  }
}

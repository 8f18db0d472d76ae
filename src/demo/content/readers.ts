import type { SubscriberSource, SubscriberState } from "~/features/newsletter/table";

/** An invented subscriber of the demo's newsletter, current or former. */
export interface Reader {
  name: string;
  state: SubscriberState;
  source: SubscriberSource;
  /** How many of the newsletter's topics they opted out of, from the first on. */
  avoids: number;
}

function reader(
  name: string,
  { state = "confirmed", source = "form", avoids = 0 }: Partial<Reader> = {},
): Reader {
  return { name, state, source, avoids };
}

/** Invented people of Alder County, latest first. */
export const readers: readonly Reader[] = [
  reader("Ellen Baker", { state: "pending" }),
  reader("Marcus Tilden"),
  reader("Yolanda Reyes", { avoids: 1 }),
  reader("Hannah Yoder"),
  reader("Clifford Lang", { state: "unsubscribed" }),
  reader("Tomas Wieland"),
  reader("Ingrid Solheim", { source: "staff" }),
  reader("Renee Dubois", { state: "pending", source: "staff" }),
  reader("Beverly Nygaard", { source: "import" }),
  reader("Jolene Schaffer", { source: "import", avoids: 2 }),
  reader("Wayne Ostrander", { source: "import" }),
  reader("Darlene Pruitt", { state: "unsubscribed", source: "import" }),
  reader("Opal Hendricks", { source: "import" }),
  reader("Virgil Stroud", { state: "suppressed", source: "import" }),
  reader("Naomi Yoder", { source: "import" }),
  reader("Esther Friesen", { source: "import" }),
];

import { eq } from "drizzle-orm";
import type { NewsletterInput } from "~/features/newsletter/input";
import { sweepRequests } from "~/features/newsletter/jobs/sweep-requests";
import { fingerprintOf } from "~/features/newsletter/person/lock-subscriber";
import { requestSubscription } from "~/features/newsletter/request-subscription";
import { newsletterSubscriber } from "~/features/newsletter/table";
import type { RootDatabase } from "~/platform/database/database";
import { mailsIn, testServices } from "./services";

let number = 0;

/** The newsletter's services with a clock that the test moves forward, and shortcuts for tests. */
export function newsletter(db: RootDatabase) {
  const services = testServices(db);
  const mailsTo = async (email: string) => (await mailsIn(db)).filter(({ to }) => to === email);
  return {
    services,
    mailsTo,
    passDays: (days: number) => services.pass(days * 86_400_000),
    /** Subscribes a person and runs the work of the jobs. */
    async join(values: Partial<NewsletterInput> = {}): Promise<NewsletterInput> {
      number += 1;
      const input = {
        firstname: `Ann${number}`,
        lastname: "Reader",
        email: `ann${number}@readers.example`,
        phone: "",
        ...values,
      };
      await requestSubscription(services, { input, utm: {}, idempotencyKey: `join ${number} ${Date.now()}` });
      await sweepRequests(services);
      return input;
    },
    async row(email: string) {
      const fingerprint = fingerprintOf(services.keyedHash, email);
      const [row] = await db
        .select()
        .from(newsletterSubscriber)
        .where(eq(newsletterSubscriber.fingerprint, fingerprint));
      return row;
    },
    /** The token in the last message of this kind to this address. */
    async tokenTo(email: string, kind: "confirm" | "link"): Promise<string> {
      const text = (await mailsTo(email)).at(-1)?.text ?? "";
      const pattern = kind === "confirm" ? /\/newsletter\/confirm\/([\w-]{43})/ : /\/newsletter\/([\w-]{43})/;
      return pattern.exec(text)?.[1] ?? "";
    },
  };
}

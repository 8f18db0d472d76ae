import { data } from "react-router";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { readForm } from "~/server/submissions/read-form";
import { privateMeta } from "~/site/meta/private-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Alert } from "~/ui/alert/alert";
import { ButtonLink } from "~/ui/button/button";
import { Phone } from "~/ui/phone/phone";
import { Section } from "~/ui/section/section";
import { LINK_LIMIT } from "../link-limit";
import type { Route } from "./+types/route";
import { actOnGiving } from "./act-on-giving";
import { donorPageData, type ShownGiving } from "./donor-page-data";
import { GiftsByYear } from "./gifts-by-year";
import type { RefusedIntent } from "./intent-form";
import { MonthlyGift } from "./monthly-gift";
import styles from "./own-giving.module.css";

export const handle: PageHandle = { page: { personal: true } };

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(rootOf(matches), {
    title: "Your giving",
    description: "Your gifts, their receipts, and your monthly gift.",
    path: "/giving",
  });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  await services.countUse(LINK_LIMIT);
  const { token } = params;
  return { token, giving: await donorPageData(services, token), done: url.searchParams.get("done") ?? "" };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  await services.countUse(LINK_LIMIT);
  const posted = await readForm(request);
  try {
    return await actOnGiving(services, params.token, posted);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "NOT_FOUND") throw error;
    const { intent = "", gift = "", ...values } = posted;
    const errors = error.more.errors ?? [{ propertyName: "", message: error.message }];
    return data({ intent, gift, values, errors } satisfies RefusedIntent, { status: error.status });
  }
}

/** A donor's private page: all gifts, with the actions on them. */
export default function GivingRoute({
  loaderData: { token, giving, done },
  actionData,
}: Route.ComponentProps) {
  const refused = actionData as RefusedIntent | undefined;
  return (
    <Section room="small" className={styles.page}>
      <header className={styles.head}>
        <p className={styles.kind}>Your giving</p>
        <h1>{giving.name ? `Thank you, ${giving.name}` : "Thank you"}</h1>
        {giving.gifts.length > 0 && (
          <p className={styles.total}>
            You have given <strong>{giving.total}</strong> to {giving.foundation}.
          </p>
        )}
      </header>
      {DONE.has(done) && !refused && (
        <Alert tone="good" title={DONE.get(done)}>
          {done === "summary" && giving.email && <p>It is on its way to {giving.email}.</p>}
        </Alert>
      )}
      {giving.monthly.length > 0 && <MonthlyGifts giving={giving} refused={refused} />}
      <GiftsByYear
        token={token}
        giving={giving}
        refused={refused?.intent === "summary" ? refused : undefined}
      />
      <footer className={styles.foot}>
        <ButtonLink href="/donate" look="give">
          {giving.monthly.length > 0 ? "Make another gift" : "Give again"}
        </ButtonLink>
        {giving.phone && (
          <p>
            Questions about your gifts? Call us:{" "}
            <Phone number={giving.phone} label="Questions about giving" />
          </p>
        )}
      </footer>
    </Section>
  );
}

/** The gifts that are charged each month, with what the donor can change. */
function MonthlyGifts({ giving, refused }: { giving: ShownGiving; refused: RefusedIntent | undefined }) {
  return (
    <section className={styles.part} aria-labelledby="monthly">
      <h2 id="monthly">{giving.monthly.length === 1 ? "Your monthly gift" : "Your monthly gifts"}</h2>
      {!giving.takesPayments && (
        <Alert tone="notice" title="Changes by phone">
          <p>
            Monthly gifts cannot be changed online right now. Please call the foundation
            {giving.phone && (
              <>
                {" "}
                at <Phone number={giving.phone} label="Change a monthly gift" />
              </>
            )}
            .
          </p>
        </Alert>
      )}
      {giving.monthly.map((gift) => (
        <MonthlyGift
          key={gift.id}
          gift={gift}
          canChange={giving.takesPayments}
          refused={refused?.gift === gift.id ? refused : undefined}
        />
      ))}
    </section>
  );
}

const DONE = new Map([
  ["amount", "The amount was changed"],
  ["pause", "Your monthly gift is paused"],
  ["resume", "Your monthly gift continues"],
  ["stop", "Your monthly gift was stopped"],
  ["summary", "Your summary was sent"],
]);

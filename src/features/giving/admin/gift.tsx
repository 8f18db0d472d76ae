import { Badge, Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Mail, PenLine } from "lucide-react";
import { Link, useParams } from "react-router";
import { Answered } from "~/admin/screen/answered";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { When } from "~/admin/screen/when";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { GiftDetail } from "../api/admin/schemas";
import { CorrectionsPanel } from "./corrections-panel";
import { DayOf } from "./day-of";
import { FactsOf, giverFacts } from "./facts-of";
import styles from "./giving.module.css";
import { givingApi } from "./giving-api";
import { describeDonor, GIFT_STATE_WORDS, ORIGIN_WORDS } from "./giving-words";
import { RefundForm } from "./refund-form";

export default function GiftScreen() {
  const { id = "" } = useParams();
  const gift = useQuery({ queryKey: ["giving", "gift", id], queryFn: () => givingApi.gift(id) });
  return (
    <Answered query={gift} lines={10}>
      {(one) => (
        <Screen
          title={`${formatDollars(one.amount)} from ${describeDonor(one)}`}
          back={{ href: "/admin/giving", label: "Gifts" }}
          actions={
            one.receiptNumber &&
            one.giver && (
              <>
                {one.giver.email && <Resend id={id} />}
                <Button
                  component={Link}
                  to={`/admin/giving/gifts/${id}/edit`}
                  variant="default"
                  leftSection={<PenLine size={18} strokeWidth={1.75} aria-hidden="true" />}
                >
                  Edit
                </Button>
              </>
            )
          }
        >
          <div className={styles.columns}>
            <About gift={one} />
            <div>
              <Panel
                title="Given by"
                actions={<Link to={`/admin/giving/donors/${one.donorId}`}>All gifts from this donor</Link>}
              >
                <FactsOf facts={giverFacts(one)} />
              </Panel>
              <Money gift={one} />
            </div>
          </div>
          <CorrectionsPanel
            changes={one.changes}
            undo={(changeId) => givingApi.undoGiftCorrection(id, { revision: one.revision, changeId })}
          />
        </Screen>
      )}
    </Answered>
  );
}

function About({ gift }: { gift: GiftDetail }) {
  const word = GIFT_STATE_WORDS[gift.state];
  const wishes = [
    gift.anonymous && "Wishes to remain anonymous",
    gift.volunteer && "Would like to volunteer",
    gift.willEstate && "Would like to hear about estate planning",
    gift.forEmployeeGivingCampaign && "Part of the employee giving campaign",
  ].filter((text) => text !== false);
  return (
    <Panel
      title="The gift"
      actions={
        <Badge variant="light" color={word.color} size="lg">
          {word.label}
        </Badge>
      }
    >
      <FactsOf
        facts={[
          ["Receipt", gift.receiptNumber],
          ["Date", <DayOf key="day" at={gift.at} />],
          ["For", gift.designation],
          ["Campaign", gift.campaign],
          ["Source", ORIGIN_WORDS[gift.origin]],
          ["Check number", gift.checkNumber],
          ["Memo", gift.memo],
          ["Includes card fee", gift.feeCovered > 0 && formatDollars(gift.feeCovered)],
          ["Tribute", gift.tribute],
          ["Message from the donor", gift.tributeNote],
          ["Notify", gift.tell.join("\n")],
          ["Notified", gift.tell.length > 0 && <TributeNotice gift={gift} />],
          ["Wishes", wishes.join("\n")],
        ]}
      />
    </Panel>
  );
}

function TributeNotice({ gift: { acknowledgeBy, acknowledgedAt } }: { gift: GiftDetail }) {
  if (acknowledgeBy === "none") return "No one.";
  if (acknowledgedAt)
    return (
      <>
        By {acknowledgeBy === "card" ? "card" : "email"}, <When at={acknowledgedAt} />
      </>
    );
  return acknowledgeBy === "card" ? <Link to="/admin/giving/cards">Print the card</Link> : "Not yet";
}

function Money({ gift }: { gift: GiftDetail }) {
  if (!gift.receiptNumber) return null;
  return (
    <Panel title="Refund">
      {gift.refunds.length > 0 && (
        <ul className={styles.lines}>
          {gift.refunds.map(({ amount, reason, state, at }) => (
            <li key={at}>
              {formatDollars(amount)} <DayOf at={at} />
              <span className={styles.quiet}>
                {reason} ({state})
              </span>
            </li>
          ))}
        </ul>
      )}
      {gift.refundable > 0 ? (
        <RefundForm key={gift.refundable} gift={gift} />
      ) : (
        <p>{gift.refundsWaiting > 0 ? "The rest is being refunded." : "The gift was refunded in full."}</p>
      )}
    </Panel>
  );
}

function Resend({ id }: { id: string }) {
  const resend = useMutation({
    mutationFn: () => givingApi.resendReceipt(id),
    onSuccess: () => notifyDone("The receipt is being sent."),
    onError: notifyFailed,
  });
  return (
    <Button
      variant="default"
      leftSection={<Mail size={18} strokeWidth={1.75} aria-hidden="true" />}
      loading={resend.isPending}
      onClick={() => resend.mutate()}
    >
      Send the receipt again
    </Button>
  );
}

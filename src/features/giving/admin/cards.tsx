import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, Printer } from "lucide-react";
import { Answered } from "~/admin/screen/answered";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import type { AcknowledgementCard } from "../api/admin/schemas";
import styles from "./giving.module.css";
import { givingApi, refreshGiving } from "./giving-api";
import { GivingTabs } from "./giving-tabs";

const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

export default function CardsScreen() {
  const cards = useQuery({ queryKey: ["giving", "cards"], queryFn: givingApi.cards });
  const overview = useQuery({ queryKey: ["giving", "overview"], queryFn: givingApi.overview });
  const note = useMutation({
    mutationFn: (ids: string[]) => givingApi.notePrinted(ids),
    onSuccess({ printed }) {
      notifyDone(
        printed === 1 ? "One card was marked as printed." : `${printed} cards were marked as printed.`,
      );
      return refreshGiving();
    },
    onError: notifyFailed,
  });
  return (
    <>
      <GivingTabs />
      <Screen
        title="Cards to print"
        lead="Donors asked us to notify these people with a card about a gift in honor or memory of someone. The card never states the amount, and does not name anonymous donors."
        actions={
          cards.data && cards.data.length > 0 ? (
            <>
              <Button leftSection={<Printer {...icon} />} onClick={() => window.print()}>
                Print, one card per page
              </Button>
              <Button
                variant="default"
                leftSection={<Check {...icon} />}
                loading={note.isPending}
                onClick={() => note.mutate(cards.data.map(({ giftId }) => giftId))}
              >
                Mark as printed
              </Button>
            </>
          ) : undefined
        }
      >
        <Answered query={cards} lines={8}>
          {(list) =>
            list.length === 0 ? (
              <Panel>
                <p>There are no cards to print. When a donor asks for a card, it appears here.</p>
              </Panel>
            ) : (
              <div data-sheet className={styles.cards}>
                {list.map((card) => (
                  <Card key={card.giftId} card={card} foundation={overview.data?.foundation ?? ""} />
                ))}
              </div>
            )
          }
        </Answered>
      </Screen>
    </>
  );
}

function Card({ card, foundation }: { card: AcknowledgementCard; foundation: string }) {
  const { address, heading, greeting, paragraphs, note, from } = card;
  return (
    <article className={styles.card}>
      <address className={styles.address}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <h2 className={styles.cardHeading}>{heading}</h2>
      <p>{greeting}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {note && (
        <>
          <p>{from} wrote:</p>
          <p className={styles.note}>{note}</p>
        </>
      )}
      <p className={styles.foundation}>{foundation}</p>
    </article>
  );
}

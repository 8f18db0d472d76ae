import { Button, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { Answered } from "~/admin/screen/answered";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { displayPhone } from "~/ui/phone/phone-number";
import type { ApplicationDetail } from "../../api/admin/schemas";
import { applicationsApi } from "./applications-api";
import styles from "./letter.module.css";

/** A message to an applicant as a printed letter, for those without an email. */
export default function Letter() {
  const { id = "", entry = "" } = useParams();
  const application = useQuery({
    queryKey: ["application", id],
    queryFn: () => applicationsApi.read(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [chosen, setChosen] = useState("0");
  const addresses = application.data?.letter.addresses ?? [];
  return (
    <Screen
      title="Letter"
      back={{ href: `/admin/patient-applications/${id}`, label: "The application" }}
      width="narrow"
      actions={
        <Button
          leftSection={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print it
        </Button>
      }
    >
      {addresses.length > 1 && (
        <Select
          className={styles.choice}
          label="Recipient"
          allowDeselect={false}
          value={chosen}
          onChange={(value) => setChosen(value ?? "0")}
          data={addresses.map(({ label, lines }, at) => ({
            value: String(at),
            label: `${label}: ${lines[0]}`,
          }))}
        />
      )}
      <Answered query={application} lines={12}>
        {(item) => <Sheet item={item} entryId={entry} lines={addresses[Number(chosen)]?.lines ?? []} />}
      </Answered>
    </Screen>
  );
}

interface SheetProps {
  item: ApplicationDetail;
  entryId: string;
  lines: string[];
}

function Sheet({ item: { name, letter, entries }, entryId, lines }: SheetProps) {
  const message = entries.find(({ id, kind }) => id === entryId && kind === "message");
  if (!message)
    return (
      <Panel>
        <p>This message no longer exists.</p>
      </Panel>
    );
  const { from } = letter;
  const day = new Date(message.createdAt).toLocaleDateString("en-US", { dateStyle: "long" });
  return (
    <article data-sheet className={styles.sheet} aria-label="The letter">
      <div className={styles.from}>
        <strong>{from.name}</strong>
        <span>{from.address}</span>
        {from.phone && <span>{displayPhone(from.phone)}</span>}
      </div>
      <address className={styles.to}>
        {[name, ...lines].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>{day}</p>
      <p className={styles.text}>{message.text}</p>
      <p className={styles.author}>
        {message.author}
        <br />
        {from.name}
      </p>
    </article>
  );
}

import { Radio } from "@mantine/core";
import { useState } from "react";
import { GrowingTextarea } from "~/admin/screen/growing-textarea";
import { givingLimits } from "../../limits";
import styles from "../giving.module.css";
import { type Filled, Line } from "./filled";

interface TributeFieldsProps {
  filled: Filled;
  /**
   * `ask`: staff choose how to notify someone. The other values: it was decided before, and only the address can
   * change.
   */
  notify: "ask" | "none" | "mail" | "card";
}

/** The person a gift honors, and the recipient of the notice. */
export function TributeFields({ filled, notify }: TributeFieldsProps) {
  const [tribute, setTribute] = useState(filled.values.tributeKind ?? "none");
  const [chosen, setChosen] = useState("none");
  const by = notify === "ask" ? chosen : notify;
  return (
    <>
      <Radio.Group name="tributeKind" aria-label="In honor or memory" value={tribute} onChange={setTribute}>
        <Radio mt="xs" value="none" label="No" />
        <Radio mt="xs" value="honor" label="In honor of" />
        <Radio mt="xs" value="memory" label="In memory of" />
      </Radio.Group>
      {tribute !== "none" && (
        <div className={styles.form}>
          <div className={styles.fields}>
            <Line filled={filled} name="firstnameHonor" label="Their first name" />
            <Line filled={filled} name="lastnameHonor" label="Their last name" />
          </div>
          <GrowingTextarea
            name="noteHonor"
            label="Message from the donor"
            maxLength={givingLimits.tributeMessage}
            minRows={2}
            defaultValue={filled.values.noteHonor}
          />
          {notify === "ask" && <HowToNotify by={chosen} onChange={setChosen} />}
          {by !== "none" && <PersonToNotify filled={filled} by={by} />}
        </div>
      )}
    </>
  );
}

function HowToNotify({ by, onChange }: { by: string; onChange(by: string): void }) {
  return (
    <Radio.Group name="acknowledge" label="Notify someone of this gift" value={by} onChange={onChange}>
      <Radio mt="xs" value="none" label="No" />
      <Radio mt="xs" value="mail" label="By email" />
      <Radio mt="xs" value="card" label="By card" />
    </Radio.Group>
  );
}

function PersonToNotify({ filled, by }: { filled: Filled; by: string }) {
  return (
    <div className={styles.fields}>
      <Line filled={filled} name="tellName" label="Name of the person to notify" />
      {by === "mail" && <Line filled={filled} name="tellEmail" label="Their email" type="email" />}
      {by === "card" && (
        <>
          <Line filled={filled} name="tellStreet" label="Street" />
          <Line filled={filled} name="tellCity" label="City" />
          <Line filled={filled} name="tellState" label="State" />
          <Line filled={filled} name="tellZip" label="ZIP code" />
        </>
      )}
    </div>
  );
}

import { Button, Radio, TextInput } from "@mantine/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { oneOf } from "~/admin/requests/one-of";
import { FormFailure } from "~/admin/screen/form-failure";
import { LeaveQuestion } from "~/admin/screen/leave-question";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { centsOf } from "../form/gift-fields";
import styles from "../giving.module.css";
import { type BatchRow, isAmount, isEmpty, sumOf } from "./batch-rows";
import { CheckRow, focusCell } from "./check-row";
import { EnteredChecks } from "./entered-checks";
import { type Batch, useBatch } from "./use-batch";

export default function BatchScreen() {
  const batch = useBatch();
  return (
    <Screen
      title="Enter checks"
      lead="Type part of a name and press Enter or Tab to choose the donor. Tab leads to the next field, and Enter to the next check. Press Enter on an empty row when you are done."
      back={{ href: "/admin/giving", label: "Gifts" }}
    >
      {batch.entered ? (
        <EnteredChecks entered={batch.entered} onAgain={batch.startAgain} />
      ) : (
        <Rows batch={batch} />
      )}
    </Screen>
  );
}

const NO_ERRORS = {};

function Rows({ batch }: { batch: Batch }) {
  const { rows, typed, errors, failure } = batch;
  const submit = useRef<HTMLButtonElement>(null);
  const enter = useCallback((row: BatchRow, number: number) => {
    if (isEmpty(row)) submit.current?.focus();
    else focusCell(number + 1, "donor");
  }, []);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      document.querySelector<HTMLElement>("[data-check] [aria-invalid='true']")?.focus();
  }, [errors]);
  return (
    <Panel>
      <LeaveQuestion
        wouldLose={typed.length > 0}
        what="The checks on this screen are not entered yet. If you leave, you have to type them again."
      />
      <FormFailure error={failure} />
      <div className={styles.batch}>
        <div className={styles.batchHead} aria-hidden="true">
          {["Donor", "Dollars", "Check number", "Date", "For", "Memo"].map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        {rows.map((row, at) => (
          <CheckRow
            key={row.key}
            row={row}
            number={at + 1}
            errors={errors[row.key] ?? NO_ERRORS}
            onChange={batch.change}
            onRemove={batch.remove}
            onEnter={enter}
          />
        ))}
      </div>
      <Total batch={batch} submit={submit} />
    </Panel>
  );
}

/** Says how many checks the sum does not contain. */
function describeUncounted(typed: readonly BatchRow[]): string {
  const count = typed.filter(({ amount }) => !isAmount(amount)).length;
  if (count === 0) return "";
  return count === 1
    ? "One has no valid amount and is not counted."
    : `${count} have no valid amount and are not counted.`;
}

function Total({ batch, submit }: { batch: Batch; submit: React.RefObject<HTMLButtonElement | null> }) {
  const [receipt, setReceipt] = useState<"mail" | "print">("print");
  const [expected, setExpected] = useState("");
  const { typed, busy } = batch;
  const sum = sumOf(typed);
  const count = typed.length === 1 ? "One check" : `${typed.length} checks`;
  const off = sum - centsOf(expected);
  return (
    <div className={styles.batchTotal}>
      <div role="status">
        <p className={styles.headline}>
          {typed.length === 0 ? "No checks yet" : `${count}, ${formatDollars(sum)}`}
        </p>
        <p className={styles.quiet}>{describeUncounted(typed)}</p>
      </div>
      <TextInput
        label="Total on the deposit slip"
        description={
          expected === ""
            ? "Optional"
            : off === 0
              ? "It matches."
              : `The checks are ${formatDollars(Math.abs(off))} ${off > 0 ? "more" : "less"}.`
        }
        inputWrapperOrder={["label", "input", "description"]}
        inputMode="decimal"
        autoComplete="off"
        value={expected}
        onChange={({ currentTarget }) => setExpected(currentTarget.value)}
      />
      <Radio.Group
        label="Receipts"
        value={receipt}
        onChange={(value) => setReceipt(oneOf(["mail", "print"], value) ?? "print")}
      >
        <Radio mt="xs" value="print" label="Print all on paper" />
        <Radio mt="xs" value="mail" label="Email to donors with an address" />
      </Radio.Group>
      <Button
        ref={submit}
        disabled={typed.length === 0}
        loading={busy}
        onClick={() => void batch.send(receipt)}
      >
        {typed.length < 2 ? "Enter the check" : `Enter ${typed.length} checks`}
      </Button>
    </div>
  );
}

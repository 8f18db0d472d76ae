import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { FormDialog } from "~/admin/screen/form-dialog";
import { GrowingTextarea } from "~/admin/screen/growing-textarea";
import { notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { useSubmit } from "~/admin/screen/use-submit";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { DonorDetail } from "../api/admin/schemas";
import { givingLimits } from "../limits";
import { centsOf } from "./form/gift-fields";
import styles from "./giving.module.css";
import { givingApi, refreshGiving } from "./giving-api";
import { today } from "./today";
import { GENERAL_DESIGNATION, useDesignations } from "./use-designations";

export function PromisesPanel({ donor }: { donor: DonorDetail }) {
  const [adding, setAdding] = useState<"pledge" | "goods">();
  const close = () => setAdding(undefined);
  return (
    <Panel
      title="Pledges and gifts in kind"
      actions={
        donor.giver && (
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={() => setAdding("pledge")}>
              Add a pledge
            </Button>
            <Button size="xs" variant="default" onClick={() => setAdding("goods")}>
              Add a gift in kind
            </Button>
          </Group>
        )
      }
    >
      {donor.pledges.length + donor.inKind.length === 0 && (
        <p>A pledge is a promise to give. A gift in kind is goods, such as furniture or tickets.</p>
      )}
      <ul className={styles.lines}>
        {donor.pledges.map((one) => (
          <PledgeLine key={one.id} donorId={donor.id} pledge={one} />
        ))}
        {donor.inKind.map((one) => (
          <GoodsLine key={one.id} goods={one} />
        ))}
      </ul>
      {adding === "pledge" && <PledgeDialog donorId={donor.id} onClose={close} />}
      {adding === "goods" && <GoodsDialog donorId={donor.id} onClose={close} />}
    </Panel>
  );
}

function useChange() {
  return useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => refreshGiving(),
    onError: notifyFailed,
  });
}

interface PromiseLineProps {
  title: ReactNode;
  /** What it is for, and dates. */
  details: ReactNode;
  /** A button besides the one of `turn`. */
  action: ReactNode;
  /** The button that cancels or voids it, or undoes that. */
  turn: { label: string; isPending: boolean; onClick(): void };
}

function PromiseLine({ title, details, action, turn }: PromiseLineProps) {
  return (
    <li className={styles.correction}>
      <div>
        {title}
        <span className={styles.quiet}>{details}</span>
      </div>
      <Group gap="xs">
        {action}
        <Button size="xs" variant="default" loading={turn.isPending} onClick={turn.onClick}>
          {turn.label}
        </Button>
      </Group>
    </li>
  );
}

function PledgeLine({ donorId, pledge }: { donorId: string; pledge: DonorDetail["pledges"][number] }) {
  const { id, amount, paid, designation, dueOn, isCanceled, revision } = pledge;
  const change = useChange();
  const remaining = amount - paid;
  const state = isCanceled ? ", canceled" : remaining > 0 ? `, ${formatDollars(remaining)} to pay` : ", paid";
  return (
    <PromiseLine
      title={`Pledge of ${formatDollars(amount)}${state}`}
      details={dueOn ? `${designation}, by ${dueOn}` : designation}
      action={
        !isCanceled &&
        remaining > 0 && (
          <Button
            size="xs"
            variant="default"
            component={Link}
            to={`/admin/giving/check?donor=${donorId}&pledge=${id}`}
          >
            Enter a payment
          </Button>
        )
      }
      turn={{
        label: isCanceled ? "Undo" : "Cancel the pledge",
        isPending: change.isPending,
        onClick: () =>
          change.mutate(() => givingApi.setPledgeCanceled(id, { revision, isCanceled: !isCanceled })),
      }}
    />
  );
}

function GoodsLine({ goods }: { goods: DonorDetail["inKind"][number] }) {
  const { id, description, designation, receivedOn, receiptNumber, isVoided, revision } = goods;
  const change = useChange();
  return (
    <PromiseLine
      title={`${description || "Gift in kind"}${isVoided ? ", voided" : ""}`}
      details={`${designation}, ${receivedOn}, receipt ${receiptNumber}`}
      action={
        !isVoided && (
          <Button
            size="xs"
            variant="default"
            aria-label={`Receipt ${receiptNumber} as a PDF`}
            onClick={() => change.mutate(() => givingApi.inKindReceipt(id, receiptNumber))}
          >
            Receipt
          </Button>
        )
      }
      turn={{
        label: isVoided ? "Undo" : "Void",
        isPending: change.isPending,
        onClick: () => change.mutate(() => givingApi.setInKindVoided(id, { revision, isVoided: !isVoided })),
      }}
    />
  );
}

interface DialogProps {
  donorId: string;
  onClose(): void;
}

function PledgeDialog({ donorId, onClose }: DialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const submission = useSubmit(async ({ amount = "", designation = "", dueOn }) => {
    await givingApi.addPledge(donorId, { amount: centsOf(amount), designation, dueOn: dueOn || null }, key);
    await refreshGiving();
    onClose();
  });
  const { errors } = submission;
  return (
    <FormDialog title="Add a pledge" submission={submission} does="Save" onClose={onClose}>
      <TextInput
        name="amount"
        label="Dollars"
        inputMode="decimal"
        required
        data-autofocus
        error={errors.amount}
      />
      <DesignationSelect error={errors.designation} />
      <TextInput type="date" name="dueOn" label="Promised by" error={errors.dueOn} />
    </FormDialog>
  );
}

function GoodsDialog({ donorId, onClose }: DialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const submission = useSubmit(async ({ description = "", designation = "", receivedOn = "" }) => {
    await givingApi.addInKind(donorId, { description, designation, receivedOn }, key);
    await refreshGiving();
    onClose();
  });
  const { errors } = submission;
  return (
    <FormDialog title="Add a gift in kind" submission={submission} does="Save" onClose={onClose}>
      <GrowingTextarea
        name="description"
        label="What was given"
        description="As the receipt describes it. The receipt states no value."
        required
        maxLength={givingLimits.goods}
        minRows={2}
        data-autofocus
        error={errors.description}
      />
      <DesignationSelect error={errors.designation} />
      <TextInput
        type="date"
        name="receivedOn"
        label="Received on"
        required
        defaultValue={today()}
        error={errors.receivedOn}
      />
    </FormDialog>
  );
}

function DesignationSelect({ error }: { error?: string }) {
  const designations = useDesignations();
  return (
    <NativeSelect
      key={designations.length}
      name="designation"
      label="For"
      required
      defaultValue={GENERAL_DESIGNATION}
      data={designations}
      error={error}
    />
  );
}

import { ActionIcon, NativeSelect, TextInput } from "@mantine/core";
import { X } from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import { giverLabels } from "../../donor/giver-labels";
import { givingLimits } from "../../limits";
import styles from "../giving.module.css";
import { useDesignations } from "../use-designations";
import { type BatchRow, isEmpty, NEW_DONOR, nameParts } from "./batch-rows";
import { DonorCell } from "./donor-cell";

interface CheckRowProps {
  row: BatchRow;
  /** From 1. */
  number: number;
  errors: Readonly<Record<string, string | undefined>>;
  onChange(key: string, values: Partial<BatchRow>): void;
  onRemove(key: string): void;
  /** Called on Enter. Moves to the next row, or to the end from an empty one. */
  onEnter(row: BatchRow, number: number): void;
}

/** One check of a batch. Memoized, so that a keystroke renders only its row. */
export const CheckRow = memo(function CheckRow(props: CheckRowProps) {
  const { row, number, errors } = props;
  const onChange = (values: Partial<BatchRow>) => props.onChange(row.key, values);
  const onEnter = () => props.onEnter(row, number);
  const enter = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.key !== "Enter" || event.defaultPrevented || !isField) return;
    event.preventDefault();
    onEnter();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      className={styles.batchRow}
      data-check={number}
      role="group"
      aria-label={`Check ${number}`}
      onKeyDown={enter}
    >
      <DonorCell
        text={row.donorText}
        donor={row.donor}
        isNew={row.isNew}
        error={errors.donorText}
        isFirst={number === 1}
        onType={(donorText) => onChange({ donorText, donor: null, isNew: false })}
        onChoose={(donor) => onChange({ donor, donorText: donor.name || donor.company, isNew: false })}
        onNew={(text) => onChange({ isNew: true, donor: null, ...nameParts(text) })}
        onNext={isEmpty(row) ? onEnter : () => focusCell(number, "amount")}
      />
      <GiftCells row={row} errors={errors} onChange={onChange} />
      {isEmpty(row) ? (
        <span />
      ) : (
        <ActionIcon
          className={styles.removeRow}
          variant="subtle"
          color="gray"
          aria-label={`Remove check ${number}`}
          onClick={() => props.onRemove(row.key)}
        >
          <X size={16} aria-hidden="true" />
        </ActionIcon>
      )}
      {row.isNew && <NewDonorCells row={row} errors={errors} onChange={onChange} />}
    </div>
  );
});

interface Cells extends Pick<CheckRowProps, "row" | "errors"> {
  onChange(values: Partial<BatchRow>): void;
}

function GiftCells({ row, errors, onChange }: Cells) {
  const designations = useDesignations(row.designation);
  return (
    <>
      <TextInput
        className={styles.cell}
        label="Dollars"
        data-cell="amount"
        inputMode="decimal"
        autoComplete="off"
        value={row.amount}
        error={errors.amount}
        onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
      />
      <TextInput
        className={styles.cell}
        label="Check number"
        autoComplete="off"
        maxLength={givingLimits.checkNumber}
        value={row.checkNumber}
        error={errors.checkNumber}
        onChange={({ currentTarget }) => onChange({ checkNumber: currentTarget.value })}
      />
      <TextInput
        className={styles.cell}
        type="date"
        label="Date"
        value={row.givenOn}
        error={errors.givenOn}
        onChange={({ currentTarget }) => onChange({ givenOn: currentTarget.value })}
      />
      <NativeSelect
        className={styles.cell}
        label="For"
        data={designations}
        value={row.designation}
        error={errors.designation}
        onChange={({ currentTarget }) => onChange({ designation: currentTarget.value })}
      />
      <TextInput
        className={styles.cell}
        label="Memo"
        autoComplete="off"
        maxLength={givingLimits.memo}
        value={row.memo}
        error={errors.memo}
        onChange={({ currentTarget }) => onChange({ memo: currentTarget.value })}
      />
    </>
  );
}

function NewDonorCells({ row, errors, onChange }: Cells) {
  return (
    <div className={styles.newDonor}>
      {NEW_DONOR.map((name) => (
        <TextInput
          key={name}
          size="xs"
          label={giverLabels[name]}
          autoComplete="off"
          maxLength={MAX_LINE_LENGTH}
          value={row[name]}
          error={errors[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
    </div>
  );
}

/** Moves the focus to a cell of a check. @param number from 1 */
export function focusCell(number: number, cell: "donor" | "amount"): void {
  document.querySelector<HTMLElement>(`[data-check="${number}"] [data-cell="${cell}"]`)?.focus();
}

import { Button, Checkbox, NativeSelect, Radio, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { contentApi } from "~/admin/content/api/content-api";
import { oneOf } from "~/admin/requests/one-of";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { useSubmit } from "~/admin/screen/use-submit";
import { typesOfDonation } from "../types-of-donation";
import styles from "./giving.module.css";
import { givingApi, refreshGiving } from "./giving-api";

interface CheckFormProps {
  donorId?: string;
  /** The initial values of the giver's fields. */
  giver: Record<string, string>;
}

/** What the lines of the form show: initial values, and the errors of the last attempt. */
interface Filled {
  giver: Record<string, string>;
  errors: Record<string, string | undefined>;
}

/** The form for a gift by check. */
export function CheckForm({ donorId, giver }: CheckFormProps) {
  const { form, busy, errors, failure } = useCheckEntry(donorId);
  const filled = { giver, errors };
  return (
    <form {...form} noValidate>
      <FormFailure error={failure} />
      <GiftPanel errors={errors} />
      <DonorPanel filled={filled} />
      <TributePanel filled={filled} />
      <Button type="submit" mt="md" loading={busy}>
        Enter the gift
      </Button>
    </form>
  );
}

/** Sends the form, and opens the gift that was entered. */
function useCheckEntry(donorId: string | undefined) {
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  return useSubmit(async ({ amount = "", givenOn = "", designation = "", ...values }) => {
    const { id } = await givingApi.enterCheck(
      {
        ...values,
        donorId,
        givenOn,
        designation,
        amount: Math.round(Number(amount.replaceAll(/[$,\s]/g, "")) * 100) || 0,
        campaignId: values.campaignId || null,
        anonymous: values.anonymous === "on",
        receipt: oneOf(["mail", "print"], values.receipt),
        tributeKind: oneOf(["none", "honor", "memory"], values.tributeKind),
        acknowledge: oneOf(["none", "mail", "card"], values.acknowledge),
      },
      key,
    );
    notifyDone("The gift was saved.");
    await refreshGiving();
    await navigate(`/admin/giving/gifts/${id}`);
  });
}

function GiftPanel({ errors }: Pick<Filled, "errors">) {
  const campaigns = useQuery({
    queryKey: ["campaigns"],
    queryFn: () => contentApi("campaigns").list({ pageSize: 100 }),
  });
  return (
    <Panel title="The gift">
      <div className={styles.giver}>
        <TextInput
          className={styles.half}
          name="amount"
          label="Dollars"
          inputMode="decimal"
          required
          error={errors.amount}
        />
        <TextInput
          className={styles.half}
          type="date"
          name="givenOn"
          label="Date of the check"
          required
          defaultValue={new Date().toLocaleDateString("en-CA")}
          error={errors.givenOn}
        />
        <NativeSelect
          className={styles.half}
          name="designation"
          label="For"
          required
          defaultValue="Unrestricted Foundation Donation"
          data={[...typesOfDonation]}
          error={errors.designation}
        />
        <NativeSelect
          className={styles.half}
          name="campaignId"
          label="Counts for the campaign"
          data={[
            { value: "", label: "None" },
            ...(campaigns.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title })),
          ]}
          error={errors.campaignId}
        />
      </div>
      <Checkbox mt="md" name="anonymous" label="They want to stay anonymous in everything that others read" />
    </Panel>
  );
}

function DonorPanel({ filled }: { filled: Filled }) {
  return (
    <Panel title="Donor">
      <div className={styles.giver}>
        <Line filled={filled} className={styles.third} name="title" label="Title" />
        <Line filled={filled} className={styles.third} name="firstname" label="First name" />
        <Line filled={filled} className={styles.third} name="lastname" label="Last name" />
        <Line filled={filled} className={styles.half} name="spouse" label="Spouse" />
        <Line filled={filled} className={styles.half} name="company" label="Company" />
        <Line filled={filled} className={styles.whole} name="addressStreet" label="Street" />
        <Line filled={filled} className={styles.third} name="addressCity" label="City" />
        <Line filled={filled} className={styles.third} name="addressState" label="State" />
        <Line filled={filled} className={styles.third} name="addressZip" label="ZIP code" />
        <Line filled={filled} className={styles.half} name="phone" label="Phone" type="tel" />
        <Line filled={filled} className={styles.half} name="email" label="Email" type="email" />
      </div>
      <Radio.Group
        mt="md"
        name="receipt"
        label="The receipt"
        defaultValue={filled.giver.email ? "mail" : "print"}
      >
        <Radio mt="xs" value="mail" label="Send by email" />
        <Radio mt="xs" value="print" label="Print on paper" />
      </Radio.Group>
    </Panel>
  );
}

function TributePanel({ filled }: { filled: Filled }) {
  const [tribute, setTribute] = useState("none");
  const [tell, setTell] = useState("none");
  return (
    <Panel title="In honor or memory of someone">
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
          <Textarea name="noteHonor" label="Message from the donor" maxLength={500} autosize minRows={2} />
          <Radio.Group name="acknowledge" label="Who to notify" value={tell} onChange={setTell}>
            <Radio mt="xs" value="none" label="No one" />
            <Radio mt="xs" value="mail" label="One person, by email" />
            <Radio mt="xs" value="card" label="One person, by card" />
          </Radio.Group>
          {tell !== "none" && <PersonToNotify filled={filled} by={tell} />}
        </div>
      )}
    </Panel>
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

interface LineProps {
  filled: Filled;
  name: string;
  label: string;
  type?: "tel" | "email";
  className?: string;
}

function Line({ filled: { giver, errors }, name, label, type, className }: LineProps) {
  return (
    <TextInput
      className={className}
      type={type}
      name={name}
      label={label}
      maxLength={255}
      defaultValue={giver[name] ?? ""}
      error={errors[name]}
    />
  );
}

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

const [half, third, whole] = [styles.half, styles.third, styles.whole].map((className) => ({ className }));

/** The form for a gift by check. */
export function CheckForm({ donorId, giver }: CheckFormProps) {
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const [tribute, setTribute] = useState("none");
  const [tell, setTell] = useState("none");
  const campaigns = useQuery({
    queryKey: ["campaigns"],
    queryFn: () => contentApi("campaigns").list({ pageSize: 100 }),
  });
  const { form, busy, errors, failure } = useSubmit(
    async ({ amount = "", givenOn = "", designation = "", ...values }) => {
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
    },
  );
  const line = (name: string, label: string, more = {}) => (
    <TextInput
      name={name}
      label={label}
      maxLength={255}
      defaultValue={giver[name] ?? ""}
      error={errors[name]}
      {...more}
    />
  );
  return (
    <form {...form} noValidate>
      <FormFailure error={failure} />
      <Panel title="The gift">
        <div className={styles.giver}>
          <TextInput
            {...half}
            name="amount"
            label="Dollars"
            inputMode="decimal"
            required
            error={errors.amount}
          />
          <TextInput
            {...half}
            type="date"
            name="givenOn"
            label="Date of the check"
            required
            defaultValue={new Date().toLocaleDateString("en-CA")}
            error={errors.givenOn}
          />
          <NativeSelect
            {...half}
            name="designation"
            label="For"
            required
            defaultValue="Unrestricted Foundation Donation"
            data={[...typesOfDonation]}
            error={errors.designation}
          />
          <NativeSelect
            {...half}
            name="campaignId"
            label="Counts for the campaign"
            data={[
              { value: "", label: "None" },
              ...(campaigns.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title })),
            ]}
            error={errors.campaignId}
          />
        </div>
        <Checkbox
          mt="md"
          name="anonymous"
          label="They want to stay anonymous in everything that others read"
        />
      </Panel>
      <Panel title="Donor">
        <div className={styles.giver}>
          {line("title", "Title", third)}
          {line("firstname", "First name", third)}
          {line("lastname", "Last name", third)}
          {line("spouse", "Spouse", half)}
          {line("company", "Company", half)}
          {line("addressStreet", "Street", whole)}
          {line("addressCity", "City", third)}
          {line("addressState", "State", third)}
          {line("addressZip", "ZIP code", third)}
          {line("phone", "Phone", { ...half, type: "tel" })}
          {line("email", "Email", { ...half, type: "email" })}
        </div>
        <Radio.Group mt="md" name="receipt" label="The receipt" defaultValue={giver.email ? "mail" : "print"}>
          <Radio mt="xs" value="mail" label="Send by email" />
          <Radio mt="xs" value="print" label="Print on paper" />
        </Radio.Group>
      </Panel>
      <Panel title="In honor or memory of someone">
        <Radio.Group name="tributeKind" aria-label="In honor or memory" value={tribute} onChange={setTribute}>
          <Radio mt="xs" value="none" label="No" />
          <Radio mt="xs" value="honor" label="In honor of" />
          <Radio mt="xs" value="memory" label="In memory of" />
        </Radio.Group>
        {tribute !== "none" && (
          <div className={styles.form}>
            <div className={styles.fields}>
              {line("firstnameHonor", "Their first name")}
              {line("lastnameHonor", "Their last name")}
            </div>
            <Textarea name="noteHonor" label="Message from the donor" maxLength={500} autosize minRows={2} />
            <Radio.Group name="acknowledge" label="Who to notify" value={tell} onChange={setTell}>
              <Radio mt="xs" value="none" label="Nobody" />
              <Radio mt="xs" value="mail" label="One person, by email" />
              <Radio mt="xs" value="card" label="One person, by card" />
            </Radio.Group>
            {tell !== "none" && (
              <div className={styles.fields}>
                {line("tellName", "Name of the person to notify")}
                {tell === "mail" && line("tellEmail", "Their email", { type: "email" })}
                {tell === "card" && (
                  <>
                    {line("tellStreet", "Street")}
                    {line("tellCity", "City")}
                    {line("tellState", "State")}
                    {line("tellZip", "ZIP code")}
                  </>
                )}
              </div>
            )}
          </div>
        )}
      </Panel>
      <Button type="submit" mt="md" loading={busy}>
        Enter the gift
      </Button>
    </form>
  );
}

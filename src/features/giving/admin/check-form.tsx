import { Button, Radio } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { oneOf } from "~/admin/requests/one-of";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { useSubmit } from "~/admin/screen/use-submit";
import { DonorFields } from "./form/donor-fields";
import { centsOf, GiftFields } from "./form/gift-fields";
import { TributeFields } from "./form/tribute-fields";
import { givingApi, refreshGiving } from "./giving-api";
import { today } from "./today";
import { GENERAL_DESIGNATION } from "./use-designations";

interface CheckFormProps {
  donorId?: string;
  /** The pledge that the gift pays. */
  pledgeId?: string;
  /** Initial values of the giver's fields. */
  giver: Record<string, string>;
}

export function CheckForm({ donorId, pledgeId, giver }: CheckFormProps) {
  const { form, busy, errors, failure } = useCheckEntry(donorId, pledgeId);
  const values = { ...giver, givenOn: today(), designation: GENERAL_DESIGNATION };
  const filled = { values, errors };
  return (
    <form {...form} noValidate>
      <FormFailure error={failure} />
      <Panel title="The gift">
        <GiftFields filled={filled} />
      </Panel>
      <Panel title="Donor">
        <DonorFields filled={filled} />
        <Radio.Group mt="md" name="receipt" label="Receipt" defaultValue={giver.email ? "mail" : "print"}>
          <Radio mt="xs" value="mail" label="Send by email" />
          <Radio mt="xs" value="print" label="Print on paper" />
        </Radio.Group>
      </Panel>
      <Panel title="In honor or memory of someone">
        <TributeFields filled={filled} notify="ask" />
      </Panel>
      <Button type="submit" mt="md" loading={busy}>
        Enter the gift
      </Button>
    </form>
  );
}

/** Submits the form and opens the new gift. */
function useCheckEntry(donorId: string | undefined, pledgeId: string | undefined) {
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  return useSubmit(async ({ amount = "", givenOn = "", designation = "", ...values }) => {
    const { id } = await givingApi.enterCheck(
      {
        ...values,
        donorId,
        pledgeId,
        givenOn,
        designation,
        amount: centsOf(amount),
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

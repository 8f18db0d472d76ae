import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import { oneOf } from "~/admin/requests/one-of";
import { Answered } from "~/admin/screen/answered";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { useSubmit } from "~/admin/screen/use-submit";
import type { GiftDetail } from "../api/admin/schemas";
import { DonorFields } from "./form/donor-fields";
import { centsOf, GiftFields } from "./form/gift-fields";
import { TributeFields } from "./form/tribute-fields";
import { givingApi, refreshGiving } from "./giving-api";

export default function EditGiftScreen() {
  const { id = "" } = useParams();
  // Not from the cache, because the form needs the current revision.
  const gift = useQuery({
    queryKey: ["giving", "gift", id],
    queryFn: () => givingApi.gift(id),
    refetchOnMount: "always",
  });
  return (
    <Screen
      title="Edit the gift"
      lead="The receipt keeps its number and shows the corrected values. Send it again afterward. You can undo the change."
      back={{ href: `/admin/giving/gifts/${id}`, label: "Gift" }}
      width="narrow"
    >
      <Answered query={gift} lines={10}>
        {(one) => <EditGiftForm key={one.revision} gift={one} />}
      </Answered>
    </Screen>
  );
}

function EditGiftForm({ gift }: { gift: GiftDetail }) {
  const { form, busy, errors, failure } = useGiftEdit(gift);
  const filled = { values: valuesOf(gift), errors };
  return (
    <form {...form} noValidate>
      <FormFailure error={failure} />
      <Panel title="The gift">
        <GiftFields filled={filled} isPaidOnline={!gift.isByHand} />
      </Panel>
      <Panel title="Donor on the receipt" lead="To change the donor’s record, edit the donor.">
        <DonorFields filled={filled} />
      </Panel>
      <Panel title="In honor or memory of someone">
        <TributeFields filled={filled} notify={gift.acknowledgeBy} />
      </Panel>
      <Button type="submit" mt="md" loading={busy}>
        Save
      </Button>
    </form>
  );
}

function valuesOf({ giver, honored, ...gift }: GiftDetail): Record<string, string> {
  const { kind = "none", ...tribute } = honored ?? {};
  return {
    ...giver,
    ...tribute,
    tributeKind: kind,
    amount: (gift.amount / 100).toFixed(2),
    givenOn: gift.givenOn ?? "",
    designation: gift.designation,
    campaignId: gift.campaignId ?? "",
    checkNumber: gift.checkNumber,
    memo: gift.memo,
    anonymous: gift.anonymous ? "on" : "",
  };
}

function useGiftEdit({ id, revision, honored }: GiftDetail) {
  const navigate = useNavigate();
  return useSubmit(async ({ amount = "", givenOn = "", designation = "", ...values }) => {
    await givingApi.correctGift(id, {
      // Fields of the recipient that this form does not show stay unchanged.
      ...withoutKind(honored),
      ...values,
      revision,
      givenOn,
      designation,
      amount: centsOf(amount),
      campaignId: values.campaignId || null,
      anonymous: values.anonymous === "on",
      tributeKind: oneOf(["none", "honor", "memory"], values.tributeKind),
    });
    notifyDone("The gift was corrected.");
    await refreshGiving();
    await navigate(`/admin/giving/gifts/${id}`);
  });
}

function withoutKind(honored: Record<string, string> | null): Record<string, string> {
  const { kind: _, ...fields } = honored ?? {};
  return fields;
}

import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import { Answered } from "~/admin/screen/answered";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { useSubmit } from "~/admin/screen/use-submit";
import type { DonorDetail } from "../api/admin/schemas";
import { DonorFields } from "./form/donor-fields";
import { givingApi, refreshGiving } from "./giving-api";

export default function EditDonorScreen() {
  const { id = "" } = useParams();
  const donor = useQuery({
    queryKey: ["giving", "donor", id],
    queryFn: () => givingApi.donor(id),
    refetchOnMount: "always",
  });
  return (
    <Screen
      title="Edit the donor"
      lead="Receipts of earlier gifts keep the name and address that they were made out to. Edit a gift to correct its receipt."
      back={{ href: `/admin/giving/donors/${id}`, label: "Donor" }}
      width="narrow"
    >
      <Answered query={donor} lines={10}>
        {(one) => <EditDonorForm key={one.revision} donor={one} />}
      </Answered>
    </Screen>
  );
}

function EditDonorForm({ donor: { id, revision, giver } }: { donor: DonorDetail }) {
  const navigate = useNavigate();
  const { form, busy, errors, failure } = useSubmit(async (values) => {
    await givingApi.correctDonor(id, { ...values, revision });
    notifyDone("The donor was corrected.");
    await refreshGiving();
    await navigate(`/admin/giving/donors/${id}`);
  });
  return (
    <form {...form} noValidate>
      <FormFailure error={failure} />
      <Panel title="Contact information">
        <DonorFields filled={{ values: giver ?? {}, errors }} />
      </Panel>
      <Button type="submit" mt="md" loading={busy}>
        Save
      </Button>
    </form>
  );
}

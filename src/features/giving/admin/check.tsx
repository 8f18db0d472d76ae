import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Answered } from "~/admin/screen/answered";
import { Screen } from "~/admin/screen/screen";
import { CheckForm } from "./check-form";
import { givingApi } from "./giving-api";

const back = { href: "/admin/giving", label: "Gifts" };

/** Enters a gift by check or in cash. For an existing donor, the form starts with their details. */
export default function CheckScreen() {
  const [search] = useSearchParams();
  const donorId = search.get("donor") ?? "";
  const pledgeId = search.get("pledge") ?? undefined;
  const donor = useQuery({
    queryKey: ["giving", "donor", donorId],
    queryFn: () => givingApi.donor(donorId),
    enabled: donorId !== "",
  });
  return (
    <Screen
      title="Enter a check"
      lead="Use this form for cash, too. The gift gets the next receipt number and counts toward its campaign."
      back={back}
      width="narrow"
    >
      {donorId ? (
        <Answered query={donor} lines={10}>
          {({ giver }) => <CheckForm donorId={donorId} pledgeId={pledgeId} giver={giver ?? {}} />}
        </Answered>
      ) : (
        <CheckForm giver={{}} />
      )}
    </Screen>
  );
}

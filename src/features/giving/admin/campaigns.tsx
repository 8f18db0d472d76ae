import { ListScreen } from "~/admin/content/list/list-screen";
import { TypeOfAddress } from "~/admin/content/type-of-address";
import { GivingTabs } from "./giving-tabs";

export default function CampaignsScreen() {
  return (
    <>
      <GivingTabs />
      <TypeOfAddress apiName="campaigns">{(type) => <ListScreen type={type} />}</TypeOfAddress>
    </>
  );
}

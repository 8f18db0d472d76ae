import { SingletonScreen } from "~/admin/content/singleton-screen";
import { TypeOfAddress } from "~/admin/content/type-of-address";
import { SettingsTabs } from "~/features/settings/shared/admin/settings-tabs";

/** The hospital's settings, with links to the other screens. */
export default function Settings() {
  return (
    <>
      <SettingsTabs />
      <TypeOfAddress apiName="settings">{(type) => <SingletonScreen type={type} />}</TypeOfAddress>
    </>
  );
}

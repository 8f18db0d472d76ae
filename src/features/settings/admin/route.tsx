import { SingletonScreen } from "~/admin/content/singleton-screen";
import { TypeOfAddress } from "~/admin/content/type-of-address";
import { SettingsTabs } from "~/admin/screen/settings-tabs";

/** What the hospital says of itself on every page, and the ways to what runs behind it. */
export default function Settings() {
  return (
    <>
      <SettingsTabs />
      <TypeOfAddress apiName="settings">{(type) => <SingletonScreen type={type} />}</TypeOfAddress>
    </>
  );
}

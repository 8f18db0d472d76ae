import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormFailure } from "~/admin/screen/form-failure";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import styles from "~/admin/screen/settings.module.css";
import { useSubmit } from "~/admin/screen/use-submit";
import { SettingsTabs } from "~/features/settings/shared/admin/settings-tabs";
import { FoundPerson } from "./found-person";
import { type ErasedArea, type FoundArea, personalDataApi } from "./personal-data-api";

/** Finds, exports, or erases a person's data by email address. */
export default function PersonalDataScreen() {
  const [found, setFound] = useState<{ email: string; areas: FoundArea[] } | null>(null);
  const [erased, setErased] = useState<ErasedArea[] | null>(null);
  const { form, busy, errors, failure } = useSubmit(async ({ email = "" }) => {
    setErased(null);
    setFound({ email, areas: (await personalDataApi.search(email)).areas });
  });
  return (
    <>
      <SettingsTabs />
      <Screen
        title="Personal data"
        lead="For people who ask for a copy of their data, or ask you to erase it. First make sure that the request is really from them. The audit log records every search."
      >
        <Panel>
          <form {...form}>
            <FormFailure error={failure} />
            <div className={styles.filters}>
              <TextInput
                name="email"
                type="email"
                label="Their email address"
                className={styles.address}
                autoComplete="off"
                required
                error={errors.email}
              />
              <Button type="submit" loading={busy}>
                Search
              </Button>
            </div>
          </form>
        </Panel>
        {erased && <ErasedPerson areas={erased} />}
        {found && !erased && <FoundPerson key={found.email} {...found} onErased={setErased} />}
      </Screen>
    </>
  );
}

function ErasedPerson({ areas }: { areas: readonly ErasedArea[] }) {
  return (
    <Panel title="Erased" lead="What was kept, and why. Please tell the person.">
      <div role="status">
        {areas.map(({ area, records, kept }) => (
          <section key={area}>
            <h3>
              {area}: {records === 1 ? "one record" : `${records} records`}
            </h3>
            {kept.length > 0 && (
              <ul>
                {kept.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Panel>
  );
}

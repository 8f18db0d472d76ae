import { Alert, Button, Checkbox, Radio, Select, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import { zoneName } from "~/admin/content/inputs/date-time-input";
import { localFromInstant } from "~/admin/content/inputs/local-time";
import { LinkTarget } from "~/admin/content/link-target";
import { api } from "~/admin/requests/api";
import { ApiError } from "~/admin/requests/api-error";
import { queryClient } from "~/admin/requests/query-client";
import { GrowingTextarea } from "~/admin/screen/growing-textarea";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { failureMessage } from "~/site/browser/request/failure";
import type { IncidentResponse } from "../api/admin-incident-api";
import { incidentLimits } from "../limits";
import { incidentKinds, incidentPresets } from "../presets";
import { IncidentBanner } from "../site/incident-banner";
import styles from "./incident.module.css";
import { bodyOf, type Ending, type IncidentValues, presetValues, valuesOf } from "./incident-values";

const ENDINGS: { value: Ending; label: string }[] = [
  { value: "2", label: "In 2 hours" },
  { value: "6", label: "In 6 hours" },
  { value: "12", label: "In 12 hours" },
  { value: "24", label: "In 24 hours" },
  { value: "at", label: "At a set time…" },
  { value: "never", label: "When someone ends it" },
];

export interface IncidentFormProps {
  current: IncidentResponse | null;
  /** The earlier incident whose text is reused. */
  again: IncidentResponse | null;
}

/** The form and the switch. Asks for no confirmation, because it must be fast; one button ends the incident. */
export function IncidentForm({ current, again }: IncidentFormProps) {
  const { values, change, send, messages } = useIncident(current, again);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate();
  };
  const fields = { values, messages, change };
  return (
    <form onSubmit={submit} className={styles.columns} noValidate>
      <Panel title="What happened?">
        <div className={styles.fields}>
          <MessageFields {...fields} />
          <LinkFields {...fields} />
          <EndFields {...fields} />
        </div>
      </Panel>
      <div className={styles.column}>
        <Panel title="Preview">
          <div className={styles.preview} inert>
            <IncidentBanner incident={{ ...values, title: values.title || "…", until: null }} />
          </div>
          {send.isError && Object.keys(messages).length === 0 && (
            <Alert color="red" title="That did not work" mb="md">
              {failureMessage(send.error)}
            </Alert>
          )}
          <Button
            type="submit"
            color="red"
            size="lg"
            fullWidth
            loading={send.isPending}
            disabled={values.title.trim() === ""}
          >
            {current ? "Update every page" : "Show on every page"}
          </Button>
        </Panel>
        <Panel title="The home page">
          <div className={styles.fields}>
            <HomePageFields {...fields} />
          </div>
        </Panel>
      </div>
    </form>
  );
}

/** The values of the form, and the function that publishes them. */
function useIncident(current: IncidentResponse | null, again: IncidentResponse | null) {
  const zone = useHospitalZone();
  const [values, setValues] = useState<IncidentValues>(() => {
    if (again) return { ...valuesOf(again, ""), ending: "6" };
    return valuesOf(current, current?.endsAt ? localFromInstant(current.endsAt, zone) : "");
  });
  const change = (changes: Partial<IncidentValues>) => setValues((before) => ({ ...before, ...changes }));
  const send = useMutation({
    mutationFn: () => api.put("/api/admin/incident", { body: bodyOf(values, Date.now(), zone) }),
    onSuccess() {
      notifyDone(
        current ? "Every page shows the new notice." : "Incident mode is on. Every page shows the notice.",
      );
      return queryClient.invalidateQueries({ queryKey: ["incident"] });
    },
  });
  const messages = send.error instanceof ApiError ? send.error.byField() : {};
  return { values, change, send, messages };
}

interface FieldsProps {
  values: IncidentValues;
  messages: Record<string, string>;
  change(changes: Partial<IncidentValues>): void;
}

function MessageFields({ values, messages, change }: FieldsProps) {
  return (
    <>
      <Radio.Group
        label="Start with"
        value={values.kind}
        onChange={(kind) => change(presetValues(kind as IncidentValues["kind"]))}
      >
        <div className={styles.kinds}>
          {incidentKinds.map((kind) => (
            <Radio key={kind} value={kind} label={incidentPresets[kind].label} className={styles.kind} />
          ))}
        </div>
      </Radio.Group>
      <TextInput
        label="Headline"
        value={values.title}
        maxLength={incidentLimits.title}
        error={messages.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <GrowingTextarea
        label="What people should know or do"
        description={`Plain text, ${values.text.length} of ${incidentLimits.text} characters.`}
        minRows={3}
        value={values.text}
        maxLength={incidentLimits.text}
        error={messages.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
    </>
  );
}

function LinkFields({ values, messages, change }: FieldsProps) {
  return (
    <div className={styles.pair}>
      <LinkTarget
        id="incident-url"
        label="Link to more information"
        description="A page, or an address that begins with https://. Optional."
        value={values.url}
        error={messages.url}
        onChange={(url) => change({ url })}
      />
      <TextInput
        label="Link text"
        description="If empty: “Read more”."
        value={values.linkLabel}
        maxLength={incidentLimits.linkLabel}
        error={messages.linkLabel}
        onChange={(event) => change({ linkLabel: event.currentTarget.value })}
      />
    </div>
  );
}

function EndFields({ values, messages, change }: FieldsProps) {
  const zone = useHospitalZone();
  return (
    <div className={styles.pair}>
      <Select
        label="It ends"
        data={ENDINGS}
        allowDeselect={false}
        value={values.ending}
        error={values.ending === "at" ? undefined : messages.endsAt}
        onChange={(ending) => change({ ending: (ending ?? "6") as Ending })}
      />
      {values.ending === "at" && (
        <TextInput
          type="datetime-local"
          label="Ends at"
          description={`${zoneName(zone)} time.`}
          value={values.endsAt}
          error={messages.endsAt}
          onChange={(event) => change({ endsAt: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

function HomePageFields({ values, messages, change }: FieldsProps) {
  return (
    <>
      <Checkbox
        label="Text only, for bad connections"
        description="One small page without pictures or scripts: this notice, 911, phone numbers, closures, locations with directions, and a link to the full site."
        checked={values.textHome}
        onChange={(event) => change({ textHome: event.currentTarget.checked })}
      />
      <GrowingTextarea
        label="What is closed"
        description="One per line. Shown on the text-only home page."
        minRows={2}
        value={values.closures}
        maxLength={incidentLimits.closures}
        error={messages.closures}
        onChange={(event) => change({ closures: event.currentTarget.value })}
      />
    </>
  );
}

import type { FieldDescription } from "~/content/description";
import { inFeatureOrder } from "~/features";
import type { AdminFeature, DashboardPanel, RecordScreens } from "./admin-feature";
import type { PeopleSource } from "./find/people-source";

const modules = import.meta.glob<{ adminFeature: AdminFeature }>("../features/*/admin/admin-feature.ts", {
  eager: true,
});

/** Evaluated late, because these modules import the inputs and forms that use them. */
const features = () => inFeatureOrder(modules).map(({ adminFeature }) => adminFeature);

export function featureInput(kind: FieldDescription["kind"]) {
  return firstOf(({ inputs }) => inputs?.[kind]);
}

export function featureEditor(editor: NonNullable<FieldDescription["settings"]["editor"]>) {
  return firstOf(({ editors }) => editors?.[editor]);
}

/** @param type name of a content type */
export function screensOf(type: string): RecordScreens {
  return firstOf(({ screens }) => screens?.[type]) ?? {};
}

export function blocksWorkspace() {
  return firstOf((feature) => feature.blocksWorkspace);
}

export function documentLink() {
  return firstOf((feature) => feature.documentLink);
}

export function picturePicker() {
  return firstOf((feature) => feature.picturePicker);
}

/** The panels of the dashboard, in the order of the features. */
export function dashboardPanels(): DashboardPanel[] {
  return features().flatMap((feature) => feature.dashboardPanels ?? []);
}

/** The kinds of people that can be found by name. */
export function peopleSources(): PeopleSource[] {
  return features().flatMap(({ people = [] }) => people);
}

/** Dialogs of public pages that a link can open, by their labels. */
export function linkDialogs(): { value: string; label: string }[] {
  return features()
    .flatMap(({ dialogs = [] }) => dialogs)
    .sort((a, b) => a.label.localeCompare(b.label));
}

function firstOf<Part>(part: (feature: AdminFeature) => Part | undefined): Part | undefined {
  return features()
    .map(part)
    .find((found) => found !== undefined);
}

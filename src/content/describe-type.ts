import { type Actor, hasAnyPermission } from "~/platform/audit/actor";
import { bulkFields } from "./actions/edit-field";
import type { BlockDefinition } from "./blocks/block";
import type { ContentType } from "./define-content-type";
import type {
  BlockDescription,
  FieldDescription,
  FieldSettingsDescription,
  TypeDescription,
} from "./description";
import type { Field, Fields } from "./fields/field";
import { firstOrder, upcomingColumn } from "./listing/list-order";
import { hasPreviewLinks } from "./preview-links/has-preview-links";
import { allBlocks } from "./registry";

/** Describes a content type for the admin's lists and forms. */
export function describeType(type: ContentType, actor: Actor): TypeDescription {
  const draft = hasAnyPermission(actor, [...type.access.draft, ...type.access.publish]);
  const create = draft && !type.singleton && !type.uploaded;
  return {
    name: type.name,
    apiName: type.apiName,
    label: type.label,
    singleton: type.singleton ?? false,
    forStaffOnly: type.forStaffOnly ?? false,
    hasTabs: type.hasTabs ?? false,
    addressPrefix: type.addressPrefix ?? null,
    hasPreviewLinks: hasPreviewLinks(type),
    slugField: type.slugField ?? null,
    fields: describeFields(type.fields),
    relations: (type.relations ?? []).map(({ name, label, holder }) => ({ name, label, refersTo: holder })),
    list: {
      columns: type.list.columns,
      filters: type.list.filters ?? [],
      order: firstOrder(type),
      upcoming: upcomingColumn(type) ?? null,
      bulkFields: bulkFields(type),
      belongsHere: type.list.belongsHere,
    },
    can: {
      create,
      draft,
      publish: hasAnyPermission(actor, type.access.publish),
      import: create,
      duplicate: create,
    },
  };
}

/** A group of fields in the order of the form. */
export function describeFields(fields: Fields): FieldDescription[] {
  return Object.entries(fields).map(([name, field]) => ({
    name,
    kind: field.kind,
    label: field.label,
    help: field.help,
    group: field.group,
    required: field.required,
    shownIf: field.shownIf ?? [],
    readOnly: field.readOnly,
    empty: field.empty,
    settings: describeSettings(field),
  }));
}

function describeSettings({ kind, settings }: Field): FieldSettingsDescription {
  const { item, ...plain } = settings;
  return {
    ...plain,
    item: item && describeFields(item),
    // The blocks of a page. They consist of fields themselves, so a field's settings cannot contain them.
    blocks: kind === "BLOCKS" ? allBlocks().map(describeBlock) : undefined,
  };
}

function describeBlock({ schema, fields, example, hints, ...block }: BlockDefinition): BlockDescription {
  const { name, label, category, help, thumbnail, feature, staysWithoutFeature, needs } = block;
  return {
    name,
    label,
    category,
    help,
    thumbnail,
    feature,
    shownUnless: staysWithoutFeature?.unless,
    needs,
    fields: describeFields(fields),
    example: schema.parse(example) as Record<string, unknown>,
    hints,
  };
}

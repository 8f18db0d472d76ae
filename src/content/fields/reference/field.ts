import { z } from "zod";
import type { FileView } from "../../types/file/file-view";
import type { ImageView } from "../../types/image/image-view";
import type { LocationCard } from "../../types/location/location-card";
import type { NewsItemCard } from "../../types/news-item/news-item-card";
import type { ProviderCard } from "../../types/provider/provider-card";
import type { SpecialtyCard } from "../../types/specialty/specialty-card";
import { type Field, type FieldOptions, field } from "../field";
import type { FieldKind } from "../field-kind";

/** One other record, by id; never a copy of it, so that it stays true when that record changes. */
function reference<View>(
  kind: FieldKind,
  type: string,
  options: FieldOptions,
): Field<string | null, View | null> {
  return {
    ...field<string | null>(kind, options, {
      schema: z.uuid().nullable(),
      settings: { refersTo: type },
      empty: null,
      references: (id) => (id === null ? [] : [{ type, id }]),
      words: () => "",
    }),
    show: (id, records) => (id === null ? null : ((records.find(type, id) as View | undefined) ?? null)),
  };
}

/** Other records in an order that matters, each at most once; those that are not public are not shown. */
function references<View>(kind: FieldKind, type: string, options: FieldOptions): Field<string[], View[]> {
  return {
    ...field<string[]>(kind, options, {
      schema: z
        .array(z.uuid())
        .max(1_000)
        .transform((ids) => [...new Set(ids)]),
      settings: { refersTo: type, maxItems: 1_000 },
      empty: [],
      references: (ids) => ids.map((id) => ({ type, id })),
      words: () => "",
    }),
    show: (ids, records) =>
      ids.map((id) => records.find(type, id) as View | undefined).filter((view) => view !== undefined),
  };
}

export const image = (options: FieldOptions) => reference<ImageView>("IMAGE", "image", options);
export const images = (options: FieldOptions) => references<ImageView>("IMAGE_ARRAY", "image", options);
export const file = (options: FieldOptions) => reference<FileView>("FILE", "file", options);
export const newsItems = (options: FieldOptions) =>
  references<NewsItemCard>("NEWSITEM_ARRAY", "newsItem", options);
export const oneLocation = (options: FieldOptions) =>
  reference<LocationCard>("CHLOCATION", "location", options);
export const locations = (options: FieldOptions) =>
  references<LocationCard>("CHLOCATION_ARRAY", "location", options);
export const provider = (options: FieldOptions) =>
  reference<ProviderCard>("CHSTAFFMEMBER", "provider", options);
export const providers = (options: FieldOptions) =>
  references<ProviderCard>("CHSTAFFMEMBER_ARRAY", "provider", options);
export const specialties = (options: FieldOptions) =>
  references<SpecialtyCard>("CHSPECIALTY_ARRAY", "specialty", options);

/** A record of a type for which the specification has no kind of its own. Pages show it by a query of their own. */
export const record = (options: FieldOptions & { refersTo: string }) =>
  reference<never>("REFERENCE", options.refersTo, options);

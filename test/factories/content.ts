import { createItem } from "~/content/actions/create-item";
import type { Item } from "~/content/actions/steps";
import type { DataOf } from "~/content/define-content-type";
import { locationType } from "~/features/care/location/definition";
import { providerType } from "~/features/care/provider/definition";
import { specialtyType } from "~/features/care/specialty/definition";
import { imageType } from "~/features/media/image/definition";
import { systemActor } from "~/platform/audit/actor";
import type { RootDatabase } from "~/platform/database/database";

/** Records for tests: complete, published, and all different. */

export const testActor = systemActor("test");
let number = 0;

export async function makeSpecialty(db: RootDatabase, values: Record<string, unknown> = {}): Promise<Item> {
  number += 1;
  const complete = {
    name: `Specialty ${number}`,
    slug: `specialty-${number}`,
    summary: "What it is in one sentence.",
    about: "<p>More about it.</p>",
    ...values,
  };
  return createItem({ db, actor: testActor }, specialtyType, complete, { publish: true, trusted: true });
}

export async function makeLocation(db: RootDatabase, values: Record<string, unknown> = {}): Promise<Item> {
  number += 1;
  const complete = {
    name: `Clinic ${number}`,
    slug: `clinic-${number}`,
    latitude: 41.2,
    longitude: -99.1,
    addressLine1: `${number} Main Street`,
    addressCity: "Alder Creek",
    addressState: "NE",
    addressPostalCode: "69199",
    phoneMain: "3085550100",
    openingHours: { always: true, weekly: [], holidays: [] },
    ...values,
  };
  return createItem({ db, actor: testActor }, locationType, complete, { publish: true, trusted: true });
}

/** A published image whose files do not exist; each has its own address and size. */
export async function makeImage(db: RootDatabase, values: Record<string, unknown> = {}): Promise<Item> {
  number += 1;
  const complete = {
    slug: `picture-${number}`,
    filename: `picture-${number}.webp`,
    alt: `What picture ${number} shows`,
    src: `/files/picture-${number}.webp`,
    s3Key: `picture-${number}.webp`,
    width: 1200 + number,
    height: 630 + number,
    mimeType: "image/webp",
    thumbSrc: `/files/picture-${number}-thumb.webp`,
    thumbWidth: 320,
    thumbHeight: 168,
    thumbMimeType: "image/webp",
    mediumSrc: `/files/picture-${number}-medium.webp`,
    mediumWidth: 800,
    mediumHeight: 420,
    largeSrc: `/files/picture-${number}-large.webp`,
    largeWidth: 1200,
    largeHeight: 630,
    ...values,
  };
  return createItem({ db, actor: testActor }, imageType, complete, { publish: true, trusted: true });
}

/** A published provider; creates specialties and locations unless `values` names some. */
export async function makeProvider(
  db: RootDatabase,
  values: Partial<DataOf<typeof providerType>> = {},
): Promise<Item> {
  number += 1;
  const specialties = values.specialties ?? [(await makeSpecialty(db)).id];
  const locations = values.locations ?? [(await makeLocation(db)).id];
  const complete = {
    name: `Pat Example${number}`,
    slug: `pat-${number}`,
    position: "Doctor",
    ...values,
    specialties,
    locations,
  };
  return createItem({ db, actor: testActor }, providerType, complete, { publish: true, trusted: true });
}

import { html } from "~/content/fields/html/field";
import { plainWords } from "~/content/fields/plain-words";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { textArray } from "~/content/fields/text-array/field";
import { textarea } from "~/content/fields/textarea/field";
import { image } from "~/features/media/shared/fields";

/** What staff write of a specialty. */
export const specialtyFields = {
  name: text({ label: "Name", required: true }),
  slug: slug({ label: "Address" }),
  summary: textarea({ label: "In one plain sentence", maxLength: 300, required: true }),
  about: html({ label: "About", required: true }),
  plainWords: plainWords(),
  treats: textArray({ label: "What it treats" }),
  phone: text({ label: "Phone for appointments", maxLength: 20 }),
  iconImage: image({ label: "Icon" }),
  bannerImage: image({ label: "Banner" }),
};

import { formGroup } from "~/content/fields/form-group";
import { html } from "~/content/fields/html";
import { plainWords } from "~/content/fields/plain-words";
import { slug } from "~/content/fields/slug";
import { text } from "~/content/fields/text";
import { textArray } from "~/content/fields/text-array";
import { textarea } from "~/content/fields/textarea";
import { image } from "~/features/media/shared/fields";

export const specialtyFields = {
  ...formGroup("The specialty", {
    name: text({ label: "Name", required: true, search: "title" }),
    slug: slug({ label: "Address" }),
    summary: textarea({ label: "In one plain sentence", maxLength: 300, required: true, search: "excerpt" }),
    about: html({ label: "About", required: true, search: "body", pictures: true }),
  }),
  ...formGroup("How people find it", {
    plainWords: plainWords(),
    treats: textArray({ label: "What it treats", search: "words" }),
    phone: text({ label: "Phone for appointments", phone: true, maxLength: 20 }),
  }),
  ...formGroup("Pictures", {
    iconImage: image({ label: "Icon" }),
    bannerImage: image({ label: "Banner" }),
  }),
};

import { defineBlock } from "~/content/blocks/block";
import { ground, href, unsearched } from "~/content/blocks/shared-fields";
import { bar, picture } from "~/content/blocks/thumbnail";
import { select } from "~/content/fields/select";
import { textarea } from "~/content/fields/textarea";
import { image } from "../../shared/fields";
import { MAX_CAPTION_LENGTH } from "../../shared/media-limits";

export const imageBlock = defineBlock({
  name: "image",
  label: "Picture",
  category: "General",
  feature: null,
  help: "One picture, with an optional line below it and an optional link.",
  thumbnail: [picture(14, 6, 68, 40), bar(14, 50, 44, 3)],
  fields: {
    image: image({ label: "Picture", required: true }),
    caption: textarea({ label: "Line below it", maxLength: MAX_CAPTION_LENGTH }),
    size: unsearched(
      select({
        label: "Size",
        choices: { page: "As wide as the page", text: "As wide as text", small: "Small" },
        initially: "text",
        required: true,
      }),
    ),
    href: href(),
    ground: ground(),
  },
  example: {},
  hints: { caption: "What the picture shows" },
});

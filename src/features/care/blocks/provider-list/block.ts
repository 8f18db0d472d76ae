import { defineBlock } from "~/content/blocks/block";
import { heading } from "~/content/blocks/shared-fields";
import { bar, picture, title } from "~/content/blocks/thumbnail";
import { providers } from "../../shared/fields";

export const providerListBlock = defineBlock({
  name: "providerList",
  label: "Chosen providers",
  category: "Global",
  feature: null,
  help: "Providers that you choose, with picture and clinic.",
  thumbnail: [
    title(8, 8, 34),
    ...[14, 40, 66].flatMap((x) => [
      picture(x, 18, 16, 18),
      bar(x, 40, 16, 3.5, "brand"),
      bar(x, 47, 12, 2.5),
    ]),
  ],
  needs: "wide",
  fields: { heading: heading(), providers: providers({ label: "Providers", required: true }) },
  example: { heading: "Whom you will meet" },
});

import { defineBlock } from "~/content/blocks/block";
import { sameForAll } from "~/content/blocks/same-for-all";
import { heading, intro } from "~/content/blocks/shared-fields";
import { bar, title } from "~/content/blocks/thumbnail";
import { providersByAssistance } from "../../provider/providers-by-assistance";

export const assistanceProvidersBlock = defineBlock({
  name: "assistanceProviders",
  label: "Providers by financial assistance",
  category: "Global",
  feature: null,
  help: "Every provider that the financial assistance policy covers, and every one that it does not. Filled in automatically.",
  thumbnail: [
    title(8, 6, 34),
    ...[18, 25, 32].map((y) => bar(8, y, 50, 3)),
    title(8, 40, 28),
    ...[50, 57].map((y) => bar(8, y, 44, 3)),
  ],
  fields: { heading: heading(), intro: intro() },
  example: { heading: "Which providers the policy covers" },
  load: sameForAll(({ db }) => providersByAssistance(db)),
});

import { providers } from "../../fields/reference/field";
import { defineBlock } from "../block";
import { heading } from "../shared-fields";

export const providerListBlock = defineBlock({
  name: "providerList",
  label: "Chosen providers",
  category: "Global",
  fields: { heading: heading(), providers: providers({ label: "Providers", required: true }) },
});

import { boolean } from "~/content/fields/boolean";
import { text } from "~/content/fields/text";

/**
 * Ids of third-party services for statistics and advertising (specification, section 3). All are optional; nothing is
 * loaded for an empty one. Only `trackingSettings` reads these fields, because they are not part of every page's data.
 */
export const trackingFields = {
  tagManagerId: id("Tag manager container ID", "Enter an ID such as GTM-ABC1234.", /^GTM-[A-Z0-9]{4,12}$/),
  analyticsId: id("Analytics measurement ID", "Enter an ID such as G-ABCDE12345.", /^G-[A-Z0-9]{6,14}$/),
  socialPixelId: id("Social network pixel ID", "Enter an ID of digits only.", /^\d{8,20}$/),
  searchAdsId: id("Search ads tag ID", "Enter an ID such as AW-123456789.", /^AW-\d{6,14}$/),
};

/** The site's own measurement, for visitors who agree. Read like the ids. */
export const speedFields = {
  measuresSpeed: boolean({
    label: "Measure how fast pages are",
    help: "Browsers of visitors who agree tell this site, and nobody else, how long a page took to appear and to react. The figures are under Analytics. They say nothing about the visitor.",
  }),
};

function id(label: string, help: string, form: RegExp) {
  const field = text({
    label,
    help: `${help} If empty, the site does not load the service.`,
    maxLength: 30,
    withoutVariables: true,
  });
  return { ...field, schema: field.schema.refine((value) => value === "" || form.test(value), help) };
}

import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import { hospitalId } from "~/site/meta/structured-data/hospital";
import type { RootData } from "~/site/root-data";
import type { Crumb } from "~/ui/breadcrumbs/breadcrumbs";
import type { OpenJob } from "../../job/open-jobs";

const EMPLOYMENT = {
  full: "FULL_TIME",
  part: "PART_TIME",
  asNeeded: "PER_DIEM",
  temporary: "TEMPORARY",
} as const satisfies Record<OpenJob["schedule"], string>;

/** Structured data for job search engines (schema.org's JobPosting). Contains only what the page shows. */
export function jobStructuredData({ origin, settings }: RootData, job: OpenJob, parent: Crumb): object[] {
  const path = `/jobs/${job.slug}`;
  const { place } = job;
  return [
    {
      "@context": "https://schema.org",
      "@type": "JobPosting",
      "@id": `${origin}${path}#job`,
      url: `${origin}${path}`,
      title: job.title,
      description: `<p>${job.summary}</p>${job.description}${job.requirements}`,
      datePosted: job.postedOn,
      validThrough: job.closesOn ? `${job.closesOn}T23:59:59` : undefined,
      employmentType: EMPLOYMENT[job.schedule],
      occupationalCategory: job.department,
      directApply: job.formId !== null,
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "USD",
        value: {
          "@type": "QuantitativeValue",
          minValue: job.payFrom,
          maxValue: job.payTo,
          unitText: job.payPer === "hour" ? "HOUR" : "YEAR",
        },
      },
      hiringOrganization: settings
        ? {
            "@type": "Hospital",
            "@id": hospitalId(origin),
            name: settings.hospitalName,
            sameAs: `${origin}/`,
          }
        : undefined,
      jobLocation: place
        ? {
            "@type": "Place",
            address: {
              "@type": "PostalAddress",
              streetAddress: place.addressLine1,
              addressLocality: place.addressCity,
              addressRegion: place.addressState,
              postalCode: place.addressPostalCode,
              addressCountry: "US",
            },
          }
        : undefined,
    },
    breadcrumbList(origin, [{ label: "Home", href: "/" }, parent, { label: job.title, href: path }]),
  ];
}

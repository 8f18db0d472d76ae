/** The papers of the financial assistance policy, each a page that is also a PDF. */
export const assistancePaths = {
  policy: "/financial-assistance/policy",
  summary: "/financial-assistance/summary",
  apply: "/financial-assistance/apply",
  providers: "/financial-assistance/providers",
  collections: "/financial-assistance/billing-and-collections",
  needs2025: "/financial-assistance/community-health-needs-2025",
  needs2022: "/financial-assistance/community-health-needs-2022",
} as const;

/** The paper form, which is made from the form's questions. */
export const paperApplication = "/forms/financial-assistance/paper";

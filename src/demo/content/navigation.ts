import type { NavigationItem } from "~/content/fields/navigation-items";
import { spanishPaths } from "./pages/es/paths";
import { urls } from "./urls";

const payMyBill: NavigationItem = { label: "Pay My Bill", href: urls.billing };

/** The site's three menus, by the slug of their record. */
export const navigation: Record<"main" | "extra" | "footer", NavigationItem[]> = {
  main: [
    { label: "Specialties & Locations", href: "/specialties-and-locations" },
    { label: "About Us", href: "/about-us" },
    { label: "Patient Portal", href: "/patient-portal" },
    {
      label: "I want to...",
      href: "#",
      subItems: [
        { label: "Find a Provider", href: "/provider-search" },
        { label: "Visit the Patient Portal", href: "/patient-portal" },
        payMyBill,
        { label: "Learn About Classes", href: "/classes-and-education" },
        { label: "Learn About CHP", href: "/community-health-partnership" },
        { label: "Find A Career", href: "/careers" },
        { label: "Donate", href: "/donate" },
      ],
    },
    { label: "Contact Us", href: "/contact-us" },
  ],
  extra: [
    { label: "Radiology Scheduling", href: "/location/community-hospital-medical-imaging-radiology" },
    { label: "Patient Resources", href: "/patient-resources" },
    { label: "Newsroom", href: "/newsroom" },
    { label: "Donate Now", href: "/donate" },
    { label: "Careers", href: "/careers" },
  ],
  footer: [
    {
      label: "Find care",
      href: "#",
      subItems: [
        { label: "Find a provider", href: "/provider-search" },
        { label: "Specialties & locations", href: "/specialties-and-locations" },
        { label: "Become a patient", href: "/new-patient/primary-care" },
        { label: "Where should I go?", href: "/where-to-go" },
        { label: "Emergency department", href: "/specialty/emergency-medicine" },
        { label: "Radiology scheduling", href: "/location/community-hospital-medical-imaging-radiology" },
        { label: "Patient portal", href: "/patient-portal" },
        { label: "Visiting a patient", href: "/visiting" },
        { label: "Medical records", href: "/medical-records" },
      ],
    },
    {
      label: "Bills and prices",
      href: "#",
      subItems: [
        payMyBill,
        { label: "Help with a bill", href: "/financial-assistance", isLegal: true },
        { label: "Insurance we accept", href: "/insurance" },
        { label: "What care costs", href: "/price-transparency", isLegal: true },
      ],
    },
    {
      label: "Our hospital",
      href: "#",
      subItems: [
        { label: "About us", href: "/about-us" },
        { label: "Community Health Partnership", href: "/community-health-partnership" },
        { label: "Classes and education", href: "/classes-and-education" },
        { label: "Events", href: "/events" },
        { label: "Newsroom", href: "/newsroom" },
        { label: "Health advice", href: "/blog/" },
        { label: "Careers", href: "/careers" },
        { label: "Rural health conference", href: "/conference-registration" },
        { label: "Give to the Foundation", href: "/donate" },
      ],
    },
    {
      label: "Notices",
      href: "#",
      subItems: [
        { label: "Nondiscrimination and free language help", href: "/nondiscrimination", isLegal: true },
        { label: "Privacy", href: "/privacy", isLegal: true },
        { label: "Accessibility", href: "/accessibility", isLegal: true },
        { label: "Price transparency", href: "/price-transparency", isLegal: true },
      ],
    },
    {
      label: "Languages",
      href: "#",
      subItems: [
        { label: "Español", href: spanishPaths.languageHelp, lang: "es", isLegal: true },
        { label: "Tiếng Việt", href: "/nondiscrimination#vi", lang: "vi", isLegal: true },
        { label: "Soomaali", href: "/nondiscrimination#so", lang: "so", isLegal: true },
        { label: "العربية", href: "/nondiscrimination#ar", lang: "ar", isLegal: true },
        { label: "中文", href: "/nondiscrimination#zh", lang: "zh", isLegal: true },
        { label: "All 15 languages", href: "/nondiscrimination#languages", isLegal: true },
      ],
    },
  ],
};

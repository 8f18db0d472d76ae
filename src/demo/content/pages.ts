import { aboutUs } from "./pages/about-us";
import { accessibility } from "./pages/accessibility";
import { bills } from "./pages/bills";
import { blog } from "./pages/blog";
import { careers } from "./pages/careers";
import { classesAndEducation } from "./pages/classes-and-education";
import { communityHealthPartnership } from "./pages/community-health-partnership";
import { conferenceRegistration } from "./pages/conference-registration";
import { contactUs } from "./pages/contact-us";
import { donate } from "./pages/donate";
import { emergency } from "./pages/emergency";
import { spanishPages } from "./pages/es/spanish-pages";
import { events } from "./pages/events";
import { applyForAssistance } from "./pages/financial-assistance/apply";
import { billingAndCollections } from "./pages/financial-assistance/collections";
import { healthNeeds2022, healthNeeds2025 } from "./pages/financial-assistance/needs-assessments";
import { financialAssistance } from "./pages/financial-assistance/overview";
import { assistancePolicy } from "./pages/financial-assistance/policy";
import { assistanceProviderList } from "./pages/financial-assistance/providers";
import { assistanceSummary } from "./pages/financial-assistance/summary";
import { bloodPressureDiary, medicineList } from "./pages/handouts";
import { home } from "./pages/home";
import { insurance } from "./pages/insurance";
import { openJobsPage } from "./pages/jobs";
import { medicalRecords } from "./pages/medical-records";
import { newPatientPrimaryCare } from "./pages/new-patient-primary-care";
import { newsletter } from "./pages/newsletter";
import { newsroom } from "./pages/newsroom";
import { nondiscrimination } from "./pages/nondiscrimination";
import { notFound } from "./pages/not-found";
import { patientPortal } from "./pages/patient-portal";
import { patientResources } from "./pages/patient-resources";
import { priceTransparency } from "./pages/price-transparency";
import { primaryCareFaq } from "./pages/primary-care-faq";
import { privacy } from "./pages/privacy";
import { providerSearch } from "./pages/provider-search";
import { search } from "./pages/search";
import { specialtiesAndLocations } from "./pages/specialties-and-locations";
import { visiting } from "./pages/visiting";
import type { PageContent } from "./types";

export const pages: PageContent[] = [
  home,
  aboutUs,
  specialtiesAndLocations,
  providerSearch,
  patientPortal,
  contactUs,
  newPatientPrimaryCare,
  primaryCareFaq,
  patientResources,
  medicineList,
  bloodPressureDiary,
  visiting,
  medicalRecords,
  emergency,
  bills,
  financialAssistance,
  assistanceSummary,
  assistancePolicy,
  applyForAssistance,
  assistanceProviderList,
  billingAndCollections,
  healthNeeds2025,
  healthNeeds2022,
  priceTransparency,
  insurance,
  classesAndEducation,
  events,
  conferenceRegistration,
  communityHealthPartnership,
  careers,
  openJobsPage,
  donate,
  newsroom,
  blog,
  accessibility,
  privacy,
  nondiscrimination,
  newsletter,
  search,
  notFound,
  ...spanishPages,
];

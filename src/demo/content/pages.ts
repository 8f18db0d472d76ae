import { aboutUs } from "./pages/about-us";
import { accessibility } from "./pages/accessibility";
import { blog } from "./pages/blog";
import { careers } from "./pages/careers";
import { classesAndEducation } from "./pages/classes-and-education";
import { communityHealthPartnership } from "./pages/community-health-partnership";
import { conferenceRegistration } from "./pages/conference-registration";
import { contactUs } from "./pages/contact-us";
import { donate } from "./pages/donate";
import { events } from "./pages/events";
import { home } from "./pages/home";
import { insurance } from "./pages/insurance";
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
  priceTransparency,
  insurance,
  classesAndEducation,
  events,
  conferenceRegistration,
  communityHealthPartnership,
  careers,
  donate,
  newsroom,
  blog,
  accessibility,
  privacy,
  nondiscrimination,
  newsletter,
  search,
  notFound,
];

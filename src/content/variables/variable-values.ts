import { displayPhone } from "~/ui/phone/phone-number";
import type { VariableValues } from "./text-variables";

/** The settings that variables stand for; phones are digits. A missing or empty value is not known yet. */
export interface HospitalFacts {
  hospitalName?: string | undefined;
  shortName?: string | undefined;
  foundationName?: string | undefined;
  addressCity?: string | undefined;
  addressLine1?: string | undefined;
  mainPhone?: string | undefined;
  nurseLine?: string | undefined;
  schedulingPhone?: string | undefined;
  languagePhone?: string | undefined;
}

/** The texts until the settings are published. */
const neutral: VariableValues = {
  hospital: "our hospital",
  shortName: "our hospital",
  foundation: "our foundation",
  town: "our town",
  address: "our address",
  phone: "our main phone",
  nurseLine: "our nurse line",
  schedulingPhone: "our main phone",
  languagePhone: "our main phone",
};

/** The text of each variable; neutral words for unknown values. */
export function variableValuesOf(facts: HospitalFacts): VariableValues {
  const phone = (number: string | undefined, instead: string) => (number ? displayPhone(number) : instead);
  return {
    hospital: facts.hospitalName || neutral.hospital,
    shortName: facts.shortName || facts.hospitalName || neutral.shortName,
    foundation: facts.foundationName || neutral.foundation,
    town: facts.addressCity || neutral.town,
    address: facts.addressLine1 || neutral.address,
    phone: phone(facts.mainPhone, neutral.phone),
    nurseLine: phone(facts.nurseLine, neutral.nurseLine),
    schedulingPhone: phone(facts.schedulingPhone, neutral.schedulingPhone),
    languagePhone: phone(facts.languagePhone, neutral.languagePhone),
  };
}

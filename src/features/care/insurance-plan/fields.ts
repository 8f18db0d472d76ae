import { date } from "~/content/fields/date";
import { formGroup } from "~/content/fields/form-group";
import { plainWords } from "~/content/fields/plain-words";
import { select } from "~/content/fields/select";
import { slug } from "~/content/fields/slug";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";

export const insurancePlanFields = {
  ...formGroup("The plan", {
    name: text({
      withoutVariables: true,
      label: "Name",
      help: "As printed on the member's card.",
      required: true,
      search: "title",
    }),
    slug: slug({ label: "Address" }),
    payer: text({
      withoutVariables: true,
      label: "Insurance company or program",
      help: "Spell it the same way for all of its plans. The public list is grouped by it.",
      required: true,
      search: "excerpt",
    }),
    kind: select({
      label: "Kind",
      choices: {
        hmo: "HMO",
        ppo: "PPO",
        epo: "EPO",
        pos: "POS",
        highDeductible: "High-deductible plan",
        medicare: "Medicare",
        medicareAdvantage: "Medicare Advantage",
        medicareSupplement: "Medicare supplement",
        medicaid: "Medicaid",
        military: "Military and veterans",
        workersCompensation: "Workers' compensation",
        other: "Other",
      },
      required: true,
      search: "excerpt",
    }),
    note: textarea({
      label: "Note for visitors",
      help: "What members should know: a referral, an approval, a service that it does not cover.",
      maxLength: 500,
      search: "body",
    }),
  }),
  ...formGroup("How people find it", {
    plainWords: plainWords(),
  }),
  ...formGroup("Review", {
    confirmedOn: date({
      label: "Contract confirmed on",
      help: "The date staff last checked that the hospital accepts this plan. Visitors see it.",
      required: true,
    }),
  }),
};

import { sealedTable } from "~/platform/crypto/rotation/sealed-table";
import { SUBMISSION_PURPOSES } from "./sealed/sealed-answers";
import { formSubmission } from "./table";

export const sealedForms = [sealedTable(formSubmission, SUBMISSION_PURPOSES)];

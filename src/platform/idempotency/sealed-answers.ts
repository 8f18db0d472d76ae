import { sealedTable } from "../crypto/rotation/sealed-table";
import { SEALED_FOR } from "./read-answer";
import { submissionAnswer } from "./table";

export const sealedAnswers = sealedTable(submissionAnswer, { sealed: SEALED_FOR });

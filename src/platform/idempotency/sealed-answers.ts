import { sealedTable } from "../crypto/rotation/sealed-table";
import { SEALER_PURPOSE } from "./read-answer";
import { submissionAnswer } from "./table";

export const sealedAnswers = sealedTable(submissionAnswer, { sealed: SEALER_PURPOSE });

import type { Answer, Sender } from "./answers";
import type { FormQuestion, SenderPart } from "./form/question";

/** Who sent a form, from those answers that staff said are the sender's own. What is not asked is empty. */
export function senderOf(questions: readonly FormQuestion[], answers: readonly Answer[]): Sender {
  const said = (part: SenderPart) => {
    const question = questions.find(({ sender }) => sender === part);
    return answers.find(({ name }) => name === question?.name)?.text ?? "";
  };
  const parts = [said("firstName"), said("lastName")].filter(Boolean).join(" ");
  const name = said("name") || parts;
  return {
    name,
    firstName: said("firstName") || (name.split(" ")[0] ?? ""),
    email: said("email"),
    phone: said("phone"),
  };
}

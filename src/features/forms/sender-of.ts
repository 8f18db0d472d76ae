import type { Answer, Sender } from "./answers";
import type { FormQuestion, SenderPart } from "./form/question";

/** The sender's details, from the questions that staff marked as such. Empty if the form does not ask for them. */
export function senderOf(questions: readonly FormQuestion[], answers: readonly Answer[]): Sender {
  const answerTo = (part: SenderPart) => {
    const question = questions.find(({ sender }) => sender === part);
    return answers.find(({ name }) => name === question?.name)?.text ?? "";
  };
  const parts = [answerTo("firstName"), answerTo("lastName")].filter(Boolean).join(" ");
  const name = answerTo("name") || parts;
  return {
    name,
    firstName: answerTo("firstName") || (name.split(" ")[0] ?? ""),
    email: answerTo("email"),
    phone: answerTo("phone"),
  };
}

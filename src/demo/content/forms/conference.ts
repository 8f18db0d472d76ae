import { ask, formOf, must, sender } from "./form-parts";

export const conferenceForm = formOf({
  title: "Put your name on the list",
  slug: "rural-health-conference",
  questions: [
    ask("you", "page", "About you"),
    ...sender,
    ask("email", "email", "Email", { ...must, sender: "email" }),
    ask("phone", "phone", "Phone", { sender: "phone" }),
    ask("address", "address", "Where we send the program", { sender: "address" }),
    ask("day", "page", "About the day"),
    ask("role", "choice", "You are coming as", {
      ...must,
      choices: [
        "Nurse, therapist, social worker or clinic staff",
        "Fire or ambulance squad",
        "Student",
        "{shortName} staff or volunteer",
        "Doctor, PA or nurse practitioner",
      ],
    }),
    ask("employer", "text", "Where you work"),
    ask("squad", "number", "How many people from your squad are coming?", {
      shownWhen: "role",
      shownWhenIs: ["Fire or ambulance squad"],
    }),
    ask("schoolId", "file", "Your school ID", {
      ...must,
      help: "A photograph of it is enough.",
      shownWhen: "role",
      shownWhenIs: ["Student"],
    }),
    ask("groups", "choices", "Small groups that interest you", {
      choices: [
        "Stroke and heart attack before the helicopter",
        "Births outside the hospital",
        "Farm injuries",
        "Children in crisis",
      ],
    }),
    ask("needs", "textarea", "What would help you take part?", {
      sensitive: true,
      help: "Food you cannot eat, a place to nurse, sign language, a seat near the door.",
    }),
    ask("fundNeeded", "checkbox", "I cannot afford the fee; please tell me about the fund", {
      sensitive: true,
    }),
  ],
  hasReview: true,
  submitLabel: "Register",
  outcome: "event",
  thanks:
    "Your name is on the list. We send the program as soon as it is printed, with how to choose your groups and pay.",
  backRoute: "/conference-registration",
  confirmsByMail: true,
  confirmation:
    "Your name is on the list for the {shortName} Rural Health Conference.\n\nWe send the program as soon as it is printed, in January, with how to choose your small groups and pay.",
  notify: ["conference@prairielantern.example"],
});

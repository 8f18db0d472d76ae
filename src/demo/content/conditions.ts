import type { conditionType } from "~/features/care/condition/definition";
import { html } from "./html";
import { phoneLink, phones } from "./phones";
import type { DemoValues } from "./types";

type ConditionContent = Omit<
  DemoValues<typeof conditionType, "name" | "slug" | "summary" | "about" | "specialties">,
  "plainWords"
>;

const appointment = html`<p>Call ${phoneLink(phones.scheduling)}, weekdays 7:30 AM to 5:30 PM. For most of this you do not need a referral. If your plan asks for one, we get it for you.</p>`;

/** Conditions and treatments of the demo hospital. Specialties and providers by slug. */
export const conditions: ConditionContent[] = [
  {
    slug: "high-blood-pressure",
    name: "High blood pressure",
    kind: "condition",
    summary:
      "Blood pushes too hard against the walls of the blood vessels. Most people feel nothing. Pills and healthy habits help.",
    about: html`
      <h2>What it is</h2>
      <p>Blood pressure is written as two numbers, such as 128 over 78. If it is 130 over 80 or more again and again, it is
      high. Most people feel nothing. Over years it harms the heart, the brain and the kidneys.</p>
      <h2>What helps</h2>
      <ul>
        <li>Less salt, a walk of 30 minutes on most days, and less alcohol.</li>
        <li>Pills, often two kinds. Most people have few side effects, and we can change a pill that bothers you.</li>
        <li>Checking it at home. Our <a href="/handouts/blood-pressure-diary">blood pressure diary</a> shows how.</li>
      </ul>
      <h2>When to call right away</h2>
      <p>Call <a href="tel:911">911</a> for chest pain, trouble breathing, sudden weakness, or trouble speaking.</p>
      <h2>How to get an appointment</h2>
      ${appointment}`,
    specialties: ["family-medicine", "cardiology"],
    providers: [],
  },
  {
    slug: "type-2-diabetes",
    name: "Type 2 diabetes",
    kind: "condition",
    summary:
      "There is too much sugar in the blood. Food, movement and medicine bring it down, and we teach you how.",
    about: html`
      <h2>What it is</h2>
      <p>The body no longer uses insulin well, so sugar stays in the blood. You may be thirsty, tired, or have blurred vision, or feel nothing at all. A blood test, called A1C, shows it.</p>
      <h2>What helps</h2>
      <ul>
        <li>An eating plan with food that you like and can afford.</li>
        <li>Medicine, and for some people insulin. A pharmacist shows you how.</li>
        <li>A check of your eyes, feet and kidneys once a year.</li>
      </ul>
      <h2>When to call right away</h2>
      <p>Call <a href="tel:911">911</a> if someone with diabetes cannot be woken, or is confused and cannot swallow.</p>
      <h2>How to get an appointment</h2>
      ${appointment}`,
    specialties: ["diabetes-nutrition", "family-medicine"],
    providers: ["peggy-wolf", "yusuf-abdi", "rosa-maldonado"],
  },
  {
    slug: "knee-arthritis",
    name: "Knee arthritis",
    kind: "condition",
    summary:
      "The smooth layer in the knee wears thin, and the knee hurts and gets stiff. Exercise comes first.",
    about: html`
      <h2>What it is</h2>
      <p>The knee hurts on stairs and after sitting, and is stiff in the morning. It comes with age, hard work, old
      injuries and weight. An X-ray shows how far it has gone.</p>
      <h2>What helps</h2>
      <ul>
        <li>Exercises that strengthen the thigh. They help as much as pain pills.</li>
        <li>Losing weight: ten pounds less takes forty pounds off the knee at each step.</li>
        <li>Pain pills, creams, and shots into the knee.</li>
        <li>A <a href="/conditions/knee-replacement">new knee</a>, if nothing else helps enough.</li>
      </ul>
      <h2>How to get an appointment</h2>
      ${appointment}`,
    specialties: ["orthopedics", "rehabilitation"],
    providers: ["william-hruska", "tessa-vance", "wade-merrick"],
  },
  {
    slug: "depression",
    name: "Depression",
    kind: "condition",
    summary:
      "A low mood that does not go away and takes the joy out of things. It is an illness, and it can be treated.",
    about: html`
      <h2>What it is</h2>
      <p>For two weeks or more you feel low, empty or worn out. You sleep badly, eat too little or too much, and nothing
      is fun. It is not a weakness. One person in five has it at some time.</p>
      <h2>What helps</h2>
      <ul>
        <li>Talking with a counselor, here or by video.</li>
        <li>Medicine. It takes some weeks to work, and it does not change who you are.</li>
        <li>Both together help most.</li>
      </ul>
      <h2>If you think of ending your life</h2>
      <p>Call or text <a href="tel:988">988</a>, at any hour. Or come to the emergency department. You are not a burden.</p>
      <h2>How to get an appointment</h2>
      <p>Call ${phoneLink(phones.mentalHealth)}. You need no referral.</p>`,
    specialties: ["mental-health", "family-medicine"],
    providers: ["robin-ashby", "carla-iron-cloud"],
  },
  {
    slug: "sleep-apnea",
    name: "Sleep apnea",
    kind: "condition",
    summary:
      "Breathing stops again and again during sleep. You snore, and you are tired during the day. A mask at night helps.",
    about: html`
      <h2>What it is</h2>
      <p>The throat closes in sleep, and the body wakes up to breathe, many times an hour. You may not notice it. Others
      hear you snore and gasp. During the day you are tired, and your blood pressure may be high.</p>
      <h2>How we find out</h2>
      <p>Most people take a small device home for one night. Some sleep one night in our sleep laboratory.</p>
      <h2>What helps</h2>
      <ul>
        <li>A mask with a soft stream of air (CPAP). We find one that fits.</li>
        <li>A mouthpiece, for mild cases.</li>
        <li>Losing weight, sleeping on your side, and no alcohol in the evening.</li>
      </ul>
      <h2>How to get an appointment</h2>
      <p>Call the sleep laboratory: ${phoneLink(phones.sleepLab)}. Your own provider can also send you.</p>`,
    specialties: ["sleep-medicine"],
    providers: [],
  },
  {
    slug: "knee-replacement",
    name: "Knee replacement",
    kind: "treatment",
    summary:
      "A surgeon puts a new joint in place of the worn parts of the knee. Most people walk the same day.",
    about: html`
      <h2>Who it is for</h2>
      <p>For people whose knee hurts every day, although they have tried exercise, pills and shots.</p>
      <h2>What happens</h2>
      <ol>
        <li>You take our joint class and do exercises for some weeks.</li>
        <li>The operation takes about 90 minutes. You stay one night.</li>
        <li>You stand up the same day, and a therapist walks with you.</li>
        <li>You do exercises for three months. Most people drive after six weeks.</li>
      </ol>
      <h2>What could go wrong</h2>
      <p>A blood clot, an infection, or a stiff knee are rare. The surgeon tells you what your own risk is.</p>
      <h2>How to get an appointment</h2>
      <p>Call orthopedics: ${phoneLink(phones.orthopedics)}. We give you a written <a href="/price-transparency">price</a> before you decide.</p>`,
    specialties: ["orthopedics", "rehabilitation"],
    providers: ["william-hruska", "tessa-vance", "wade-merrick"],
  },
  {
    slug: "cardiac-rehabilitation",
    name: "Cardiac rehabilitation",
    kind: "treatment",
    summary:
      "Twelve weeks of safe exercise and teaching after a heart attack, stents, or an operation on the heart.",
    about: html`
      <h2>Who it is for</h2>
      <p>For people after a heart attack, stents, bypass or valve surgery, or with a weak heart.</p>
      <h2>What happens</h2>
      <p>You come three mornings a week, for an hour. A nurse watches your heart while you walk, cycle or lift. You learn about food, medicine and how to handle worry. People who finish it live longer and feel stronger.</p>
      <h2>How to get an appointment</h2>
      <p>Your provider sends us a referral. Questions: ${phoneLink(phones.cardiacRehab)}.</p>`,
    specialties: ["cardiology", "rehabilitation"],
    providers: ["leah-tomasek", "priya-raghunathan"],
  },
  {
    slug: "dialysis",
    name: "Dialysis",
    kind: "treatment",
    summary:
      "A machine cleans the blood when the kidneys no longer can, three mornings a week, close to home.",
    about: html`
      <h2>Who it is for</h2>
      <p>For people whose kidneys do less than a tenth of their work. We begin to plan with you long before.</p>
      <h2>What happens</h2>
      <p>You sit in a chair by a window for about four hours while the machine cleans your blood. You can sleep, read or
      have visitors. Some people do it at home, and we teach you and your family how.</p>
      <h2>How to get an appointment</h2>
      <p>Call kidney care: ${phoneLink(phones.kidneyCare)}. Rides are free: ${phoneLink(phones.communityHealth)}.</p>`,
    specialties: ["kidney-care"],
    providers: [],
  },
];

import { expect, test } from "vitest";
import { isKnownWord } from "../words/known-words";
import { findDanger, isSpanish } from "./find-danger";

const find = (text: string) => findDanger(text, isKnownWord);

test.each([
  ["can’t stop the bleeding", "emergency"],
  ["CANNOT   stop... the bleeding!!", "emergency"],
  ["bleeding that just will not stop", "emergency"],
  ["he can not breathe", "emergency"],
  ["unconcious", "emergency"],
  ["sudden weakness of the leg", "emergency"],
  ["blood sugar is 38", "emergency"],
  ["blood sugar is 138", null],
  ["fever of 105", "emergency"],
  ["fever of 100", null],
  ["took too many pills", "poison"],
  ["took too many pills on purpose", "crisis"],
  ["farmer chemical splash in eye", "poison"],
  ["my family would be better off without me", "crisis"],
  ["stroke", "emergency"],
  ["stroke support group", null],
  ["heart attack in 2019 and now my chest hurts", "emergency"],
  ["having a stroke", "emergency"],
  ["truck rolled over on him", "emergency"],
  ["azma inhailer", null],
  ["make the house poison proof", null],
  ["end of life care", null],
  ["", null],
  ["…", null],
  ["胸が痛い", null],
])("decides whether to warn: %s: %s", (text, kind) => {
  expect(find(text)).toBe(kind);
});

test.each([
  "had a heart attack in 2019 need a new heart dr",
  "had a stroke in may my hand is still stiff",
  "had a seizure in 2015 can i drive",
  "room spins when i roll over in bed",
  "my feet are killing me",
])(
  "shows no notice for what happened years or months ago, for rolling over, or for a figure of speech: %s",
  (text) => {
    expect(find(text)).toBeNull();
  },
);

test.each([
  ["mi hijo esta combulsionando", "emergency"],
  ["se esta aogando mi bebe", "emergency"],
  ["le callo aceite hirviendo en la cara", "emergency"],
  ["tengo pensamientos suisidas", "crisis"],
])("matches Spanish by sound: %s", (text, kind) => {
  expect(find(text)).toBe(kind);
});

test.each([
  ["quiero quitarme la vida", "crisis"],
  ["se va a quitar la vida", "crisis"],
  ["dice que se quitaría la vida", "crisis"],
  ["estaba pensando en suicidarse", "crisis"],
  ["se desmayaron dos personas", "emergency"],
  ["nos estamos asfixiando", "emergency"],
])("matches a Spanish verb in every form: %s", (text, kind) => {
  expect(find(text)).toBe(kind);
});

test.each([
  ["round up splashed in my eyes", "poison"],
  ["roundup splashed in my eyes", "poison"],
  ["she over dosed", "emergency"],
  ["nailgun nail in his chest", "emergency"],
  ["fell thru the ice", "emergency"],
])("matches joined, split, and shortened words: %s", (text, kind) => {
  expect(find(text)).toBe(kind);
});

test.each(["chokecherry jelly recipe", "poisonwood trees", "heartening news", "bleedthrough on paper"])(
  "ignores a word that only starts like a danger word: %s",
  (text) => {
    expect(find(text)).toBeNull();
  },
);

test.each([
  ["bebe de 20 dias con calentura de 39", "emergency"],
  ["2 week old fever 101", "emergency"],
  ["10 year old fever 101", null],
  ["took 20 benadryl", "poison"],
  ["took 20 mg of benadryl", null],
])("reads numbers with their units: %s", (text, kind) => {
  expect(find(text)).toBe(kind);
});

test.each([
  ["theres an elefant siting on my chest", "emergency"],
  ["like an elefent is standing on chest", "emergency"],
  ["like someone is sitting on my chest", "emergency"],
  ["like a belt cinched around my chest", "emergency"],
  ["presher in my chest", "emergency"],
  ["siento una piedra encima del pecho", "emergency"],
  ["my cat sits on my chest", null],
  ["elephant tattoo on my chest", null],
  ["is it safe to put vicks on babys chest", null],
  ["psticide applicator license", null],
])("finds comparisons for pressure in the chest, even if misspelled: %s: %s", (text, kind) => {
  expect(find(text)).toBe(kind);
});

test.each([
  ["chemo last week temp 101.3", "emergency"],
  ["on chemo and running a fever", "emergency"],
  ["chemo patient 100.6", "emergency"],
  ["temp 99.1 on chemo", null],
  ["chemo class", null],
  ["weigh 101.5 pounds on chemo", null],
  ["kidney transplant and fever of 101", "emergency"],
  ["no spleen and fever", "emergency"],
  ["on prednisone temp 101.5", "emergency"],
  ["prednisone side effects fever", null],
  ["mi esposo en quimio tiene 38,5", "emergency"],
  ["my 3 week old is 100.9", "emergency"],
])("finds a fever where the immune system is weak: %s: %s", (text, kind) => {
  expect(find(text)).toBe(kind);
});

test.each([
  ["temp 104.5", "emergency"],
  ["fever 40.3", "emergency"],
  ["toddler fever 102.4", null],
  ["took 2.5 tylenol", null],
  ["2,4-D splashed in my eyes", "poison"],
  ["fever for 3 days", null],
  ["fiebre de 3 dias", null],
  ["bebe de 3 dias con fiebre", "emergency"],
  ["room temperature for newborn", null],
])("reads decimals, and tells days of fever from days of age: %s: %s", (text, kind) => {
  expect(find(text)).toBe(kind);
});

test.each([
  ["heart attack", "emergency"],
  ["heart attack 10 yrs ago", null],
  ["infarto", "emergency"],
  ["infarto hace 5 años", null],
  ["estadisticas de infartos", null],
  ["my feet are killing me", null],
  ["me muero de hambre", null],
  ["mi papa se muere", "emergency"],
  ["farmer suicide rates article", null],
  ["taller de prevencion del suicidio", null],
  ["perdi a mi hermano por suicidio grupo de apoyo", null],
  ["lost my brother to suicide and i want to die", "crisis"],
  ["choking class", null],
  ["first aid class and a man is choking right now", "emergency"],
])("a topic cancels a danger sign, unless it is happening: %s", (text, kind) => {
  expect(find(text)).toBe(kind);
});

test("finds danger beyond the part of a long text that is searched", () => {
  expect(find(`${"since this morning my father ".repeat(20)} has chest pain`)).toBe("emergency");
});

test.each([
  ["me duele mucho el pecho", true],
  ["no puedo respirar", true],
  ["suicidio", true],
  ["suicidal", false],
  ["no pulse", false],
  ["my chest hurts", false],
  ["", false],
])("%s is Spanish: %s", (text, isIt) => {
  expect(isSpanish(text, isKnownWord)).toBe(isIt);
});

test.each([
  "not ",
  "convulsionandoz ",
  "not bleeding stop chest pain took too many pills ",
  "a",
  "\u0301",
  "1 ",
])("responds to twenty thousand times %j", (piece) => {
  expect(() => find(piece.repeat(20_000))).not.toThrow();
});

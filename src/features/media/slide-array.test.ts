import { expect, test } from "vitest";
import { type Slide, slideArray } from "./slide-array";

const slides = slideArray({ label: "Slides" });
const records = { find: (_: string, id: string) => ({ id, src: `/files/${id}` }), hides: () => false };
const film: Slide = {
  type: "video",
  image: "picture",
  video: "film",
  captions: "words.vtt",
  captionsLanguage: "es",
  hasNoSpeech: false,
  caption: "",
};

test("captions have the language that staff chose, under its own name", () => {
  const [shown] = slides.show([film], records);
  expect(shown?.captions).toEqual({
    src: "/files/words.vtt",
    language: { code: "es", name: "Español" },
  });
});

test("captions from before their language could be chosen are in English", () => {
  const { captionsLanguage: _, ...older } = film;
  const [shown] = slides.show([older as Slide], records);
  expect(shown?.captions?.language).toEqual({ code: "en", name: "English" });
});

test("a film without captions has no caption language", () => {
  expect(slides.show([{ ...film, captions: null }], records)[0]?.captions).toBeNull();
});

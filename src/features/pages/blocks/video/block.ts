import { defineBlock } from "~/content/blocks/block";
import { ground, headingIfAny, unsearched } from "~/content/blocks/shared-fields";
import { bar, box, dot, picture } from "~/content/blocks/thumbnail";
import { boolean } from "~/content/fields/boolean";
import { html } from "~/content/fields/html";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { captionsLanguage } from "~/features/media/shared/captions-language";
import { file, image } from "~/features/media/shared/fields";
import { MAX_CAPTION_LENGTH } from "~/features/media/shared/media-limits";
import { videoService } from "./video-service";

const address = text({
  label: "Or its address on YouTube or Vimeo",
  help: "It plays on this page if the hospital’s settings allow that service. Otherwise, the picture links to it.",
  maxLength: 500,
  link: true,
});

export const videoBlock = defineBlock({
  name: "video",
  label: "Video",
  category: "General",
  feature: null,
  help: "A film from the library, or one on YouTube or Vimeo. Nothing is loaded from there until a visitor presses play.",
  thumbnail: [
    picture(10, 6, 76, 42),
    dot(48, 27, 9, "accent"),
    box(46, 23.5, 5, 7, "words"),
    bar(10, 52, 40, 3),
  ],
  fields: {
    heading: headingIfAny(),
    title: text({
      label: "What it shows",
      help: "Screen readers read it as the name of the video.",
      required: true,
    }),
    poster: image({ label: "Preview picture" }),
    file: file({
      label: "Film (MP4 or WebM)",
      needs: {
        oneOf: ["captions", "hasNoSpeech"],
        remedy: "Add its captions as a .vtt file, or tick “Nobody speaks in it”.",
      },
    }),
    href: unsearched({
      ...address,
      schema: address.schema.refine(
        (value) => value === "" || videoService(value) !== null,
        "Enter the address of a video on YouTube or Vimeo.",
      ),
    }),
    captions: file({
      label: "Captions (WebVTT)",
      help: "The spoken words, for people who do not hear them.",
    }),
    captionsLanguage: captionsLanguage(),
    hasNoSpeech: boolean({
      label: "Nobody speaks in it",
      help: "A film of the library without speech needs no captions.",
    }),
    caption: textarea({ label: "Line below it", maxLength: MAX_CAPTION_LENGTH }),
    transcript: html({ label: "Transcript: all that is said and shown" }),
    ground: ground(),
  },
  example: {},
  hints: { title: "What the film shows" },
});

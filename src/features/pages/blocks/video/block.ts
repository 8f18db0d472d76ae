import { defineBlock } from "~/content/blocks/block";
import { ground, headingIfAny, unsearched } from "~/content/blocks/shared-fields";
import { bar, box, dot, picture } from "~/content/blocks/thumbnail";
import { boolean } from "~/content/fields/boolean";
import { html } from "~/content/fields/html";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { file, image } from "~/features/media/shared/fields";
import { videoService } from "./video-service";

const address = text({
  label: "Or its address at YouTube or Vimeo",
  help: "It plays on this page where the hospital’s settings allow that service; elsewhere the picture leads there.",
  maxLength: 500,
  link: true,
});

export const videoBlock = defineBlock({
  name: "video",
  label: "Video",
  category: "General",
  feature: null,
  help: "A film of the library, or one at YouTube or Vimeo: nothing is fetched from there until somebody presses play.",
  thumbnail: [
    picture(10, 6, 76, 42),
    dot(48, 27, 9, "accent"),
    box(46, 23.5, 5, 7, "words"),
    bar(10, 52, 40, 3),
  ],
  fields: {
    heading: headingIfAny(),
    title: text({ label: "What it shows", help: "Names the video for those who listen.", required: true }),
    poster: image({ label: "Picture until it plays" }),
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
    captions: file({ label: "Captions (WebVTT)", help: "What is said, for those who do not hear it." }),
    hasNoSpeech: boolean({
      label: "Nobody speaks in it",
      help: "A film of the library without speech needs no captions.",
    }),
    caption: textarea({ label: "Line under it", maxLength: 300 }),
    transcript: html({ label: "All that is said and shown, to read" }),
    ground: ground(),
  },
  example: {},
  hints: { title: "What the film shows" },
});

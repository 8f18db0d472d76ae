import type { TagAudience } from "./tag-listener";

/** Combines several audiences into one. */
export function audienceOf(...members: TagAudience[]): TagAudience {
  return {
    trust() {
      for (const member of members) member.trust();
    },
    distrust() {
      for (const member of members) member.distrust();
    },
    drop(tags) {
      for (const member of members) member.drop(tags);
    },
  };
}

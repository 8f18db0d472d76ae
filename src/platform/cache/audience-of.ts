import type { TagAudience } from "./tag-listener";

/** Combines several audiences into one. */
export function audienceOf(...members: TagAudience[]): TagAudience {
  return {
    resume() {
      for (const member of members) member.resume();
    },
    suspend() {
      for (const member of members) member.suspend();
    },
    drop(tags) {
      for (const member of members) member.drop(tags);
    },
  };
}

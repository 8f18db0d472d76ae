/** Whom to call at once: the emergency number, the crisis line, or the poison line. */
export type RedFlag = "emergency" | "crisis" | "poison";

const FLAGS: readonly RedFlag[] = ["crisis", "emergency", "poison"];

/** The first that fits decides; every notice names both 911 and 988, so the order only says which stands first. */
const SIGNS: readonly (readonly [RedFlag, RegExp])[] = [
  ["crisis", /\b(suicid\w*|self ?harm\w*|overdos\w* on purpose)\b/],
  [
    "crisis",
    /\b(kill|hurt|harm|cut|cutting|hurting|killing|harming) (my ?self|himself|herself|themsel\w+)\b/,
  ],
  ["crisis", /\b(want(ing)? to die|wanna die|do(n t| not) want to live|end my life|no reason to live)\b/],
  ["crisis", /\b988\b/],
  ["emergency", /\b(heart attack|cardiac arrest|911)\b/],
  [
    "emergency",
    /\bchest (is )?(pain\w*|pressure|tight\w*|hurt\w*|crushing)\b|\b(pain|pressure|tight\w*) in (my |the |his |her )?chest\b/,
  ],
  ["emergency", /\bstroke\b(?! (support|rehab\w*|prevention|survivor\w*|group|class\w*|recovery))/],
  [
    "emergency",
    /\b(face|mouth) (is )?droop\w*|\bslurr(ed|ing) speech\b|\bsudden(ly)? (numb\w*|weak\w*|confus\w*|blind\w*)\b/,
  ],
  [
    "emergency",
    /\b(can ?t|cannot|can not|trouble|hard to|difficulty|stopped|not|struggling to) breath(e|ing)?\b|\bshort(ness)? of breath\b/,
  ],
  [
    "emergency",
    /\b(chok(e|es|ed|ing)|drown\w*|unconscious|unresponsive|passed out|won t wake up|not waking up)\b/,
  ],
  ["emergency", /\b(anaphyla\w*|throat (is )?(closing|swelling)|swollen tongue)\b/],
  [
    "emergency",
    /\b(severe|heavy|bad|won t stop|can t stop|uncontrolled) bleeding\b|\bbleeding (a lot|out|badly|won t stop|heavily)\b|\bcoughing up blood\b|\bvomiting blood\b/,
  ],
  [
    "emergency",
    /\b(gun ?shot|shot wound|stabb(ed|ing)|electrocut\w*|amputat(ed|ion) (finger|hand|arm|leg|toe)|severe burn\w*|head injury)\b/,
  ],
  ["emergency", /\boverdos\w*\b|\b(having|had) a seizure\b|\bseizure (won t stop|now)\b/],
  [
    "poison",
    /\bpoison\w*(?! ivy| oak| sumac)\b|\b(swallowed|drank|ate) (a |an |the |some |his |her |my )?(battery|batteries|bleach|pills?|detergent|antifreeze|magnets?|cleaner)\b/,
  ],
];

/**
 * Whether what somebody typed sounds like an emergency. Better one notice too many: it stands above the results
 * and takes nothing away. Staff can add signs of their own, and take none of ours away.
 *
 * @param phrases those of staff's that were typed
 */
export function redFlagIn(query: string, phrases: readonly { kind: string }[] = []): RedFlag | null {
  const plain = query
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^a-z0-9]+/g, " ");
  const sign = SIGNS.find(([, pattern]) => pattern.test(plain))?.[0];
  return sign ?? FLAGS.find((flag) => phrases.some(({ kind }) => kind === flag)) ?? null;
}

/** The captions of a video. */
export interface Captions {
  /** The address of the WebVTT file. */
  src: string;
  language: CaptionsLanguage;
}

export interface CaptionsLanguage {
  /** BCP 47. */
  code: string;
  /** Its name in the language itself, which the player's menu shows. */
  name: string;
}

/** Captions that are shown from the start. Browsers read them out and offer them by their language. */
export function CaptionsTrack({ src, language: { code, name } }: Captions) {
  return <track kind="captions" src={src} srcLang={code} label={name} default />;
}

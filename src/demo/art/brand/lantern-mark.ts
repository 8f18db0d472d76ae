import { svg } from "../svg";

/** The colours of the lantern: its metal, its glass, the flame, and the hill before it. */
export interface MarkTones {
  readonly metal: string;
  readonly glass: string;
  readonly flame: string;
  readonly hill: string;
}

/** The lantern on a grid of 64: a flame that is also the sun rising over a field. */
export function lanternMark({ metal, glass, flame, hill }: MarkTones): string {
  return svg`<path d="M20 23V18.5C20 9.5 25 4.2 32 4.2S44 9.5 44 18.5V23" fill="none" stroke="${metal}" stroke-width="3.2" stroke-linecap="round"/>
    <path d="M19.5 25H44.5C50.5 32.5 49.5 42 45 50H19C14.5 42 13.5 32.5 19.5 25Z" fill="${glass}"/>
    <path d="M32 27C37 32 40.5 37 40.5 42A8.5 8.5 0 0 1 23.5 42C23.5 37 27 32 32 27Z" fill="${flame}"/>
    <path d="M15.6 42C21 38 27 41.5 32 43.2S43 45 48.5 41C48 44 47 46.5 45.8 48.5H18.2C17 46.5 16 44 15.6 42Z" fill="${hill}"/>
    <path d="M27.5 11.5H36.5L38.5 17.5H43.5C46 17.5 48 22 48 26H16C16 22 18 17.5 20.5 17.5H25.5ZM18 48.5H46C47.5 48.5 48.3 49.3 48.7 50.7L50.3 57.2C50.7 58.8 49.7 60 48 60H16C14.3 60 13.3 58.8 13.7 57.2L15.3 50.7C15.7 49.3 16.5 48.5 18 48.5Z" fill="${metal}"/>`;
}

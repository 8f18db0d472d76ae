import pLimit from "p-limit";
import { compressText, type Encoding, isWorthCompressing } from "./compress-text";

/** The compressed forms of a text that many requests share. */
export interface Compressed {
  /** The form as it is now; undefined if it is not made yet, or would not be smaller. */
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  /** Whether this form exists, or will be made when it is requested. */
  offers(encoding: Encoding): boolean;
  /**
   * Call it for each request, before the form is sent.
   * @returns undefined if the form can be sent now; otherwise a promise that resolves when it can
   */
  request(encoding: Encoding): Promise<void> | undefined;
}

/** Forms that exist already, such as those of the build's files. */
export function fixedForms(forms: Partial<Record<Encoding, Buffer | undefined>>): Compressed {
  return {
    br: forms.br,
    gzip: forms.gzip,
    offers: (encoding) => forms[encoding] !== undefined,
    request: () => undefined,
  };
}

/** Makes the best forms: one at a time in the whole process, because visitors need the other core. */
const inBackground = pLimit(1);

/** Limit of the queue. After a change of every page, the most requested pages are among the first in it. */
const MAX_QUEUED = 200;

interface Form {
  bytes: Buffer;
  /** Whether the best form replaced the quick one, or is about to. */
  isBest: boolean;
}

/**
 * Makes each form of a text when it is first requested, quickly. If the form is requested again, the best one is made in
 * the background and takes its place.
 */
export class CompressedForms implements Compressed {
  readonly #text: Buffer;
  readonly #forms = new Map<Encoding, Form>();
  readonly #making = new Map<Encoding, Promise<void>>();

  constructor(text: Buffer) {
    this.#text = text;
  }

  get br(): Buffer | undefined {
    return this.#forms.get("br")?.bytes;
  }

  get gzip(): Buffer | undefined {
    return this.#forms.get("gzip")?.bytes;
  }

  offers(_encoding: Encoding): boolean {
    return isWorthCompressing(this.#text);
  }

  request(encoding: Encoding): Promise<void> | undefined {
    const form = this.#forms.get(encoding);
    if (!form) return this.#makeQuickly(encoding);
    if (!form.isBest && inBackground.pendingCount < MAX_QUEUED) this.#improve(encoding, form);
    return undefined;
  }

  /** Simultaneous requests share one compression. */
  #makeQuickly(encoding: Encoding): Promise<void> {
    const underWay = this.#making.get(encoding);
    if (underWay) return underWay;
    const making = compressText(this.#text, encoding, "quick").then((bytes) => {
      this.#forms.set(encoding, { bytes, isBest: false });
    });
    this.#making.set(encoding, making);
    return making.finally(() => this.#making.delete(encoding));
  }

  #improve(encoding: Encoding, form: Form): void {
    form.isBest = true;
    void inBackground(async () => {
      form.bytes = await compressText(this.#text, encoding, "best");
    });
  }
}

/**
 * Upper bound of the memory for a text and its compressed forms, which together are about half as long as the
 * text.
 */
export function bytesWithForms(text: Buffer): number {
  return text.length * 1.5;
}

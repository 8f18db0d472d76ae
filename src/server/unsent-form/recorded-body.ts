/**
 * A request body for two readers: the bytes that the first one reads are recorded, so that the second one gets the
 * whole body. The rest is read from the connection only on demand.
 */
export class RecordedBody {
  readonly #source: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  readonly #chunks: Uint8Array<ArrayBuffer>[] = [];
  #isOver = false;

  constructor(body: ReadableStream<Uint8Array<ArrayBuffer>> | null) {
    this.#source = body?.getReader();
    this.#isOver = body === null;
  }

  /** The whole body, from its beginning. A reader that stops early leaves the rest to others. */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    let at = 0;
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
      while (at === this.#chunks.length && !this.#isOver) await this.#readOne();
      const chunk = this.#chunks[at];
      at += 1;
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    };
    // Reads nothing before it is needed: a request that is refused unread stays unread.
    return new ReadableStream({ pull }, { highWaterMark: 0 });
  }

  async #readOne(): Promise<void> {
    const next = await this.#source?.read();
    if (next?.value) this.#chunks.push(next.value);
    else this.#isOver = true;
  }
}

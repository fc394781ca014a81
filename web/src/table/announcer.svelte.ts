// What a screen reader hears: each event once and in order, politely; one's own question at once.

/** Sentences kept in the page; older ones have been read. */
const kKept = 30;

export class Announcer {
  spoken = $state.raw<{ n: number; text: string }[]>([]);
  urgent = $state("");
  #last = 0;

  tell(sentences: string[]): void {
    const fresh = sentences.filter((text) => text !== "").map((text) => ({ n: this.#number(), text }));
    if (fresh.length > 0) this.spoken = [...this.spoken, ...fresh].slice(-kKept);
  }

  urge(sentence: string): void {
    this.urgent = sentence;
  }

  hush(): void {
    this.spoken = [];
    this.urgent = "";
  }

  #number(): number {
    this.#last += 1;
    return this.#last;
  }
}

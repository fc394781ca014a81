// Placing a henchman: card, then place, in whichever order they are tapped. What is lawful stands in the choices.
import type { Prompt } from "../../../web/src/table/choose/prompt.svelte.ts";
import type { Choice } from "../../../web/src/told.ts";
import type { Card, Pile } from "./pieces.ts";

class Placing {
  card = $state<Card | null>(null);
  /** not held fast: it knows the hand of a seat, and the next who looks may be somebody else */
  #prompt = $state.raw<WeakRef<Prompt> | null>(null);
  #backs = $state(0);

  /** The card in the fingers; none after the question has changed or the answer was taken back. */
  cardOf(prompt: Prompt): Card | null {
    return prompt === this.#prompt?.deref() && prompt.backs === this.#backs ? this.card : null;
  }
  pileOf(prompt: Prompt): Pile | null {
    return (prompt.tentative?.decision.pile as Pile | undefined) ?? null;
  }
  /** Where the card in the fingers may go; without one, where a single card fits. */
  pilesFor(prompt: Prompt): Set<Pile> {
    const card = this.cardOf(prompt);
    const piles = prompt.question.choices
      .filter(({ decision }) => !card || decision.card === card)
      .map(({ decision }) => decision.pile as Pile);
    return new Set(piles.filter((pile) => card || this.#onlyCardFor(prompt, pile)));
  }
  cardsFor(prompt: Prompt): Set<Card> {
    return new Set(prompt.question.choices.map(({ decision }) => decision.card as Card));
  }

  onCard(prompt: Prompt, card: Card): void {
    const held = this.cardOf(prompt);
    this.#prompt = new WeakRef(prompt);
    this.#backs = prompt.backs;
    this.card = held === card ? null : card;
    const pile = this.pileOf(prompt);
    const same = pile && this.card ? this.#choice(prompt, this.card, pile) : undefined;
    if (same) prompt.choose(same);
    else prompt.tentative = null;
  }

  onPile(prompt: Prompt, pile: Pile): void {
    const card = this.cardOf(prompt) ?? this.#onlyCardFor(prompt, pile);
    const choice = card ? this.#choice(prompt, card, pile) : undefined;
    if (!choice) return;
    this.#prompt = new WeakRef(prompt);
    this.#backs = prompt.backs;
    this.card = choice.decision.card as Card;
    prompt.choose(choice);
  }

  #choice(prompt: Prompt, card: Card, pile: Pile): Choice | undefined {
    return prompt.question.choices.find(({ decision }) => decision.card === card && decision.pile === pile);
  }
  #onlyCardFor(prompt: Prompt, pile: Pile): Card | null {
    const cards = new Set(prompt.question.choices.filter((c) => c.decision.pile === pile).map((c) => c.decision.card));
    return cards.size === 1 ? ([...cards][0] as Card) : null;
  }
}

export const placing = new Placing();

// A newer version of the client is loaded between two decisions: not while this person is thinking about one.
import { house } from "../link/house.svelte.ts";
import { route } from "../route.svelte.ts";

function isThinking(): boolean {
  const { now } = route;
  if (now.page !== "table") return false;
  const told = Object.values(house.tables[now.table]?.now ?? {});
  return told.some((one) => one?.question && !one.question.given);
}

export function renewBetweenDecisions(): void {
  const thinking = $derived(isThinking());
  $effect(() => {
    if (house.outlived && !thinking) location.reload();
  });
}

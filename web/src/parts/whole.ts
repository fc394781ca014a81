/** A figure stays with its noun and the short end of "hold-up" with its beginning: no line ends between them. */
export function whole(text: string): string {
  const figures = text.replace(/(^|[^\p{L}\d])(\d+) (?=\p{L})/gu, "$1$2\u00a0");
  return figures.replace(/(\p{L}-)(?=\p{L}{1,3}(?!\p{L}))/gu, "$1\u2060");
}

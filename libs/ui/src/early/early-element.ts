/** An element as React would draw it, for what is drawn before React is there. Texts stay texts. */
export function earlyElement(
  tag: string,
  className: string,
  ...inside: readonly (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...inside);
  return made;
}

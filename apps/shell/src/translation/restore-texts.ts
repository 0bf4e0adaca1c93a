import { font } from './font';

/**
 * Keeps React's text nodes in sync on a page that the browser translates. Chrome and Edge replace each text node with a `font`
 * element. React then updates nodes that are no longer on the page, so a button keeps its old amount, and throws when it
 * removes them. Here, a text node is put back before React changes it, and the translator handles it as a new one.
 */

/** Maps a replaced text node to the element on the page that replaces it. */
const standIns = new WeakMap<Node, ChildNode>();
const replaced = new WeakMap<Node, readonly ChildNode[]>();
let isTranslated = false;
let isWatching = false;

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === font.toUpperCase();
const isContent = (node: Node | undefined): node is Text | HTMLElement =>
  node instanceof Text || node instanceof HTMLElement;

/**
 * A translator replaces a node in one step, or inserts its own next to a text and then removes the text. It may undo or redo
 * that.
 */
function standInFor(gone: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord) {
  const [added] = addedNodes;
  if (replaced.has(gone)) return isContent(added) ? added : undefined;
  return gone instanceof Text ? [added, previousSibling, nextSibling].find(isFont) : undefined;
}

function follow(records: readonly MutationRecord[]): void {
  for (const record of records)
    for (const gone of record.removedNodes) {
      const standIn = standInFor(gone, record);
      if (standIn === undefined || !isContent(gone)) continue;
      const texts = [...(replaced.get(standIn) ?? []), ...(replaced.get(gone) ?? [gone])];
      replaced.delete(gone);
      replaced.set(standIn, texts);
      for (const text of texts) standIns.set(text, standIn);
      isTranslated = true;
    }
}

/** Puts a text node back in place, together with the others that the same element replaces. */
function restore(node: Node | null, observer: MutationObserver): void {
  if (node === null || !isTranslated) return;
  follow(observer.takeRecords());
  const standIn = standIns.get(node);
  const texts = standIn && replaced.get(standIn);
  if (!texts) return;
  if (standIn.parentNode !== null) standIn.replaceWith(...texts);
  replaced.delete(standIn);
  for (const text of texts) standIns.delete(text);
}

/**
 * Observes a translator's changes from now on, and restores a text node before React changes it. Before the first translation,
 * the patched methods behave as usual.
 * @param place the app's element
 */
export function restoreTexts(place: Node): void {
  if (isWatching) return;
  isWatching = true;
  const observer = new MutationObserver(follow);
  observer.observe(place.ownerDocument?.body ?? place, { childList: true, subtree: true });
  // oxlint-disable-next-line typescript/unbound-method -- each is called with a node as `this`
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  /** Discards the records of React's own changes, so that they are not treated as a translation. */
  const asOwn = <Result>(change: () => Result): Result => {
    const result = change();
    if (isTranslated) observer.takeRecords();
    return result;
  };
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      restore(child, observer);
      // The text is already gone, which is what React wants.
      if (isTranslated && child.parentNode !== this) return child;
      return asOwn(() => removeChild.call(this, child));
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      restore(node, observer);
      restore(before, observer);
      const next = isTranslated && before?.parentNode !== this ? null : before;
      return asOwn(() => insertBefore.call(this, node, next));
    },
    appendChild(this: Node, node: Node) {
      restore(node, observer);
      return asOwn(() => appendChild.call(this, node));
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      restore(this, observer);
      nodeValue?.set?.call(this, text);
    },
  });
}

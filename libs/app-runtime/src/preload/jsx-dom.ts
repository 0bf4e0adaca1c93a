/**
 * The JSX runtime of the preload script, replacing `react/jsx-runtime`: elements become DOM nodes at once. Supports
 * components without hooks, context, refs and events; text stays text.
 */
type Child = Node | string | number | boolean | null | undefined | readonly Child[];

interface Props {
  readonly children?: Child;
  readonly [name: string]: unknown;
}

type Component = (props: Props) => Child;

const svgTags: ReadonlySet<string> = new Set(['svg', 'path']);
const svgSpace = 'http://www.w3.org/2000/svg';

/** `<Fragment>` renders only its children. */
export const Fragment: Component = ({ children }) => children;

/** @returns the rendered output of a component, or an element for a tag */
export function jsx(type: string | Component, props: Props): Child {
  if (typeof type !== 'string') return type(props);
  const element = svgTags.has(type) ? document.createElementNS(svgSpace, type) : document.createElement(type);
  for (const [name, value] of Object.entries(props)) if (name !== 'children') set(element, name, value);
  append(element, props.children);
  return element;
}

/** For several children. */
export const jsxs = (type: string | Component, props: Props): Child => jsx(type, props);

function set(element: HTMLElement | SVGElement, name: string, value: unknown): void {
  if (name === 'style' && typeof value === 'object')
    for (const [property, given] of Object.entries(value ?? {}))
      element.style.setProperty(property, String(given));
  else if (typeof value === 'string' || typeof value === 'number' || value === true)
    element.setAttribute(name === 'className' ? 'class' : name, String(value));
}

function append(element: Element, child: Child): void {
  if (Array.isArray(child)) for (const each of child as readonly Child[]) append(element, each);
  else if (child instanceof Node) element.append(child);
  else if (typeof child === 'string' || typeof child === 'number') element.append(String(child));
}

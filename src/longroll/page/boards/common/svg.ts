/** Making SVG elements. */

const SPACE = "http://www.w3.org/2000/svg";

export type Facts = Record<string, string | number>;

export function make<K extends keyof SVGElementTagNameMap>(
  tag: K,
  facts: Facts = {},
  children: readonly (Node | string)[] = [],
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SPACE, tag);
  for (const name in facts) element.setAttribute(name, String(facts[name]));
  element.append(...children);
  return element;
}

export const group = (name: string, children: readonly Node[] = []): SVGGElement => make("g", { class: name }, children);

export const path = (d: string, name: string): SVGPathElement => make("path", { d, class: name });

export const text = (words: string, x: number, y: number, name: string, anchor = "middle"): SVGTextElement =>
  make("text", { x, y, class: name, "text-anchor": anchor }, [words]);

export const at = (x: number, y: number): string => `translate(${round(x)} ${round(y)})`;

export const round = (n: number): number => Math.round(n * 100) / 100;

/** Put the children in this order, touching only what stands elsewhere (an element that is moved loses the focus). */
export function order(parent: Element, children: readonly Element[]): void {
  children.forEach((child, place) => {
    if (parent.children[place] !== child) parent.insertBefore(child, parent.children[place] ?? null);
  });
}

/** Put an element above its siblings without moving it: an element that is moved loses the focus. */
export function raise(element: Element): void {
  while (element.nextSibling) element.parentNode?.insertBefore(element.nextSibling, element);
}

/**
 * React's JSX runtime for the first rows: components without state become DOM elements at once. It is used in place
 * of `react/jsx-runtime` in the build of the inline script, so that rows have one description.
 */

type Props = Readonly<Record<string, unknown>>
type Component = (props: Props) => unknown

const svgTags = new Set(['svg', 'path', 'rect', 'circle', 'g'])
const svgNamespace = 'http://www.w3.org/2000/svg'

export const Fragment = ({ children }: Props): unknown => children

export function jsx(type: string | Component, { children, ...props }: Props): unknown {
  if (typeof type === 'function') return type({ ...props, children })
  const element = svgTags.has(type)
    ? document.createElementNS(svgNamespace, type)
    : document.createElement(type)
  append(element, children)
  for (const [name, value] of Object.entries(props)) setProperty(element, name, value)
  return element
}
export const jsxs = jsx

/** Appends what a component returned: nodes, texts and lists of them. */
export function append(parent: Node, child: unknown): void {
  if (Array.isArray(child)) for (const item of child) append(parent, item)
  else if (child instanceof Node) parent.appendChild(child)
  else if (typeof child === 'string' || typeof child === 'number') parent.appendChild(new Text(String(child)))
}

function setProperty(element: Element, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (name === 'ref') (value as (element: Element) => void)(element)
  else if (typeof value === 'function') {
    // React's `onChange` reports every input; for a checkbox and a select that is the event `change`.
    element.addEventListener(name.slice(2).toLowerCase(), value as EventListener)
  } else if (name === 'style') setStyle((element as HTMLElement).style, value as Props)
  else if (name === 'value' || name === 'disabled')
    (element as Element & Record<string, unknown>)[name] = value
  else if (typeof value === 'boolean' && !/^(aria|data)-|^spellCheck$/.test(name)) {
    if (value) element.setAttribute(attributeOf(name), '')
  } else if (!(name === 'href' && /^\s*javascript:/i.test(String(value))))
    element.setAttribute(attributeOf(name), String(value))
}

const attributeOf = (name: string): string =>
  name === 'className' ? 'class' : name.replace(/^stroke.*/, hyphenated)

const hyphenated = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function setStyle(style: CSSStyleDeclaration, values: Props): void {
  for (const [name, value] of Object.entries(values))
    style.setProperty(hyphenated(name), typeof value === 'number' ? `${value}px` : (value as string))
}

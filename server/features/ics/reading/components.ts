import { contentLine, TooLargeCalendar, unfolded, type ContentLine } from './content-lines'

/** A component with its properties and the components inside it. */
export interface Component {
  readonly name: string
  readonly lines: readonly ContentLine[]
  readonly inner: readonly Component[]
}

interface Open extends Component {
  readonly lines: ContentLine[]
  readonly inner: Component[]
}

/** The most components of a file, those inside others included, and the most properties of one of them. */
const [maxComponents, maxProperties, maxDepth] = [30_000, 3000, 6]

/**
 * Reads the components of a file. Components that do not end, end twice or end in another order are read as far as
 * they are clear.
 * @throws TooLargeCalendar
 */
export function componentsOf(text: string): readonly Component[] {
  const root: Open = { name: '', lines: [], inner: [] }
  const open: Open[] = [root]
  let count = 0
  for (const line of unfolded(text)) {
    const property = contentLine(line)
    if (!property) continue
    const name = property.value.trim().toUpperCase()
    const current = open.at(-1) ?? root
    if (property.name === 'BEGIN') {
      if ((count += 1) > maxComponents || open.length > maxDepth) throw new TooLargeCalendar()
      const begun: Open = { name, lines: [], inner: [] }
      current.inner.push(begun)
      open.push(begun)
    } else if (property.name === 'END') {
      const at = open.findLastIndex((component) => component.name === name)
      if (at > 0) open.length = at
    } else if (current.lines.length < maxProperties) current.lines.push(property)
  }
  return root.inner
}

/** The first property with a name. */
export const propertyOf = ({ lines }: Component, name: string): ContentLine | undefined =>
  lines.find((line) => line.name === name)

/** All properties with a name. */
export const propertiesOf = ({ lines }: Component, name: string): ContentLine[] =>
  lines.filter((line) => line.name === name)

/** The value of the first property with a name, without spaces at its ends. */
export const valueOf = (component: Component, name: string): string | undefined =>
  propertyOf(component, name)?.value.trim()

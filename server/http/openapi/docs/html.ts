import { escaped } from '#text/escaped'

/** HTML that needs no escaping. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | undefined | false | readonly Part[]

function written(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(written).join('')
  return escaped(String(part))
}

/** Builds HTML. Interpolated values are escaped unless they are `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, index) => text + written(parts[index])).join(''))

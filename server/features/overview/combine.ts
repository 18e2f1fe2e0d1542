import type { OverviewPart, Overviews } from './tile'

const kinds = ['metrics', 'computed', 'records', 'pages'] as const

/**
 * The overviews of all features.
 * @throws Error if a name is used twice.
 */
export function combineOverviews(parts: readonly OverviewPart[]): Overviews {
  const names = kinds.flatMap((kind) =>
    parts.flatMap((part) => Object.keys(part[kind] ?? {}).map((name) => `${kind}: ${name}`)),
  )
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two features declare the same name of an overview: ${twice}`)
  return {
    metrics: Object.assign({}, ...parts.map(({ metrics }) => metrics)) as Overviews['metrics'],
    computed: Object.assign({}, ...parts.map((part) => part.computed)) as Overviews['computed'],
    records: Object.assign({}, ...parts.map(({ records }) => records)) as Overviews['records'],
    pages: Object.assign({}, ...parts.map(({ pages }) => pages)) as Overviews['pages'],
  }
}

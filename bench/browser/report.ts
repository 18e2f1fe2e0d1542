import { machine } from '../support/results'
import { median } from '../support/median'
import type { Round } from './measure'
import type { Screen } from './screens'
import type { Request } from './visit'

export interface Rounds {
  readonly floor: Round[]
  readonly app: Round[]
}

const names: Record<keyof Round, string> = {
  cold: 'first row, first visit',
  paint: 'first contentful paint, first visit',
  warm: 'first row, second visit',
  sortable: 'a click on a head sorts, first visit',
  sort: 'a sort',
  next: 'the next page',
  key: 'a key in the new product',
  record: 'the name of a record, first visit',
}

/** The ratios that are aimed at; where there is none, it is measured without one. */
const aims: Partial<Record<keyof Round, number>> = {
  cold: 1.5,
  paint: 1.3,
  warm: 1.3,
  sortable: 2.6,
  key: 1.2,
  record: 1.5,
}

/** Results of other frameworks, as ratios to such a floor. */
const peers = `Elsewhere, as ratios to such a floor: react-admin 3.7 at the first visit, 1.5 at the second, 362 KB of scripts; plain refine with MUI 5.1, 1.8, 520 KB.`

/** The tables of the browser section: ratios to the floor first. */
export function browserReport(rounds: Rounds, screens: readonly Screen[]): string {
  const lines = (Object.keys(names) as (keyof Round)[]).map((name) => {
    const [app, floor] = [
      median(rounds.app.map((round) => round[name])),
      median(rounds.floor.map((round) => round[name])),
    ]
    return `| ${names[name]} | ${(app / floor).toFixed(2)} | ${aims[name] ?? ''} | ${Math.round(app)} | ${Math.round(floor)} |`
  })
  const bytes = screens.map(
    ({ name, scripts, styles, all, slices, count }) =>
      `| ${name} | ${kilobytes(scripts)} | ${kilobytes(styles)} | ${kilobytes(all)} | ${slices} | ${count} |`,
  )
  return [
    `## Browser\n\n${machine()} Median of ${rounds.app.length}.`,
    ['| | of the floor | aim | ms | floor ms |', '|---|---:|---:|---:|---:|', ...lines].join('\n'),
    peers,
    [
      '| first visit to | scripts KB | styles KB | all KB | Chinese slices | requests |',
      '|---|---:|---:|---:|---:|---:|',
      ...bytes,
    ].join('\n'),
  ].join('\n\n')
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

/** All requests of a visit, in the order in which they were sent. */
export function waterfall(requests: readonly Request[]): string {
  const shown = requests.filter(({ url, to }) => url.startsWith('http') && to > 0)
  return shown
    .map(
      ({ url, from, to, bytes }) =>
        `  ${Math.round(from).toString().padStart(6)} – ${Math.round(to).toString().padStart(6)} ms ${kilobytes(bytes).padStart(8)} KB  ${new URL(url).pathname}`,
    )
    .join('\n')
}

import { machine } from '../support/results'
import type { Load } from './load'

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

const lineOf = ({ path, html, scripts, styles, fonts, slices, all, requests }: Load) =>
  `| ${[path, ...[html, scripts, styles, fonts].map(kilobytes), slices, kilobytes(all), requests].join(' | ')} |`

const tableOf = (loads: readonly Load[]) =>
  [
    '| first visit to | HTML KB | scripts KB | styles KB | fonts KB | Chinese slices | all KB | requests |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...loads.map(lineOf),
  ].join('\n')

/** The tables of the site section. */
export const siteReport = (loads: readonly Load[], bare: readonly Load[]): string =>
  [
    `## Public site\n\n${machine()} Before anybody scrolls; styles stand inside the HTML.`,
    tableOf(loads),
    'On a machine without a Chinese font:',
    tableOf(bare),
  ].join('\n\n')

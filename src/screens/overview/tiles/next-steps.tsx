import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Line } from '#define/overview/overview'
import { homeOf } from '#define/reading'
import { useApp } from '#providers/app-context'
import { useLocale } from '#base/format/use-locale'
import { ChartFrame, textCell } from '#screens/charts'
import { Icon } from '#shell/icons'
import { useFigures } from '../overview-context'
import { useLinks } from '../use-links'
import { isFilled } from '../values'
import { Tile } from './tile'
import styles from './next-steps.module.css'

interface NextStepsProps {
  readonly tile: string
  readonly title: string
  /** For each measure of the tile: its area, and what there is to do with a number of its records. */
  readonly steps: Readonly<
    Record<
      string,
      {
        readonly resource: string
        readonly text: (count: number) => string
        /** The text for a user who reads only their own records. */
        readonly ownText?: (count: number) => string
      }
    >
  >
}

const maxInRow = 6

/** How many steps are in a row that has room for all of them. */
const inRow = (count: number): number => (count > maxInRow ? Math.ceil(count / 2) : count)

/** What waits for the user: a link for each kind of records that need something, or a message that nothing does. */
export function NextSteps({ tile, title, steps }: NextStepsProps) {
  const { t } = useTranslation()
  const app = useApp()
  const links = useLinks()
  const locale = useLocale()
  const figures = useFigures(tile)
  const addressOf = (line: Line, name: string) => {
    const resource = app[name]
    return links.ofLine(line) ?? (resource && homeOf(resource))
  }
  const shown = (figures?.lines ?? []).flatMap((line) => {
    const step = steps[line.key ?? '']
    const address = step && isFilled(line) ? addressOf(line, step.resource) : undefined
    const icon = app[step?.resource ?? '']?.icon
    if (!step || !address || !icon || !isFilled(line)) return []
    const isOwn = figures?.metrics.some(({ name, own }) => name === line.key && own)
    const text = isOwn && step.ownText ? step.ownText : step.text
    return [{ count: line.total, key: line.key, label: text(line.total), address, icon }]
  })
  const head = [title, t('overview.count')]
  const rows = shown.map(({ count, label, address }) => [
    textCell(label, address),
    { text: count.toLocaleString(locale), plain: String(count), address },
  ])
  return (
    <Tile width={12} className={styles.card}>
      <ChartFrame title={title} sheet={shown.length > 0 ? { head, rows } : undefined}>
        {shown.length === 0 ? (
          <p className={styles.nothing}>{t('overview.nothingToDo')}</p>
        ) : (
          <ul className={styles.steps} style={{ '--in-row': inRow(shown.length) } as CSSProperties}>
            {shown.map(({ count, key, label, address, icon }) => (
              <li key={key}>
                <Link to={address} className={styles.step}>
                  <Icon name={icon} size={24} />
                  <p>
                    <strong>{count.toLocaleString(locale)}</strong> {label}
                  </p>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ChartFrame>
    </Tile>
  )
}

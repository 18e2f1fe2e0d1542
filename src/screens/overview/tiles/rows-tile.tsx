import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import type { RowsTile as Rows } from '#define/overview/overview'
import { fieldOf, homeOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import { useApp } from '#providers/app-context'
import { ChartFrame } from '#screens/charts'
import { drawValue } from '#screens/fields/draw'
import { isLabelled } from '#screens/fields/labelled-kinds'
import { RatingDisplay } from '#screens/fields/rating'
import { formatValue, isEmpty } from '#screens/fields/text/format'
import { useRenderContext } from '#screens/fields/use-render-context'
import { recordPath, titleOf, type Row } from '#base/format/record-path'
import { EmptyState } from '#shell/states'
import { useRows } from '../overview-context'
import { useRowsSheet } from '../use-rows-sheet'
import { Tile, type Width } from './tile'
import styles from './rows-tile.module.css'

interface RowsTileProps {
  readonly tile: string
  readonly title: string
  /** The title for a user who reads only their own records. */
  readonly ownTitle?: string | undefined
  /** The fields below the title. */
  readonly facts: readonly string[]
  /** The fields at the end of the row. */
  readonly ends?: readonly string[]
  /** The field rendered as stars. */
  readonly rating?: string
  /** The field with an image. */
  readonly picture?: string
  /** As a timeline, with a dot and a line before each record. */
  readonly isTimeline?: boolean
  readonly width?: Width
}

/** A list of records, each with a link to its page. */
export function RowsTile({ tile, width = 4, title: general, ownTitle, ...shown }: RowsTileProps) {
  const { t } = useTranslation()
  const rows = useRows(tile)
  const resource = useApp()[rows?.resource ?? '']
  const title = rows?.own && ownTitle ? ownTitle : general
  const { facts, ends = [], rating } = shown
  const names = [...facts, ...ends, ...(rating === undefined ? [] : [rating])]
  const sheet = useRowsSheet(resource, rows?.rows ?? [], names)
  if (!rows || !resource) return null
  return (
    <Tile width={width}>
      <ChartFrame
        title={title}
        sheet={sheet}
        link={
          <Link to={homeOf(resource)} aria-label={t('overview.seeAllOf', { title })}>
            {t('overview.seeAll')}
          </Link>
        }
      >
        <List resource={resource} title={title} {...shown} rows={rows.rows} />
      </ChartFrame>
    </Tile>
  )
}

interface ListProps extends Omit<RowsTileProps, 'tile' | 'width'> {
  readonly resource: AnyResource
  readonly rows: Rows['rows']
}

function List({ resource, rows, title, facts, ends = [], rating, picture, isTimeline = false }: ListProps) {
  const { t } = useTranslation()
  if (rows.length === 0)
    return <EmptyState small scene="nothing" title={t('overview.nothing')} text={t('overview.nothingText')} />
  return (
    <ul
      className={isTimeline ? `${styles.rows} ${styles.timeline}` : styles.rows}
      aria-label={title}
      data-records
    >
      {rows.map((row) => (
        <li key={row.id}>
          <Picture source={picture === undefined ? undefined : row[picture]} />
          <div className={styles.said}>
            <Link to={recordPath(resource, 'show', row)}>{titleOf(resource, row)}</Link>
            <Facts resource={resource} row={row} names={facts} />
          </div>
          {rating !== undefined && typeof row[rating] === 'number' && <RatingDisplay value={row[rating]} />}
          <Ends resource={resource} row={row} names={ends} />
        </li>
      ))}
    </ul>
  )
}

const Picture = ({ source }: { source: unknown }) =>
  typeof source === 'string' ? <img className={styles.picture} src={source} alt="" loading="lazy" /> : null

interface FieldsProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly names: readonly string[]
}

function Facts({ resource, row, names }: FieldsProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const around = useRenderContext()
  const texts = names.flatMap((name) => {
    const field = fieldOf(resource, name)
    const value = row[name]
    if (!field || isEmpty(value)) return []
    const text = formatValue(field, value, { resource, name, row }, around)
    return isLabelled(field.kind, 'line')
      ? [t('overview.explained', { name: labels.field(resource, name), text })]
      : [text]
  })
  return texts.length > 0 && <p className={styles.facts}>{texts.join(' · ')}</p>
}

function Ends({ resource, row, names }: FieldsProps) {
  const around = useRenderContext()
  if (names.length === 0) return null
  return (
    <div className={styles.ends}>
      {names.map((name) => {
        const field = fieldOf(resource, name)
        return field && <span key={name}>{drawValue(field, row[name], { resource, name, row }, around)}</span>
      })}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import type { RowsTile as Rows } from '#define/overview'
import { fieldOf, homeOf } from '#define/reading'
import { useApp } from '#providers/app-context'
import { drawValue } from '#screens/fields/draw'
import { RatingDisplay } from '#screens/fields/rating'
import { formatValue, isEmpty } from '#screens/fields/format'
import { useRenderContext } from '#screens/fields/use-render-context'
import { recordPath, titleOf, type Row } from '#base/format/record-path'
import { EmptyState } from '#shell/states'
import { useRows } from '../overview-context'
import { Tile, type Width } from './tile'
import styles from './tiles.module.css'

interface RowsTileProps {
  readonly tile: string
  readonly title: string
  /** The fields below the title. */
  readonly facts: readonly string[]
  /** The fields at the end of the row. */
  readonly ends?: readonly string[]
  /** The field rendered as stars. */
  readonly rating?: string
  /** The field with an image. */
  readonly picture?: string
  readonly width?: Width
}

/** A list of records, each with a link to its page. */
export function RowsTile({ tile, width = 4, title, ...shown }: RowsTileProps) {
  const { t } = useTranslation()
  const rows = useRows(tile)
  const resource = useApp()[rows?.resource ?? '']
  if (!rows || !resource) return null
  return (
    <Tile width={width}>
      <div className={styles.headline}>
        <h2 className={styles.heading}>{title}</h2>
        <Link to={homeOf(resource)} aria-label={t('overview.seeAllOf', { title })}>
          {t('overview.seeAll')}
        </Link>
      </div>
      <List {...{ resource, title, ...shown }} rows={rows.rows} />
    </Tile>
  )
}

interface ListProps extends Omit<RowsTileProps, 'tile' | 'width'> {
  readonly resource: AnyResource
  readonly rows: Rows['rows']
}

function List({ resource, rows, title, facts, ends = [], rating, picture }: ListProps) {
  const { t } = useTranslation()
  if (rows.length === 0)
    return <EmptyState small scene="nothing" title={t('overview.nothing')} text={t('overview.nothingText')} />
  return (
    <ul className={styles.rows} aria-label={title} data-records>
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
  const around = useRenderContext()
  const texts = names.flatMap((name) => {
    const field = fieldOf(resource, name)
    const value = row[name]
    return field && !isEmpty(value) ? [formatValue(field, value, { resource, name, row }, around)] : []
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

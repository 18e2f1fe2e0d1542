import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import { fieldOf, homeOf } from '#define/reading'
import { useApp } from '#providers/app-context'
import { recordPath, titleOf, type Row } from '#base/format/record-path'
import { ChartFrame } from '#screens/charts'
import { formatValue } from '#screens/fields/text/format'
import { useRenderContext } from '#screens/fields/use-render-context'
import { Icon } from '#shell/icons'
import { useRows } from '../overview-context'
import styles from './carousel.module.css'
import { useList } from '../use-lists'
import { useRowsSheet } from '../use-rows-sheet'
import { Tile, type Width } from './tile'

interface CarouselTileProps {
  readonly tile: string
  readonly title: string
  /** The field with an image. */
  readonly picture: string
  /** The fields below the title. */
  readonly facts: readonly string[]
  readonly width?: Width
}

/** Records as large pictures beside each other, which scroll by swipe, by buttons and by keyboard. */
export function CarouselTile({ tile, title, picture, facts, width = 4 }: CarouselTileProps) {
  const rows = useRows(tile)
  const resource = useApp()[rows?.resource ?? '']
  const list = useRef<HTMLUListElement>(null)
  const sheet = useRowsSheet(resource, rows?.rows ?? [], facts)
  const { t } = useTranslation()
  const listOf = useList()
  if (!rows || !resource || rows.rows.length === 0) return null
  return (
    <Tile width={width}>
      <ChartFrame
        title={title}
        sheet={sheet}
        lists={[listOf(t('charts.openList'), homeOf(resource))]}
        link={<Buttons title={title} list={list} />}
      >
        <ul ref={list} className={styles.slides} aria-label={title} data-records>
          {rows.rows.map((row) => (
            <Slide key={row.id} resource={resource} row={row} facts={facts} source={row[picture]} />
          ))}
        </ul>
      </ChartFrame>
    </Tile>
  )
}

interface ButtonsProps {
  readonly title: string
  readonly list: RefObject<HTMLUListElement | null>
}

/** Buttons that scroll to the next picture. */
function Buttons({ title, list }: ButtonsProps) {
  const { t } = useTranslation()
  const go = (step: 1 | -1) => {
    const { current } = list
    if (!current) return
    const isRtl = document.documentElement.dir === 'rtl'
    current.scrollBy({ left: step * (isRtl ? -1 : 1) * current.clientWidth, behavior: 'smooth' })
  }
  return (
    <span className={styles.buttons}>
      <button
        type="button"
        className="icon-button"
        aria-label={t('overview.previous', { title })}
        onClick={() => go(-1)}
      >
        <Icon name="caret-left" size={18} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('overview.next', { title })}
        onClick={() => go(1)}
      >
        <Icon name="caret-right" size={18} />
      </button>
    </span>
  )
}

interface SlideProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly facts: readonly string[]
  readonly source: unknown
}

function Slide({ resource, row, facts, source }: SlideProps) {
  const around = useRenderContext()
  const texts = facts.flatMap((name) => {
    const field = fieldOf(resource, name)
    return field ? [formatValue(field, row[name], { resource, name, row }, around)] : []
  })
  return (
    <li className={styles.slide}>
      <Link to={recordPath(resource, 'show', row)}>
        {typeof source === 'string' ? (
          <img src={source} alt="" loading="lazy" />
        ) : (
          <span className={styles.blank} aria-hidden="true" />
        )}
        <span className={styles.name}>{titleOf(resource, row)}</span>
        <span className={styles.facts}>{texts.filter(Boolean).join(' · ')}</span>
      </Link>
    </li>
  )
}

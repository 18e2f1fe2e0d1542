import { useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '#shell/icons'
import { Hint } from '#shell/parts/hint'
import { savePicture, saveSheet } from './chart-files'
import { ChartMenu } from './chart-menu'
import type { ChartList } from './chart-props'
import { ChartTable, type Sheet } from './chart-table'
import styles from './charts.module.css'

interface ChartFrameProps {
  readonly title: string
  /** What is shown, in a sentence for a hint beside the title. */
  readonly note?: string | undefined
  /** The level of the heading: 2 on a page, 3 inside a section. */
  readonly level?: 2 | 3
  readonly loading?: boolean
  /** Below the content; none if it is empty. */
  readonly caption?: string
  /** A small heading, for a single figure. */
  readonly isSmall?: boolean
  /** The same as a table, and for a file with plain numbers; undefined while there is nothing to show. */
  readonly sheet: Sheet | undefined
  /** The lists behind the content, in the menu. */
  readonly lists?: readonly ChartList[] | undefined
  /** Whether each of several lists is a link in the legend; otherwise the title leads to the first one. */
  readonly hasLinkedLegend?: boolean
  /** Beside the menu. */
  readonly link?: ReactNode
  readonly children: ReactNode
}

/** A heading with a menu, by which the content is shown as a table or saved as a file or picture. */
export function ChartFrame({ title, sheet, children, caption = '', ...frame }: ChartFrameProps) {
  const [isTable, setTable] = useState(false)
  const id = useId()
  const figure = useRef<HTMLElement>(null)
  const { note, level = 2, loading = false, isSmall = false, link, lists = [] } = frame
  const Heading = `h${level}` as const
  const listOfTitle = frame.hasLinkedLegend && lists.length > 1 ? undefined : lists[0]
  const picture = async () => {
    if (figure.current) await savePicture(figure.current, title)
  }
  return (
    <figure ref={figure} className={styles.figure} aria-labelledby={`${id}-title`} aria-busy={loading}>
      <div className={styles.head}>
        <Heading id={`${id}-title`} className={isSmall ? styles.smallTitle : styles.title}>
          <Title text={title} list={listOfTitle} />
        </Heading>
        <span className={styles.tools} data-no-picture>
          {link}
          {note && <Note title={title} text={note} />}
          {sheet && (
            <ChartMenu
              title={title}
              lists={lists}
              isTable={isTable}
              onTable={setTable}
              onSheet={() => saveSheet(title, sheet)}
              picture={isTable ? undefined : picture}
            />
          )}
        </span>
      </div>
      {sheet && isTable ? <ChartTable sheet={sheet} labelledBy={`${id}-title`} /> : children}
      {caption !== '' && <figcaption className={styles.sentence}>{caption}</figcaption>}
    </figure>
  )
}

/** The title, as a link if there is a list behind it. */
const Title = ({ text, list }: { readonly text: string; readonly list: ChartList | undefined }) =>
  list ? (
    <Link to={list.address} className={styles.list}>
      {text}
      <Icon name="caret-right" size={14} />
    </Link>
  ) : (
    text
  )

/** A button that shows what a figure is made of. */
function Note({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation()
  return (
    <Hint text={text}>
      <button type="button" className={styles.note} aria-label={t('charts.about', { title, text })}>
        <Icon name="info" size={16} />
      </button>
    </Hint>
  )
}

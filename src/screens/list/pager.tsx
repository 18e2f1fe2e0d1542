import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#base/format/intl'
import icon from '../moves/icon-button.module.css'
import styles from './pager.module.css'
import {
  pageCount,
  pagesAround,
  shownRows,
  type FoundPage,
  type PageState,
  type PageTarget,
} from '../list-model/pages'
import { pageSizes } from '../list-model/state/list-state'

interface PagerProps {
  readonly state: PageState
  readonly found: FoundPage
  readonly locale: string
  /** Shown in place of the total, if there is something. */
  readonly total?: ReactNode
  readonly onPage: (page: PageTarget) => void
  readonly onPageSize: (pageSize: number) => void
  /** Further controls at the start. */
  readonly children?: ReactNode
  /** Further controls in a line of their own. */
  readonly below?: ReactNode
}

/** The range of rows shown, their total, and buttons to other pages. */
export function Pager({ state, found, locale, total, onPage, onPageSize, children, below }: PagerProps) {
  const { t } = useTranslation()
  const number = (value: number) => formatNumber(value, locale)
  const { first, previous, next, last } = pagesAround(state, found)
  const [before, after] = rowsText(state, found, t, number).split(mark)
  return (
    <div className={styles.pager}>
      {children}
      <label className={styles.pageSize}>
        {t('list.rows')}
        <select value={state.pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span role="status">
        {before}
        {total || number(found.total) + (found.capped ? '+' : '')}
        {after}
      </span>
      <nav className={styles.pages} aria-label={t('list.pages')}>
        <PageButton label={t('list.firstPage')} path="M11 3 6 8l5 5M4 3v10" to={first} onPage={onPage} />
        <PageButton label={t('list.previousPage')} path="m10 3-5 5 5 5" to={previous} onPage={onPage} />
        <span className={styles.pageNow}>{pageText(state, found, t, number)}</span>
        <PageButton label={t('list.nextPage')} path="m6 3 5 5-5 5" to={next} onPage={onPage} />
        <PageButton label={t('list.lastPage')} path="m5 3 5 5-5 5m7-10v10" to={last} onPage={onPage} />
      </nav>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}

/** Where the total is in the sentence; it may be a button. */
const mark = '|'

type Write = (value: number) => string

/** Which rows are shown, as far as that is known. */
function rowsText(state: PageState, found: FoundPage, t: TFunction, number: Write): string {
  const rows = shownRows(state, found)
  if (!rows) return t('list.rowsInside', { count: found.count, shown: number(found.count), total: mark })
  const range = { from: number(rows.from), to: number(rows.to), total: mark }
  return t(rows.isFromEnd ? 'list.rowsFromEnd' : 'list.rowsShown', range)
}

/** The number of the page, and of all pages where that is known. */
function pageText({ page, pageSize }: PageState, found: FoundPage, t: TFunction, number: Write): string {
  if (page < 0) return page === -1 ? t('list.lastPage') : t('list.pageFromEnd', { page: number(-page) })
  if (page === 0) return ''
  if (found.capped) return t('list.pageNumber', { page: number(page) })
  return t('list.page', { page: number(page), pages: number(pageCount(found.total, pageSize)) })
}

interface PageButtonProps {
  readonly label: string
  readonly path: string
  readonly to: PageTarget | undefined
  readonly onPage: (page: PageTarget) => void
}

// `aria-disabled` instead of `disabled`, so that the button keeps the focus on the last page.
const PageButton = ({ label, path, to, onPage }: PageButtonProps) => (
  <button
    type="button"
    className={icon.button}
    aria-label={label}
    title={label}
    aria-disabled={!to}
    onClick={() => to && onPage(to)}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </button>
)

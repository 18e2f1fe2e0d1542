import { useTranslation } from 'react-i18next'
import { formatNumber } from '#base/format/intl'
import icon from '../moves/icon-button.module.css'
import styles from './pager.module.css'
import { lastStart, pageSizes } from '../list-model/state/list-state'

interface PagerProps {
  readonly page: number
  readonly pageSize: number
  /** The number of matching records. */
  readonly total: number
  readonly capped: boolean
  readonly locale: string
  readonly onPage: (page: number) => void
  readonly onPageSize: (pageSize: number) => void
}

/** The last page of a list: the server starts no page beyond its maximum offset. */
export const lastPageOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.min(Math.ceil(total / pageSize), Math.trunc(lastStart / pageSize) + 1))

/** The range of rows shown, their total, and buttons to other pages. */
export function Pager({ page, pageSize, total, capped, locale, onPage, onPageSize }: PagerProps) {
  const { t } = useTranslation()
  const last = lastPageOf(total, pageSize)
  const number = (value: number) => formatNumber(value, locale)
  const from = Math.min((page - 1) * pageSize + 1, total)
  const shown = {
    from: number(from),
    to: number(Math.min(page * pageSize, total)),
    total: number(total) + (capped ? '+' : ''),
  }
  return (
    <div className={styles.pager}>
      <label className={styles.pageSize}>
        {t('list.rows')}
        <select value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span role="status">{t('list.rowsShown', shown)}</span>
      <nav className={styles.pages} aria-label={t('list.pages')}>
        <PageButton
          label={t('list.firstPage')}
          path="M11 3 6 8l5 5M4 3v10"
          to={1}
          off={page <= 1}
          onPage={onPage}
        />
        <PageButton
          label={t('list.previousPage')}
          path="m10 3-5 5 5 5"
          to={page - 1}
          off={page <= 1}
          onPage={onPage}
        />
        <span className={styles.pageNow}>{t('list.page', { page: number(page), pages: number(last) })}</span>
        <PageButton
          label={t('list.nextPage')}
          path="m6 3 5 5-5 5"
          to={page + 1}
          off={page >= last}
          onPage={onPage}
        />
        <PageButton
          label={t('list.lastPage')}
          path="m5 3 5 5-5 5m7-10v10"
          to={last}
          off={page >= last}
          onPage={onPage}
        />
      </nav>
      {page === last && page * pageSize < total && (
        <p className={styles.limit}>{t('list.pageLimit', { limit: number(last * pageSize) })}</p>
      )}
    </div>
  )
}

interface PageButtonProps {
  readonly label: string
  readonly path: string
  readonly to: number
  readonly off: boolean
  readonly onPage: (page: number) => void
}

// `aria-disabled` instead of `disabled`, so that the button keeps the focus on the last page.
const PageButton = ({ label, path, to, off, onPage }: PageButtonProps) => (
  <button
    type="button"
    className={icon.button}
    aria-label={label}
    title={label}
    aria-disabled={off}
    onClick={() => off || onPage(to)}
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

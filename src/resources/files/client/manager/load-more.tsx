import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './entries.module.css'
import type { LoadedRows } from './use-entries'

/**
 * Loads the next page when the user scrolls near the end; a button does the same. After a failure only the button
 * does.
 */
export function LoadMore({ rows }: { rows: LoadedRows }) {
  const { hasMore, isFetching, isLoadingMore, hasFailedMore, more } = rows
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const load = useRef(more)
  useEffect(() => void (load.current = more))
  useEffect(() => {
    const { current } = button
    // Loaded rows that are being read again may cancel the next page, so they are waited for.
    if (!current || isFetching || hasFailedMore) return undefined
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      // Large enough to load even if the user has jumped past it, for example with the End key.
      rootMargin: '10000000px 0px 800px 0px',
    })
    near.observe(current)
    return () => near.disconnect()
  }, [hasMore, isFetching, hasFailedMore])
  if (!hasMore) return null
  return (
    <button
      ref={button}
      type="button"
      className={`button ${styles.loadMore}`}
      aria-busy={isLoadingMore}
      onClick={more}
    >
      {t('files.more')}
    </button>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './messages.module.css'

interface LoadPageProps {
  readonly side: 'older' | 'newer'
  readonly isLoading: boolean
  readonly onLoad: () => void
}

/** Loads earlier or later messages as soon as the user scrolls near them; a button does the same. */
export function LoadPage({ side, isLoading, onLoad }: LoadPageProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const load = useRef(onLoad)
  useEffect(() => void (load.current = onLoad))
  useEffect(() => {
    const { current } = button
    if (!current || isLoading) return
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      root: current.closest('[role="log"]'),
      rootMargin: '400px 0px',
    })
    near.observe(current)
    return () => near.disconnect()
  }, [isLoading])
  return (
    <button
      ref={button}
      type="button"
      className={`button ${styles.older}`}
      aria-busy={isLoading}
      onClick={onLoad}
    >
      {t(side === 'older' ? 'chat.loadOlder' : 'chat.loadNewer')}
    </button>
  )
}

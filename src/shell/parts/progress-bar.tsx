import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsNavigating } from '#providers/router/guarded-router'
import styles from './progress-bar.module.css'

/** Navigations shorter than this show no bar, in milliseconds. */
const delay = 300
/** The duration of the bar's exit animation, in milliseconds, as in its CSS. */
const farewell = 400

/** The thin bar above a page that is loading; it starts after 300 ms and runs to its end on arrival. */
export function ProgressBar() {
  const { t } = useTranslation()
  const phase = usePhase(useIsNavigating())
  if (phase === 'hidden') return null
  return phase === 'running' ? (
    <div className={styles.running} role="progressbar" aria-label={t('shell.changing')} />
  ) : (
    <div className={styles.arriving} aria-hidden="true" />
  )
}

type Phase = 'hidden' | 'running' | 'arriving'

function usePhase(isNavigating: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('hidden')
  // Set during rendering, so that an arrived page never renders a running bar.
  if (!isNavigating && phase === 'running') setPhase('arriving')
  useEffect(() => {
    if (!isNavigating) return undefined
    const timer = setTimeout(() => setPhase('running'), delay)
    return () => clearTimeout(timer)
  }, [isNavigating])
  useEffect(() => {
    if (phase !== 'arriving') return undefined
    const timer = setTimeout(() => setPhase('hidden'), farewell)
    return () => clearTimeout(timer)
  }, [phase])
  return phase
}

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import { Icon } from '../icons'
import { PartBoundary } from '../parts/part-boundary'
import { useWhenLoaded } from '../parts/use-when-loaded'
import styles from './notifications-button.module.css'
import { useInbox, useIsRested } from './use-inbox'

const popover = lazyModule(() => withDeferredTexts(() => import('./notifications-popover')))
const max = 99

/** The number of unread notifications, as a button that opens them. New ones are announced without moving the focus. */
export function NotificationsButton() {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const isOpen = anchor !== undefined
  const leave = () => setAnchor(undefined)
  const returnTo = useRef<HTMLElement>(undefined)
  const close = () => {
    returnTo.current = anchor
    leave()
  }
  // The page may have moved the focus since the click, and that place would get it back without this.
  useEffect(() => {
    if (isOpen) return
    returnTo.current?.focus()
    returnTo.current = undefined
  }, [isOpen])
  const part = useWhenLoaded(popover, isOpen, close)
  const isRested = useIsRested()
  const unread = useInbox('all', isRested || isOpen).data?.unread ?? 0
  const badge = unread > max ? `${max}+` : String(unread)
  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.button}`}
        aria-label={unread > 0 ? t('inbox.openUnread', { unread: badge }) : t('inbox.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={popover.prefetch}
        onFocus={popover.prefetch}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {badge}
          </span>
        )}
      </button>
      <Announcement unread={unread} />
      {part && anchor && (
        <PartBoundary onFailure={close}>
          <part.NotificationsPopover anchor={anchor} onClose={close} onLeave={leave} />
        </PartBoundary>
      )}
    </>
  )
}

/** Announces new notifications, except those that were there when the page was opened. */
function Announcement({ unread }: { unread: number }) {
  const { t } = useTranslation()
  const before = useRef<number>(undefined)
  const [more, setMore] = useState(0)
  useEffect(() => {
    if (before.current !== undefined) setMore(Math.max(0, unread - before.current))
    if (unread > 0 || before.current !== undefined) before.current = unread
  }, [unread])
  return (
    <span role="status" className="visually-hidden">
      {more > 0 && t('inbox.new', { count: more })}
    </span>
  )
}

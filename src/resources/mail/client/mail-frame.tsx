import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '#base/settings'
import { apiUrl } from '#text/api-base'
import { Icon } from '#shell/icons'
import { ErrorState } from '#shell/states'
import { useMailFrame } from './mail-data'
import styles from './reader.module.css'

const least = 120
/** The height of a frame that cannot be measured, because the API has another origin; it scrolls. */
const unmeasured = 480

interface MailFrameProps {
  readonly id: string
  /**
   * What follows the mail. It is rendered once the height of the mail is known, so that nothing moves under the
   * pointer.
   */
  readonly children: ReactNode
}

/**
 * The body of a mail, in a separate document without scripts. Remote content is not loaded unless the reader allows
 * it.
 */
export function MailFrame({ id, children }: MailFrameProps) {
  const { t } = useTranslation()
  const { themeMode } = useSettings()
  const [isRemote, setRemote] = useState(false)
  const [isShown, setShown] = useState(false)
  const { data, error, refetch } = useMailFrame(id, isRemote)
  if (error && !data)
    return (
      <>
        <ErrorState small error={error} onRetry={() => void refetch()} />
        {children}
      </>
    )
  return (
    <>
      <div className={styles.body} aria-busy={!data}>
        {data?.hasRemote && !isRemote && (
          <p className={styles.blocked}>
            <Icon name="image-square" size={18} />
            <span>{t('mail.remoteBlocked')}</span>
            <button type="button" className="button" onClick={() => setRemote(true)}>
              {t('mail.showRemote')}
            </button>
          </p>
        )}
        {data && (
          <Frame
            key={`${data.path}${themeMode}`}
            src={`${apiUrl(data.path)}?mode=${themeMode}`}
            onShown={setShown}
          />
        )}
      </div>
      {isShown && children}
    </>
  )
}

/** A frame as high as its content. It has no scripts, so being same-origin only lets this page measure it. */
function Frame({ src, onShown }: { src: string; onShown: (isShown: true) => void }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(least)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isLoaded) return
    onShown(true)
    const body = frame.current?.contentDocument?.body
    if (!body) return setHeight(unmeasured)
    const measure = () => setHeight(Math.max(least, Math.ceil(body.getBoundingClientRect().height) + 4))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(body)
    return () => observer.disconnect()
  }, [isLoaded, onShown])
  return (
    <iframe
      ref={frame}
      src={src}
      title={t('mail.frame')}
      className={styles.frame}
      style={{ height }}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      onLoad={() => setLoaded(true)}
    />
  )
}

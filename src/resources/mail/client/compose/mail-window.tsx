import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '#shell/icons'
import { MailForm } from './mail-form'
import { resizeMail, type OpenMail } from './open-mails'
import { useComposer } from './use-composer'
import styles from './window.module.css'

/** A docked mail: the page behind it stays usable. */
export function MailWindow({ mail }: { readonly mail: OpenMail }) {
  const { t } = useTranslation()
  const composer = useComposer(mail)
  const { key, kind, draft, size } = mail
  const name = t(`mail.${kind}`)
  const isMinimized = size === 'minimized'
  const close = () => void composer.close()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its controls closes it.
    <div
      role="dialog"
      aria-modal="false"
      aria-label={draft.subject ? `${name}: ${draft.subject}` : name}
      className={styles.window}
      data-writing
      data-size={size}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      {...composer.attachments.place}
    >
      <header className={styles.head}>
        <button
          type="button"
          className={styles.title}
          aria-expanded={!isMinimized}
          onClick={() => resizeMail(key, isMinimized ? 'normal' : 'minimized')}
        >
          <bdi>{draft.subject ?? name}</bdi>
        </button>
        {!isMinimized && (
          <>
            <WindowButton name={t('mail.minimize')} icon="minus" onRun={() => resizeMail(key, 'minimized')} />
            <span className={styles.onWide}>
              <WindowButton
                name={t(size === 'maximized' ? 'mail.restoreSize' : 'mail.maximize')}
                icon={size === 'maximized' ? 'arrows-in' : 'arrows-out'}
                onRun={() => resizeMail(key, size === 'maximized' ? 'normal' : 'maximized')}
              />
            </span>
          </>
        )}
        <WindowButton name={t('common.close')} icon="x" onRun={close} />
      </header>
      <div className={styles.content} hidden={isMinimized}>
        <MailForm mail={mail} composer={composer} />
      </div>
    </div>
  )
}

interface WindowButtonProps {
  readonly name: string
  readonly icon: IconName
  readonly onRun: () => void
}

const WindowButton = ({ name, icon, onRun }: WindowButtonProps) => (
  <button type="button" className="icon-button" aria-label={name} title={name} onClick={onRun}>
    <Icon name={icon} size={18} />
  </button>
)

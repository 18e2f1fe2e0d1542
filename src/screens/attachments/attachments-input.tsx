import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '#base/format/bytes'
import { useLocale } from '#base/format/use-locale'
import { RetryButton } from '../uploads/retry-button'
import type { Upload } from '../uploads/upload-states'
import { Icon } from '#shell/icons'
import styles from './attachments.module.css'
import type { Attachments, SentAttachment } from './use-attachments'

interface AttachedListProps {
  readonly value: readonly SentAttachment[]
  readonly attachments: Attachments
  readonly onRemove: (attachment: SentAttachment) => void
  /** Called when a focused element of the list has gone: something else gets the focus. */
  readonly onGone: () => void
  /** How an attached file is shown; by default its name and its size. */
  readonly renderFile?: ((attachment: SentAttachment) => ReactNode) | undefined
}

/** The attachments of a text: chosen with a button, or dropped or pasted onto the input. */
export function AttachmentsInput(props: Omit<AttachedListProps, 'onGone'>) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.input}>
      <AttachButton ref={button} attachments={props.attachments} className={styles.attach}>
        {t('attaching.attach')}
      </AttachButton>
      <AttachedList {...props} onGone={() => button.current?.focus()} />
    </div>
  )
}

interface AttachButtonProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly attachments: Attachments
  readonly className?: string | undefined
  /** Its label; without one it shows an icon. */
  readonly children?: ReactNode
}

/** Chooses files that are attached. */
export function AttachButton({ ref, attachments, className = 'icon-button', children }: AttachButtonProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const name = children === undefined ? t('attaching.attach') : undefined
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          attachments.attach([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <button
        ref={ref}
        type="button"
        className={className}
        aria-label={name}
        title={name}
        onClick={() => input.current?.click()}
      >
        <Icon name="paperclip" size={children === undefined ? 20 : 18} />
        {children}
      </button>
    </>
  )
}

/** The files that are attached, and those that are uploading. */
export function AttachedList({ value, attachments, onRemove, onGone, renderFile }: AttachedListProps) {
  const { t } = useTranslation()
  const { uploads, fault, isOver } = attachments
  const list = useLastShown(value.length + uploads.all.length + uploads.all.filter(hasFailed).length)
  const after = (work: () => void) => () => {
    work()
    onGone()
  }
  return (
    <>
      {fault && (
        <p role="alert" className="field-error">
          {fault}
        </p>
      )}
      {value.length + uploads.all.length > 0 && (
        <ul ref={list} className={styles.list} aria-label={t('attaching.attachments')}>
          {value.map((attachment) => (
            <li key={attachment.content}>
              {renderFile ? renderFile(attachment) : <Name file={attachment} />}
              <Remove name={attachment.name} onRemove={after(() => onRemove(attachment))} />
            </li>
          ))}
          {uploads.all.map((item) => (
            <UnderWay
              key={item.key}
              upload={item}
              onRetry={after(() => uploads.retry(item.key))}
              onCancel={after(() => uploads.cancel(item.key))}
            />
          ))}
        </ul>
      )}
      {isOver && <p className={styles.over}>{t('attaching.drop')}</p>}
    </>
  )
}

const hasFailed = ({ state }: Upload) => state === 'failed'

/** Scrolls to the end of a list whenever it grows. */
function useLastShown(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    before.current = count
  }, [count])
  return list
}

interface UnderWayProps {
  readonly upload: Upload
  readonly onRetry: () => void
  readonly onCancel: () => void
}

/** A file that is uploading or has failed to upload. */
function UnderWay({ upload, onRetry, onCancel }: UnderWayProps) {
  const { t } = useTranslation()
  const { file, share, problem } = upload
  const { name } = file
  const percent = Math.round(share * 100)
  if (problem === undefined)
    return (
      <li>
        <Name file={file} />
        <progress max={100} value={percent} aria-label={t('attaching.under', { name, percent })} />
        <Remove name={name} onRemove={onCancel} />
      </li>
    )
  return (
    <li data-failed>
      <Name file={file} />
      <span role="alert" className={styles.problem}>
        {problem}
      </span>
      <RetryButton name={name} onRetry={onRetry} />
      <Remove name={name} onRemove={onCancel} />
    </li>
  )
}

function Name({ file: { name, size } }: { readonly file: { readonly name: string; readonly size: number } }) {
  const locale = useLocale()
  return (
    <>
      <Icon name="paperclip" size={16} />
      <span className={styles.name} dir="auto" title={name}>
        {name}
      </span>
      <span className={styles.size} dir="auto">
        {formatBytes(size, locale)}
      </span>
    </>
  )
}

function Remove({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="icon-button small"
      aria-label={t('attaching.detach', { name })}
      onClick={onRemove}
    >
      <Icon name="x" size={14} />
    </button>
  )
}

import Button from '@mui/material/Button'
import { useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isUploadAddress } from '#providers/data/content-addresses'
import { Icon } from '#shell/icons'
import { fileName } from '#screens/fields/format'
import styles from './upload.module.css'
import type { InputProps } from '../input-props'
import { LineInput } from '../text-inputs'
import { useUpload, type Under } from './use-upload'

/** A file: uploaded, or referred to by its address. */
export const FileInput = (props: InputProps) => <UploadInput {...props} isPicture={false} />
/** An image: uploaded, or referred to by its address, with a preview. */
export const ImageInput = (props: InputProps) => <UploadInput {...props} isPicture />

const attributes = { inputMode: 'url', spellCheck: false, placeholder: 'https://' } as const
const canBeShown = (value: string) => /^(\/(?![/\\])|https:\/\/)\S+$/.test(value)

type UploadProps = InputProps & { readonly isPicture: boolean }

function UploadInput(props: UploadProps) {
  const { isPicture, label, onChange } = props
  const { t } = useTranslation()
  const value = String(props.value ?? '').trim()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const upload = useUpload(onChange)
  const take = (file: File | undefined) => file && void upload.start(file, isPicture)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const choose = () => chooser.current?.click()
  return (
    <div
      className={styles.upload}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {upload.under ? (
        <Sending under={upload.under} onCancel={upload.cancel} />
      ) : isUploadAddress(value) ? (
        <ChosenFile {...props} address={value} onChoose={choose} />
      ) : (
        <Address {...props} address={value} onChoose={choose} />
      )}
      {upload.problem && (
        <p role="alert" className={styles.problem}>
          {upload.problem}
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('form.chooseFileFor', { field: label })}
        accept={isPicture ? 'image/*' : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows the same file to be chosen again.
          target.value = ''
          take(file)
        }}
      />
    </div>
  )
}

type Chosen = UploadProps & { readonly address: string; readonly onChoose: () => void }

/** A typed address, with a button to upload a file. */
function Address({ address, onChoose, isPicture, ...props }: Chosen) {
  const { t } = useTranslation()
  return (
    <div className={styles.line}>
      <LineInput
        {...props}
        attributes={attributes}
        startAdornment={isPicture ? <Small key={address} address={address} /> : undefined}
      />
      <Button
        variant="outlined"
        color="inherit"
        className={styles.choose}
        startIcon={<Icon name="upload-simple" size={18} />}
        aria-label={t('form.chooseFileFor', { field: props.label })}
        onClick={onChoose}
      >
        {t('form.chooseFile')}
      </Button>
    </div>
  )
}

/** An uploaded file: preview, link, and buttons to replace and remove it. */
function ChosenFile({
  address,
  onChoose,
  isPicture,
  id,
  label,
  describedBy,
  invalid,
  inputRef,
  onChange,
}: Chosen) {
  const { t } = useTranslation()
  const name = fileName(address)
  return (
    <div className={styles.kept} role="group" aria-label={`${label}: ${name}`}>
      {isPicture ? (
        <img src={address} alt={t('form.preview')} className={styles.preview} />
      ) : (
        <Icon name="file" size={28} />
      )}
      <a href={address} target="_blank" rel="noreferrer" className={styles.name}>
        {name}
      </a>
      <span className={styles.buttons}>
        <Button
          id={id}
          size="small"
          color="inherit"
          ref={inputRef as React.Ref<HTMLButtonElement>}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onClick={onChoose}
        >
          {t('form.replaceFile')}
        </Button>
        <Button size="small" color="inherit" onClick={() => onChange('')}>
          {t('form.removeFile')}
        </Button>
      </span>
    </div>
  )
}

function Sending({ under, onCancel }: { under: Under; onCancel: () => void }) {
  const { t } = useTranslation()
  const percent = Math.round(under.share * 100)
  return (
    <div className={styles.kept}>
      <span className={styles.name}>{under.name}</span>
      <progress
        className={styles.bar}
        max={100}
        value={percent}
        aria-label={t('form.sendingFile', { name: under.name })}
      />
      <span className={styles.percent}>{percent} %</span>
      <Button size="small" color="inherit" onClick={onCancel}>
        {t('form.cancelFile')}
      </Button>
    </div>
  )
}

/** A preview of the image at the address, once it can be loaded. */
function Small({ address }: { address: string }) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  return !canBeShown(address) || isBroken ? null : (
    <img
      src={address}
      alt={t('form.preview')}
      width={28}
      height={28}
      loading="lazy"
      referrerPolicy="no-referrer"
      className={styles.small}
      onError={() => setBroken(true)}
    />
  )
}

import Button from '@mui/material/Button'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isUploadAddress } from '#providers/data/http/content-addresses'
import { useDropped } from '#screens/uploads/use-dropped'
import { Icon } from '#shell/icons'
import { fileName } from '#screens/fields/text/format'
import styles from './upload.module.css'
import type { InputProps } from '../input-props'
import { LineInput } from '../text-inputs'
import { FileChooser } from './file-chooser'
import { Sending } from './sending'
import { useUpload } from './use-upload'

export const addressAttributes = {
  inputMode: 'url',
  spellCheck: false,
  placeholder: 'https://',
} as const

/** A file: uploaded, or referred to by its address. */
export function FileInput(props: InputProps) {
  const { label, onChange } = props
  const value = String(props.value ?? '').trim()
  const chooser = useRef<HTMLInputElement>(null)
  const upload = useUpload(onChange)
  const { isOver, handlers } = useDropped(true, ([file]) => file && void upload.start(file))
  const choose = () => chooser.current?.click()
  return (
    <div className={styles.upload} data-over={isOver || undefined} {...handlers}>
      {upload.under ? (
        <Sending under={upload.under} onCancel={upload.cancel} />
      ) : isUploadAddress(value) ? (
        <ChosenFile {...props} address={value} onChoose={choose} />
      ) : (
        <Address {...props} onChoose={choose} />
      )}
      {upload.problem && (
        <p role="alert" className={styles.problem}>
          {upload.problem}
        </p>
      )}
      <FileChooser ref={chooser} label={label} onFile={(file) => void upload.start(file)} />
    </div>
  )
}

type Chosen = InputProps & { readonly onChoose: () => void }

/** A typed address, with a button to upload a file. */
function Address({ onChoose, ...props }: Chosen) {
  const { t } = useTranslation()
  return (
    <div className={styles.line}>
      <LineInput {...props} attributes={addressAttributes} />
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

/** An uploaded file: link, and buttons to replace and remove it. */
function ChosenFile(props: Chosen & { readonly address: string }) {
  const { address, onChoose, id, label, describedBy, invalid, inputRef, onChange } = props
  const { t } = useTranslation()
  const name = fileName(address)
  return (
    <div className={styles.kept} role="group" aria-label={`${label}: ${name}`}>
      <Icon name="file" size={28} />
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

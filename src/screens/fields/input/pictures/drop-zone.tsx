import Button from '@mui/material/Button'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import type { InputProps } from '../input-props'
import type { Crop } from './picture-files'
import styles from './pictures.module.css'

type DropZoneProps = InputProps & {
  readonly crop: Crop | undefined
  readonly onChoose: () => void
  /** Called to enter the address of a picture instead. */
  readonly onType: () => void
}

/** Where a picture is dropped or pasted; a press opens the browser's dialog for files. */
export function DropZone(props: DropZoneProps) {
  const { crop, onChoose, onType, id, label, describedBy, invalid, inputRef, onBlur } = props
  const { t } = useTranslation()
  return (
    <>
      <button
        type="button"
        id={id}
        ref={inputRef as Ref<HTMLButtonElement>}
        className={styles.zone}
        data-round={crop === 'round' || undefined}
        data-invalid={invalid || undefined}
        // It contains the visible text, as speech input needs.
        aria-label={`${t('form.chooseFileFor', { field: label })}. ${t('form.dropPicture')}`}
        aria-describedby={describedBy}
        onClick={onChoose}
        onBlur={onBlur}
      >
        <span className={styles.circle} aria-hidden="true">
          <Icon name="image-square" size={24} />
        </span>
        <span className={styles.words}>
          <b>{t('form.dropPicture')}</b>
        </span>
      </button>
      <span className={styles.kinds}>{t('form.pictureKinds')}</span>
      <Button size="small" color="inherit" className={styles.other} onClick={onType}>
        {t('form.useAddress')}
      </Button>
    </>
  )
}

import Button from '@mui/material/Button'
import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { isUploadAddress } from '#providers/data/http/content-addresses'
import { fileName } from '#screens/fields/text/format'
import { Icon } from '#shell/icons'
import type { InputProps } from '../input-props'
import { aspectOf, type Crop } from './picture-files'
import styles from './pictures.module.css'

type ChosenProps = InputProps & {
  readonly crop: Crop | undefined
  readonly address: string
  readonly onChoose: () => void
  readonly onRemove: () => void
  /** Called to change the address of a picture that was not uploaded. */
  readonly onType: () => void
}

/** A picture that was chosen: a preview, its name, and buttons to replace and remove it. */
export function ChosenPicture(props: ChosenProps) {
  const { crop, address, onChoose, onRemove, onType, id, label, describedBy, invalid, inputRef } = props
  const { t } = useTranslation()
  const name = fileName(address)
  return (
    <div className={styles.chosen} role="group" aria-label={`${label}: ${name}`}>
      <Preview key={address} address={address} crop={crop} />
      <span className={styles.about}>
        <a href={address} target="_blank" rel="noreferrer" className={styles.name}>
          {name}
        </a>
        <span className={styles.buttons}>
          <Button
            id={id}
            size="small"
            color="inherit"
            variant="outlined"
            ref={inputRef as Ref<HTMLButtonElement>}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            onClick={onChoose}
          >
            {t('form.replaceFile')}
          </Button>
          <Button size="small" color="inherit" onClick={onRemove}>
            {t('form.removeFile')}
          </Button>
          {!isUploadAddress(address) && (
            <Button size="small" color="inherit" onClick={onType}>
              {t('form.useAddress')}
            </Button>
          )}
        </span>
      </span>
    </div>
  )
}

/** The picture as it is shown elsewhere; an icon if it cannot be loaded. */
function Preview({ address, crop }: Pick<ChosenProps, 'address' | 'crop'>) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  return (
    <span
      className={styles.preview}
      data-round={crop === 'round' || undefined}
      style={crop === undefined ? undefined : { aspectRatio: aspectOf(crop) }}
    >
      {isBroken ? (
        <Icon name="image-square" size={32} />
      ) : (
        <img
          src={address}
          alt={t('form.preview')}
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  )
}

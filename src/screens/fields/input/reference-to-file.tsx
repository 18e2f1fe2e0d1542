import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './input.module.css'
import type { InputProps } from './input-props'
import { LineInput } from './text-inputs'

const attributes = { inputMode: 'url', spellCheck: false, placeholder: 'https://' } as const

/** The place of a file: a path of this site or an https address. */
export const FileInput = (props: InputProps) => <LineInput {...props} attributes={attributes} />

const canBeShown = (value: string) => /^(\/(?![/\\])|https:\/\/)\S+$/.test(value)

/** The place of a picture, with the picture beside it once it can be loaded. */
export function ImageInput(props: InputProps) {
  const { t } = useTranslation()
  const place = String(props.value ?? '').trim()
  const [broken, setBroken] = useState('')
  const picture = canBeShown(place) && broken !== place
  return (
    <LineInput
      {...props}
      attributes={attributes}
      startAdornment={
        picture ? (
          <img
            src={place}
            alt={t('form.preview')}
            width={28}
            height={28}
            loading="lazy"
            referrerPolicy="no-referrer"
            className={styles.picture}
            onError={() => setBroken(place)}
          />
        ) : undefined
      }
    />
  )
}

import { useTranslation } from 'react-i18next'
import styles from './input.module.css'
import type { InputProps } from './input-props'
import { LineInput } from './text-inputs'

const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value)

export function ColorInput(props: InputProps) {
  const { t } = useTranslation()
  const value = String(props.value ?? '')
  return (
    <LineInput
      {...props}
      attributes={{ spellCheck: false, placeholder: '#0b66d6' }}
      startAdornment={
        <input
          type="color"
          aria-label={t('form.pick', { field: props.label })}
          value={isColor(value) ? value : '#000000'}
          onChange={(event) => props.onChange(event.target.value)}
          className={styles.swatch}
        />
      }
    />
  )
}

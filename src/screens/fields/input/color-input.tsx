import { useTranslation } from 'react-i18next'
import { presets } from '#theme/tokens'
import styles from './color-input.module.css'
import type { InputProps } from './input-props'
import { LineInput } from './text-inputs'

const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value)

/** The colours of the theme, in the format of colour fields. */
const swatches = Object.entries(presets).map(([name, { main }]) => ({
  name: name as keyof typeof presets,
  color: main.toLowerCase(),
}))

/** A colour: one of the theme, or any other typed as '#rrggbb'. */
export function ColorInput(props: InputProps) {
  const { t } = useTranslation()
  const value = String(props.value ?? '').toLowerCase()
  const choose = (color: string) => props.onChange(color === value && !props.required ? '' : color)
  return (
    <>
      <LineInput
        {...props}
        attributes={{ spellCheck: false, placeholder: '#0b66d6', dir: 'ltr' }}
        startAdornment={
          <span
            aria-hidden="true"
            className={styles.current}
            style={isColor(value) ? { background: value } : undefined}
          />
        }
      />
      <div role="group" aria-label={t('form.colors', { field: props.label })} className={styles.swatches}>
        {swatches.map(({ name, color }) => (
          <button
            key={color}
            type="button"
            className={styles.swatch}
            style={{ background: color }}
            aria-label={name === 'default' ? t('form.green') : t(`settings.themeColorPresets.${name}`)}
            aria-pressed={value === color}
            onClick={() => choose(color)}
            onBlur={props.onBlur}
          />
        ))}
      </div>
    </>
  )
}

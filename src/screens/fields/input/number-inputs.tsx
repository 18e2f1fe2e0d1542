import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldOf } from '#define/kinds'
import { minorDigits } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { InputProps } from './input-props'
import styles from './input.module.css'
import { readDecimal, readMinor, writeDecimal, writeMinor, type ReadNumber } from '#money/number-text'
import { LineInput } from './text-inputs'
import { useCurrency } from './use-currency'

interface Script {
  readonly read: (text: string) => ReadNumber
  readonly write: (value: number) => string
  /** Changes when the same text means another number. */
  readonly unit: string
}

/**
 * A number typed as text. Text that cannot be parsed stays in the form as typed, so that nothing is lost and the
 * schema rejects it. When the unit changes, the text is parsed again: 20.00 euros become 20 yen.
 */
function NumberInput({ script, adornment, ...props }: InputProps & { script: Script; adornment?: string }) {
  const { value, onChange, onBlur } = props
  const shown = (each: unknown) => (typeof each === 'number' ? script.write(each) : String(each ?? ''))
  const [text, setText] = useState(() => shown(value))
  const known = useRef({ value, unit: script.unit })
  const emit = (typed: string) => {
    const read = typed.trim() === '' ? { value: null } : script.read(typed)
    known.current = { value: 'value' in read ? read.value : typed, unit: script.unit }
    onChange(known.current.value)
  }
  const follow = useEffectEvent((next: unknown, unit: string) => {
    if (!Object.is(known.current.value, next)) {
      known.current = { value: next, unit }
      setText(shown(next))
    } else if (known.current.unit !== unit) {
      emit(text)
      setText(shown(known.current.value))
    }
  })
  useEffect(() => follow(value, script.unit), [value, script.unit])
  return (
    <LineInput
      {...props}
      value={text}
      onChange={(typed) => {
        setText(String(typed))
        emit(String(typed))
      }}
      onBlur={() => {
        if (typeof value === 'number') setText(script.write(value))
        onBlur()
      }}
      endAdornment={adornment ? <span className={styles.unit}>{adornment}</span> : undefined}
      attributes={{
        inputMode: 'decimal',
        autoComplete: 'off',
        className: styles.figures ?? '',
      }}
    />
  )
}

export function IntegerInput(props: InputProps & { readonly adornment?: string }) {
  const locale = useLocale()
  const script = {
    read: (text: string) => readMinor(text, 0, locale),
    write: (value: number) => writeMinor(value, 0, locale),
    unit: '',
  }
  return <NumberInput {...props} script={script} />
}

export function DecimalInput({ field, ...props }: InputProps & { readonly field: FieldOf<'decimal'> }) {
  const locale = useLocale()
  const scale = field.scale ?? 2
  const script = {
    read: (text: string) => readDecimal(text, scale, locale),
    write: (value: number) => writeDecimal(value, scale, locale),
    unit: '',
  }
  return <NumberInput {...props} script={script} />
}

/** An amount, typed in the major unit of its currency and stored as an integer in minor units. */
export function MoneyInput({ field, ...props }: InputProps & { readonly field: FieldOf<'money'> }) {
  const locale = useLocale()
  const currency = useCurrency(field)
  const digits = minorDigits(currency)
  const script = {
    read: (text: string) => readMinor(text, digits, locale),
    write: (value: number) => writeMinor(value, digits, locale),
    unit: String(digits),
  }
  return <NumberInput {...props} script={script} adornment={currency} />
}

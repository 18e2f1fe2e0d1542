import { useId, useState, type ChangeEvent, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from './text-field'
import './code-input.css'

const length = 6

interface CodeFieldProps {
  readonly label: string
  readonly error: string | undefined
  readonly isFirst?: boolean
  /** Called with the form when the last digit is entered. */
  readonly onComplete?: (form: HTMLFormElement) => void
}

/**
 * Six digits in six boxes. It is a single input, so that pasting, autofill of one-time codes and screen readers work
 * as usual; the boxes are rendered behind it.
 */
export function CodeField({ label, error, isFirst, onComplete }: CodeFieldProps) {
  const id = useId()
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [index, setIndex] = useState<number>()
  const change = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOf(input.value)
    setCode(digits)
    const isTyped = !(nativeEvent as InputEvent).inputType?.startsWith('delete')
    if (digits.length === length && digits !== code && isTyped && input.form) {
      const { form } = input
      // The form reads the input, which has the new digits only after this event.
      setTimeout(() => onComplete?.(form))
    }
  }
  const select = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => setIndex(selectBox(input))
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className="code" dir="ltr" data-invalid={error !== undefined}>
        {Array.from({ length }, (_, box) => (
          <span key={box} className="code-box" data-active={box === index} aria-hidden="true">
            {code[box]}
          </span>
        ))}
        <input
          id={id}
          name="code"
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The code is the only content of the page.
          autoFocus={isFirst}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}-help` : `${id}-error`}
          onChange={change}
          onSelect={select}
          onFocus={select}
          onKeyDown={moveByArrow}
          onBlur={() => setIndex(undefined)}
        />
      </div>
      <span className="visually-hidden" id={`${id}-help`}>
        {t('auth.codeHelp')}
      </span>
    </FieldFrame>
  )
}

/** The digits of a typed or pasted text; full-width digits are converted and separators removed. */
const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length)

/** Selects the digit at the caret, so that typing replaces it. Returns the index of its box. */
function selectBox(input: HTMLInputElement): number {
  const { selectionStart, selectionEnd, value } = input
  const start = Math.min(selectionStart ?? 0, length - 1)
  const isOne = selectionEnd === selectionStart || selectionStart === length
  if (isOne && start < value.length) input.setSelectionRange(start, start + 1)
  return start
}

// By default an arrow key would only remove the selection. The boxes run from left to right in every language.
function moveByArrow(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!step || event.shiftKey) return
  event.preventDefault()
  const input = event.currentTarget
  const here = Math.min(input.selectionStart ?? 0, length - 1)
  const next = Math.max(0, Math.min(here + step, input.value.length))
  input.setSelectionRange(next, next)
}

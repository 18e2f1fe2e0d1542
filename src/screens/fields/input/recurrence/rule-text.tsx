import { useTranslation } from 'react-i18next'
import type { InputProps } from '../input-props'
import { LineInput } from '../text-inputs'

/** A rule as text, for those that no other input can compose. */
export function RuleText(props: InputProps) {
  const { t } = useTranslation()
  return (
    <LineInput
      {...props}
      id={`${props.id}-text`}
      inputRef={null}
      attributes={{
        'aria-label': t('repeating.ruleText'),
        placeholder: t('repeating.ruleHint'),
        spellCheck: false,
        autoComplete: 'off',
        dir: 'ltr',
      }}
    />
  )
}

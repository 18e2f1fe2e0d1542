import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#base/format/use-locale'
import { Select } from '#shell/parts/select/select'
import type { InputProps } from '../input-props'
import { movedRule, presetRules, defaultDays, type Beginning } from '../../recurrence/presets'
import { readRule, writeRule } from '../../recurrence/rule'
import { sentenceOf } from '../../recurrence/sentence'
import { CustomRule } from './custom-rule'
import styles from './recurrence.module.css'
import { RuleText } from './rule-text'
import { useBeginning } from './use-beginning'

/** How a record repeats: not at all, by a common rule, by a composed one, or by a rule written as text. */
export function RecurrenceInput(props: InputProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const beginning = useBeginning(props.name)
  const value = String(props.value ?? '')
  const rule = readRule(value)
  const [opened, setOpened] = useState<'custom' | 'text'>()
  useFollowing(value, beginning, props.onChange)
  const presets = presetRules(beginning.day).map((each) => ({
    value: writeRule(each),
    label: sentenceOf(each, beginning.zone, { locale, t }),
  }))
  const isPreset = presets.some((each) => each.value === value)
  const isText = opened === 'text' || (value !== '' && !rule)
  const isCustom = !isText && value !== '' && (opened === 'custom' || !isPreset)
  const choose = (chosen: string) => {
    setOpened(chosen === 'custom' || chosen === 'text' ? chosen : undefined)
    if (chosen === 'custom') {
      if (!rule) props.onChange(writeRule(firstRule(beginning)))
    } else if (chosen !== 'text') props.onChange(chosen)
  }
  return (
    <>
      <Select
        id={props.id}
        name={props.path}
        options={[
          { value: '', label: t('repeating.never') },
          ...presets,
          { value: 'custom', label: t('repeating.custom') },
          { value: 'text', label: t('repeating.asText') },
        ]}
        value={isText ? 'text' : isCustom ? 'custom' : value}
        onChange={choose}
        onBlur={props.onBlur}
        inputRef={props.inputRef}
        isInvalid={props.invalid}
        isRequired={props.required}
        describedBy={props.describedBy}
      />
      {isText && <RuleText {...props} />}
      {isCustom && rule && (
        <div className={styles.custom} role="group" aria-label={t('repeating.custom')}>
          <CustomRule
            rule={rule}
            beginning={beginning}
            onChange={(next) => props.onChange(writeRule(next))}
          />
          <p className={styles.sentence} role="status">
            {sentenceOf(rule, beginning.zone, { locale, t })}
          </p>
        </div>
      )}
    </>
  )
}

const firstRule = ({ day }: Beginning) => ({
  frequency: 'WEEKLY' as const,
  interval: 1,
  days: defaultDays('WEEKLY', day),
  end: { kind: 'never' as const },
})

/** Keeps the days of the rule on those of the record, when its start or its time zone changes in the form. */
function useFollowing(value: string, beginning: Beginning, onChange: (value: string) => void): void {
  const before = useRef({ value, ...beginning })
  const { day, zone } = beginning
  const follow = useEffectEvent(() => {
    const { value: was, ...from } = before.current
    before.current = { value, day, zone }
    const rule = readRule(value)
    // If the rule has changed too, the record was loaded again.
    if (!rule || was !== value || (from.day === day && from.zone === zone)) return
    const next = writeRule(movedRule(rule, from, { day, zone }))
    if (next !== writeRule(rule)) onChange(next)
  })
  useEffect(() => follow(), [value, day, zone])
}

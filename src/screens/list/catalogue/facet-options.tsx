import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameWithCode } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useLabels } from '#base/i18n/labels'
import { isNamedColor, NamedSwatch } from '#screens/fields/named-color/swatch'
import { valuesOf } from '#screens/list-model/state/top-condition'
import styles from './catalogue.module.css'
import { FacetBones, FacetChoice, FacetFrame } from './facet-choice'
import { toggledCondition } from './facet-condition'
import type { FacetProps } from './facet-props'
import type { FacetValue } from './found-facets'

/** So many values are shown at first. */
const shownAtFirst = 8

/** The values of a facet as checkboxes, of a currency as radio buttons; of a boolean only yes. */
export function FacetOptions(props: FacetProps) {
  const { t } = useTranslation()
  const { field, name, label, values, capped, condition, onChange } = props
  const group = useId()
  const textOf = useValueText(props)
  const [isWhole, setWhole] = useState(false)
  if (!values) return <FacetFrame label={label}>{<FacetBones />}</FacetFrame>
  const isYes = field.kind === 'boolean'
  // Amounts of several currencies cannot be compared, so one is chosen.
  const isOne = field.kind === 'currency'
  const chosen = isYes ? (condition ? ['true'] : []) : valuesOf(condition)
  const all = isYes
    ? [values.find(({ value }) => value === 'true') ?? { value: 'true', count: 0 }]
    : ordered(props)
  const missing = chosen.filter((value) => !all.some((item) => item.value === value))
  const items = [...all, ...missing.map((value): FacetValue => ({ value, count: 0 }))]
  if (items.length === 0 || (isOne && items.length === 1 && chosen.length === 0)) return null
  const shown = isWhole ? items : items.slice(0, shownAtFirst)
  return (
    <FacetFrame label={label}>
      {shown.map((item) => (
        <FacetChoice
          key={item.value}
          type={isOne ? 'radio' : 'checkbox'}
          group={group}
          isChosen={chosen.includes(item.value)}
          count={item.count}
          capped={capped}
          onToggle={() => onChange(toggledCondition(name, field, condition, item.value))}
        >
          {isNamedColor(item.value) && <NamedSwatch color={item.value} />}
          {isYes ? t('list.yes') : textOf(item)}
        </FacetChoice>
      ))}
      {items.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {t('facets.more', { count: items.length - shown.length })}
        </button>
      )}
    </FacetFrame>
  )
}

/** Options in their declared order, everything else the most frequent first. */
function ordered({ field, values = [] }: FacetProps): readonly FacetValue[] {
  if (field.kind !== 'choice' && field.kind !== 'choices') return values
  const { options } = field
  return values.toSorted((item, other) => options.indexOf(item.value) - options.indexOf(other.value))
}

function useValueText({ resource, name, field }: FacetProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const locale = useLocale()
  return ({ value, title }: FacetValue): string => {
    if (field.kind === 'currency') return nameWithCode(value, locale)
    if (field.kind === 'ref') return title ?? t('list.goneOrNoAccess')
    return field.kind === 'tags' ? value : labels.option(resource, name, value)
  }
}

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { rangesOf, type FacetRange } from '#define/lists/facets'
import { formatMoney, formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Stars } from '#screens/fields/stars'
import styles from './catalogue.module.css'
import { FacetBones, FacetChoice, FacetFrame } from './facet-choice'
import { rangeCondition, rangeOf } from './facet-condition'
import { FacetEnds } from './facet-ends'
import type { FacetProps } from './facet-props'

/** The ranges of a number as radio buttons, and of an amount its two ends as inputs. */
export function FacetBounds(props: FacetProps) {
  const { name, label, facet, values, capped, condition, onChange } = props
  const { t } = useTranslation()
  const group = useId()
  const textOf = useRangeText(props)
  if (!values) return <FacetFrame label={label}>{<FacetBones />}</FacetFrame>
  if (props.field.kind === 'money' && (props.currency === undefined || values.length === 0))
    return (
      <FacetFrame label={label}>
        <span className={styles.count}>{t('facets.currencyFirst')}</span>
      </FacetFrame>
    )
  const chosen = rangeOf(name, facet, condition)
  return (
    <FacetFrame label={label}>
      {rangesOf(facet).map((range) => (
        <FacetChoice
          key={range.value}
          type="radio"
          group={group}
          isChosen={range.value === chosen}
          count={values.find(({ value }) => value === range.value)?.count}
          capped={capped}
          onToggle={() => onChange(range.value === chosen ? undefined : rangeCondition(name, range))}
        >
          {textOf(range)}
        </FacetChoice>
      ))}
      {facet !== true && 'bounds' in facet && <FacetEnds key={JSON.stringify(condition)} {...props} />}
    </FacetFrame>
  )
}

function useRangeText(props: FacetProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { currency } = props
  const amount = (value = 0) =>
    currency === undefined ? formatNumber(value, locale) : formatMoney(value, currency, locale)
  const isStars = 'stars' in props.field && props.field.stars === true
  return ({ from, below }: FacetRange) => {
    if (isStars) return <StarsUp from={from ?? 0} />
    if (from === undefined) return t('facets.under', { to: amount(below) })
    return below === undefined
      ? t('facets.over', { from: amount(from) })
      : t('facets.between', { from: amount(from), to: amount(below) })
  }
}

const StarsUp = ({ from }: { from: number }) => {
  const { t } = useTranslation()
  return (
    <>
      <Stars rating={from} label={t('facets.starsUp', { stars: from })} />
      <span aria-hidden="true">{t('facets.up')}</span>
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { formatDay } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import chips from '#screens/list/toolbar/filter-chips.module.css'
import { RemovableChip } from '#screens/list/toolbar/removable-chip'
import {
  kindOfOperator,
  optionsOfOperator,
  searchPartsOf,
  withoutPart,
  type SearchPart,
  type SearchTerm,
} from '../../mail-search.wire'
import type { SystemLabel } from '../mail-data'
import styles from './search-chips.module.css'

interface SearchChipsProps {
  readonly search: string
  readonly onSearch: (search: string) => void
}

/**
 * The conditions of a search that are more than words, each with a button that removes it, and a hint for an operator
 * with a value that it does not accept.
 */
export function SearchChips({ search, onSearch }: SearchChipsProps) {
  const { t } = useTranslation()
  const nameOf = useNameOfPart()
  const parts = searchPartsOf(search)
  const misused = parts.flatMap(({ terms }) => terms.filter((term) => term.misused !== undefined))
  if (!parts.some(isCondition) && misused.length === 0) return null
  return (
    <div className={styles.conditions}>
      <div className={chips.chips} role="group" aria-label={t('mailSearch.conditions')}>
        {parts.map((part, index) =>
          isCondition(part) ? (
            <RemovableChip key={`${index}${part.text}`} onRemove={() => onSearch(withoutPart(parts, index))}>
              <span dir="auto">{nameOf(part)}</span>
            </RemovableChip>
          ) : null,
        )}
        {misused.map((term) => (
          <Misused key={term.value} term={term} />
        ))}
      </div>
    </div>
  )
}

const isCondition = ({ terms: [first, ...others] }: SearchPart): boolean =>
  others.length > 0 ||
  (first !== undefined && (first.operator !== undefined || first.isNot || first.isPhrase))

function Misused({ term: { value, misused } }: { readonly term: SearchTerm }) {
  const { t } = useTranslation()
  if (misused === undefined) return null
  return (
    <span role="status" dir="auto">
      {t(`mailSearch.misused.${kindOfOperator(misused)}`, {
        text: value,
        operator: misused,
        options: optionsOfOperator(misused).join(', '),
      })}
    </span>
  )
}

/** Returns a function for a condition in the language of the page. */
function useNameOfPart(): (part: SearchPart) => string {
  const { t } = useTranslation()
  const nameOf = useNameOfTerm()
  return ({ terms }) =>
    terms
      .map((term) => (term.isNot ? t('mailSearch.not', { condition: nameOf(term) }) : nameOf(term)))
      .reduce((condition, other) => t('mailSearch.or', { condition, other }))
}

function useNameOfTerm(): (term: SearchTerm) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  return ({ operator, value }) => {
    switch (operator) {
      case undefined:
        return t('mailSearch.chip.words', { value })
      case 'has':
        return t('mailSearch.has.attachment')
      case 'is':
        return t(`mailSearch.is.${value as 'unread' | 'read' | 'starred' | 'important'}`)
      case 'in':
        return t('mailSearch.chip.in', {
          value: value === 'anywhere' ? t('mailSearch.anywhere') : t(`mail.names.${value as SystemLabel}`),
        })
      case 'before':
      case 'after':
        return t(`mailSearch.chip.${operator}`, { value: formatDay(value, locale) })
      case 'older_than':
      case 'newer_than': {
        const unit = value.slice(-1) as 'd' | 'w' | 'm' | 'y'
        const age = t(`mailSearch.age.${unit}`, { count: Number.parseInt(value, 10) })
        return t(`mailSearch.chip.${operator}`, { value: age })
      }
      default:
        return t(`mailSearch.chip.${operator}`, { value })
    }
  }
}

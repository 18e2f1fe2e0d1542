import { useTranslation } from 'react-i18next'
import { formatDay } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { isGroup, isPlain, termsIn, withoutPart } from '#define/search/search-parts'
import { maxDepth } from '#define/search/tokens'
import chips from '#screens/list/toolbar/filter-chips.module.css'
import { RemovableChip } from '#screens/list/toolbar/removable-chip'
import { mailSearch, type MailPart, type MailTerm } from '../../mail-search.wire'
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
  const parts = mailSearch.partsOf(search)
  const terms = termsIn(parts)
  const misused = terms.filter((term) => term.misused !== undefined)
  const isTooDeep = terms.some((term) => term.isTooDeep)
  if (!parts.some(isCondition) && misused.length === 0 && !isTooDeep) return null
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
        {isTooDeep && <span role="status">{t('mailSearch.tooDeep', { limit: maxDepth })}</span>}
      </div>
    </div>
  )
}

/** Whether a part has a chip: it is more than words, or words with an operator that does not accept them. */
const isCondition = (part: MailPart): boolean => {
  const [item] = part.items
  const isMisused = item !== undefined && !isGroup(item) && item.misused !== undefined
  return !isPlain(part) && (!isMisused || part.items.length > 1 || item.isNot || item.isPhrase)
}

function Misused({ term: { value, misused } }: { readonly term: MailTerm }) {
  const { t } = useTranslation()
  if (misused === undefined) return null
  return (
    <span role="status" dir="auto">
      {t(`mailSearch.misused.${mailSearch.kindOf(misused)}`, {
        text: value,
        operator: misused,
        options: mailSearch.optionsOf(misused).join(', '),
      })}
    </span>
  )
}

/** Returns a function for a condition in the language of the page. */
function useNameOfPart(): (part: MailPart) => string {
  const { t } = useTranslation()
  const nameOf = useNameOfTerm()
  const nameOfItem = (item: MailPart['items'][number]): string => {
    const condition = isGroup(item) ? nameOfGroup(item.parts) : nameOf(item)
    return item.isNot ? t('mailSearch.not', { condition }) : condition
  }
  const nameOfPart = ({ items }: MailPart): string =>
    items.map(nameOfItem).reduce((condition, other) => t('mailSearch.or', { condition, other }))
  const nameOfGroup = (parts: readonly MailPart[]): string =>
    `(${parts.map(nameOfPart).reduce((condition, other) => t('mailSearch.and', { condition, other }))})`
  return nameOfPart
}

function useNameOfTerm() {
  const { t } = useTranslation()
  const locale = useLocale()
  return ({ operator, value }: MailTerm) => {
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

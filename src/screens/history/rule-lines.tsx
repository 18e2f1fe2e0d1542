import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import { withInnerQuotes } from '#base/format/inner-quotes'
import { useLocale } from '#base/format/use-locale'
import type { Change } from './use-history'

interface RuleLinesProps {
  readonly resource: AnyResource
  readonly rules: Change['rules']
  readonly className?: string | undefined
}

/** Which values of a change were set by automation rules, a line for each rule. */
export function RuleLines({ resource, rules = [], className }: RuleLinesProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const listed = new Intl.ListFormat(useLocale())
  return rules.map(({ text, by, fields }) => {
    const rule = withInnerQuotes(text)
    const named = listed.format(fields.map((name) => labels.field(resource, name)))
    return (
      <p key={`${text} ${fields.join()}`} className={className}>
        {by === undefined
          ? t('history.byRule', { fields: named, rule })
          : t('history.byRuleOf', { fields: named, rule, name: by })}
      </p>
    )
  })
}

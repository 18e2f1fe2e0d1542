import { boardRules as cn } from '#locales/cn/board-rules'
import { boardRules as en } from '#locales/en/board-rules'
import type { Language } from '#server/base/caller'
import { filledText } from '#text/filled'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { tagOf } from '#text/language-tag'
import type { RuleText } from '#server/write/services/rule-text'
import { kanbanRules } from '../kanban-rules.resource'
import { sentenceOf, type Naming } from '../rule-sentence.wire'

const texts: Readonly<Record<Language, { readonly when: object; readonly effects: object }>> = { en, cn }

/** The sentence of a rule of a board in a language. */
export const textOfRule: RuleText = (rule, { language, titleOf }) =>
  sentenceOf(rule, {
    t: translated(language),
    locale: tagOf(language),
    titleOf,
    priorityOf: (value) => sheetLabels(language).option(kanbanRules, 'priority', value),
  })

function translated(language: Language): Naming['t'] {
  return (key, values = {}) => {
    const [group, name] = key.split('.') as ['when' | 'effects', string]
    const all = texts[language][group] as Readonly<Record<string, string>>
    const text = (values['count'] === 1 && all[`${name}_one`]) || all[name] || all[`${name}_other`] || ''
    return filledText(text, values)
  }
}

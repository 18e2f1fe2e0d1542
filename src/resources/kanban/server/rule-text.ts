import { boardRules as cn } from '#locales/cn/board-rules'
import { boardRules as en } from '#locales/en/board-rules'
import type { Language } from '#server/base/caller'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import type { RuleText } from '#server/write/services/rule-text'
import { kanbanRules } from '../kanban-rules.resource'
import { sentenceOf, type Naming } from '../rule-sentence.wire'

const tags: Readonly<Record<Language, string>> = { en: 'en', cn: 'zh-CN' }
const texts: Readonly<Record<Language, { readonly when: object; readonly effects: object }>> = { en, cn }

/** The sentence of a rule of a board in a language. */
export const textOfRule: RuleText = (rule, { language, titleOf }) =>
  sentenceOf(rule, {
    t: translated(language),
    locale: tags[language],
    titleOf,
    priorityOf: (value) => sheetLabels(language).option(kanbanRules, 'priority', value),
  })

function translated(language: Language): Naming['t'] {
  return (key, values = {}) => {
    const [group, name] = key.split('.') as ['when' | 'effects', string]
    const all = texts[language][group] as Readonly<Record<string, string>>
    const text = (values['count'] === 1 && all[`${name}_one`]) || all[name] || all[`${name}_other`] || ''
    // Each placeholder is filled once, so braces inside values stay as they are.
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, placeholder: string) => String(values[placeholder] ?? ''))
  }
}

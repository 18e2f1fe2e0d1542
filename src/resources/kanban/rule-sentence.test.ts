import { createInstance } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { boardRules } from '#locales/en/board-rules'
import { sentenceOf, type RuleValues } from './rule-sentence.wire'

const i18n = createInstance()
beforeAll(() => i18n.init({ lng: 'en', resources: { en: { translation: { boardRules } } } }))

const titles: Readonly<Record<string, string>> = { done: 'Done', ann: 'Ann', bob: 'Bob' }
const sentence = (rule: RuleValues) =>
  sentenceOf(rule, {
    t: (key, values) => i18n.t(`boardRules.${key}`, { ...values }),
    locale: 'en',
    titleOf: (id) => titles[id],
    priorityOf: (priority) => priority.toUpperCase(),
  })

test.each<[RuleValues, string]>([
  [
    { event: 'moved', column: 'done', completes: true, assignees: ['ann'] },
    'When a card is moved to Done, assign it to Ann and mark it complete.',
  ],
  [
    { event: 'created', column: 'done', dueInDays: 1, archives: true },
    'When a card is created in Done, make it due in 1 day and archive it.',
  ],
  [
    { column: 'done', dueInDays: 0, labels: ['a', 'b'], priority: 'high' },
    'When a card is moved to or created in Done, make it due on the same day, set its priority to HIGH, and add the labels a and b.',
  ],
  [
    { column: 'done', assignees: ['ann', 'bob', 'gone'] },
    'When a card is moved to or created in Done, assign it to Ann and Bob.',
  ],
  [
    { event: 'checklistDone', column: 'done', completes: true },
    'When the checklist of a card in Done is done, mark it complete.',
  ],
  [
    { event: 'labelled', column: 'done', priority: 'low' },
    'When a card in Done gets a label, set its priority to LOW.',
  ],
  [
    { event: 'overdue', column: 'done', labels: ['late'] },
    'When the due date of a card in Done has passed, add the label late.',
  ],
  [
    { column: 'done', assignees: ['gone'] },
    'When a card is moved to or created in Done, assign it to nobody.',
  ],
])('a rule is a sentence: %o', (rule, expected) => {
  expect(sentence(rule)).toBe(expected)
})

test('there is no sentence without a column, or without an effect', () => {
  expect(sentence({ completes: true })).toBeUndefined()
  expect(sentence({ column: 'unknown', completes: true })).toBeUndefined()
  expect(sentence({ column: 'done', priority: '', labels: [], dueInDays: null })).toBeUndefined()
})

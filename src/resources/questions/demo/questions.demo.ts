import type { Demo } from '#server/features/demo/demo'
import { answers } from './answers'
import type { questions } from '../questions.resource'

/** Every question in English, then every one in Chinese. */
const askerOf = [
  ...answers.map(([category, question, answer]) => ({ category, question, answer, language: 'en' as const })),
  ...answers.map(([category, , , question, answer]) => ({
    category,
    question,
    answer,
    language: 'cn' as const,
  })),
]

export const questionsDemo: Demo<typeof questions> = {
  count: askerOf.length,
  record: ({ index }) => {
    const { answer, ...values } = askerOf[index] as (typeof askerOf)[number]
    return {
      daysAgo: 200 - index * 2,
      moves: index % 17 === 13 ? [] : [{ name: 'publish', days: 3 }],
      values: { ...values, answer: `<p>${answer}</p>` },
    }
  },
}

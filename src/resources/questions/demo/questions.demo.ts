import type { Demo } from '#server/features/demo/demo'
import { answers } from './answers'
import type { questions } from '../questions.resource'

/** Every question in English, and behind them every one in Chinese. */
const asked = [
  ...answers.map(([category, question, answer]) => ({ category, question, answer, language: 'en' as const })),
  ...answers.map(([category, , , question, answer]) => ({
    category,
    question,
    answer,
    language: 'cn' as const,
  })),
]

export const questionsDemo: Demo<typeof questions> = {
  count: asked.length,
  record: ({ place }) => {
    const { answer, ...said } = asked[place] as (typeof asked)[number]
    return {
      daysAgo: 200 - place * 2,
      moves: place % 17 === 13 ? [] : [{ name: 'publish', days: 3 }],
      values: { ...said, answer: `<p>${answer}</p>` },
    }
  },
}

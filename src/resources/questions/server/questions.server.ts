import { textOfHtml } from '#server/features/mail/text-of-html'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { Filling } from '#server/base/fill'
import type { SiteReading } from '#server/write/services/site-part'
import { listForVisitor } from '#server/write/services/visitor'
import { cleanTexts } from '#server/base/parsing/clean-text'
import { slugify } from '#server/write/values/slug'
import { hasTerms, searchTerms } from '#text/search'
import { asScript, faqPage } from '#text/structured-data'
import { questions } from '../questions.resource'

interface Shown extends Filling {
  readonly slug: string
  readonly question: string
  readonly answer: string
  readonly text: string
}

const longestQuery = 120

/** Gives each question a slug as its anchor, with a number if another one has the same. */
function anchors() {
  const taken = new Map<string, number>()
  return (question: string): string => {
    const base = slugify(question).slice(0, 60).replace(/-$/, '') || 'question'
    const times = (taken.get(base) ?? 0) + 1
    taken.set(base, times)
    return times === 1 ? base : `${base}-${times}`
  }
}

/** The published questions of a language by category; with a search, only those that match. */
async function readFaqs({ reader, language, query }: SiteReading) {
  const narrowed = { status: 'published', language, _sort: 'rank', _order: 'asc', _start: '0', _end: '1000' }
  const { rows } = await listForVisitor(reader, questions, narrowed)
  const q = (query.get('q') ?? '').trim().slice(0, longestQuery)
  const terms = searchTerms(q)
  const anchorOf = anchors()
  const cleaned = await cleanTexts(rows.map(({ answer }) => answer))
  const all = rows.map(({ question, answer, category }) => {
    const html = cleaned.get(answer) ?? ''
    return { category, slug: anchorOf(question), question, answer: html, text: textOfHtml(html) }
  })
  const found = all.filter(({ question, text }) => hasTerms(`${question} ${text}`, terms))
  // Every category is shown on the page; one without results has no questions.
  const grouped = questions.fields.category.options.map((name) => {
    const inside = found.filter(({ category }) => category === name)
    return [name, { count: inside.length, questions: inside }]
  })
  const counts = { q, found: found.length, total: all.length, isNone: found.length === 0 }
  return { filling: { ...Object.fromEntries(grouped), ...counts, data: faqData(all) } as Filling }
}

/** The same questions as structured data for search engines. */
const faqData = (all: readonly Shown[]): string =>
  asScript(faqPage(all.map(({ question, text }) => ({ question, answer: text }))))

export const questionsHooks: ResourceHooks<typeof questions> = {
  site: {
    faqs: {
      of: ['questions'],
      // Searches without JavaScript are not cached: there is no limit to them.
      named: ({ query }) => (query.get('q')?.trim() ? undefined : ''),
      read: readFaqs,
    },
  },
}

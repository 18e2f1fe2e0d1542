import { answerPage as cn } from '#locales/cn/answer-page'
import { answerPage as en, type AnswerPageTexts } from '#locales/en/answer-page'
import { brand } from '#text/brand'
import { escaped } from '#text/escaped'
import { filled } from '#text/filled'
import type { Language } from '#server/base/caller'
import { frame, logo } from '../../documents/hosted/page'
import type { HostedStyle } from '../../documents/hosted/style'
import { tagOf } from '#text/language-tag'
import { answerKinds, type AnswerKind } from '../attendance-fields'
import { timesOf, whenOf, type OpenedInvitation } from './guest-answers'
import type { OfferedOccurrence } from './offered-occurrences'

const allTexts: Record<Language, AnswerPageTexts> = { en, cn }

interface AnswerPage {
  readonly opened: OpenedInvitation
  readonly language: Language
  readonly secret: string
  /** The answer of the link in the mail: its button is the first that is read, but nothing is stored before it is pressed. */
  readonly suggested: AnswerKind | undefined
  /** The start of the event of a series that was answered last; undefined for all. */
  readonly chosen?: string | undefined
  readonly style: HostedStyle
}

/** The page on which a guest answers an invitation, as HTML without scripts. */
export function answerPage({ opened, language, secret, suggested, chosen, style }: AnswerPage): string {
  const texts = allTexts[language]
  const { event, organizer, isOver, occurrences } = opened
  const repeats = occurrences.length > 0 ? texts.repeatsChoose : texts.repeats
  const title = event.summary || texts.untitled
  const facts = [
    [texts.when, `${whenOf(opened, language)}${event.recurrence === null ? '' : `\n${repeats}`}`],
    [texts.where, event.location],
    [texts.description, event.description],
  ]
  const list = facts.flatMap(([label, value]) =>
    value ? [`<div><dt>${label}</dt><dd dir="auto">${escaped(value)}</dd></div>`] : [],
  )
  const content = [
    bar(language, secret, suggested),
    '<main><div class="sheet">',
    `<div><h1 dir="auto">${escaped(title)}</h1>`,
    organizer ? `<p class="by">${escaped(filled(texts.invitedBy, { name: organizer.name }))}</p>` : '',
    `</div><dl>${list.join('')}</dl>`,
    isOver
      ? `<p class="state">${texts.over}</p>`
      : answerForm(opened, { language, secret, suggested, chosen }),
    '</div></main>',
  ]
  return frame({ language, title, style, content: content.join('') })
}

/** The page of a link that cannot be opened: the same for every reason. */
export function answerProblem(language: Language, kind: 'missing' | 'busy', style: HostedStyle): string {
  const texts = allTexts[language]
  const [title, text] =
    kind === 'missing' ? [texts.noLink, texts.noLinkText] : [texts.tooMany, texts.tooManyText]
  const content = `<nav class="bar">${brandMark}</nav><main><div class="sheet"><h1>${title}</h1><p>${text}</p></div></main>`
  return frame({ language, title, style, content })
}

const brandMark = `<div class="brand">${logo}<span>${escaped(brand.name)}</span></div>`

const query = (language: Language, suggested: AnswerKind | undefined): string =>
  `?language=${language}${suggested ? `&amp;answer=${suggested}` : ''}`

function bar(language: Language, secret: string, suggested: AnswerKind | undefined): string {
  const other: Language = language === 'en' ? 'cn' : 'en'
  const { otherLanguage, languages } = allTexts[language]
  return `<nav class="bar" aria-label="${languages}">${brandMark}<a class="language" lang="${tagOf(other)}" hreflang="${tagOf(other)}" href="/r/${secret}${query(other, suggested)}">${otherLanguage}</a></nav>`
}

function answerForm(
  opened: OpenedInvitation,
  { language, secret, suggested, chosen }: Pick<AnswerPage, 'language' | 'secret' | 'suggested' | 'chosen'>,
): string {
  const texts = allTexts[language]
  const { guest, occurrences } = opened
  const occurrence = occurrences.find(({ start }) => start === chosen)
  const { answer } = occurrence ?? opened
  const highlighted = suggested ?? answer
  const buttons = answerKinds.map(
    (kind) =>
      `<button name="answer" value="${kind}"${kind === highlighted ? ' class="chosen"' : ''}${kind === answer ? ' aria-current="true"' : ''}>${texts.buttons[kind]}</button>`,
  )
  const confirm = suggested && suggested !== answer ? texts.confirm : ''
  return [
    `<form method="post" action="/r/${secret}?language=${language}"><h2>${texts.question}</h2>`,
    `<p class="state" role="status">${escaped(stateText(opened, language, occurrence))}</p>${confirm ? `<p>${confirm}</p>` : ''}`,
    occurrences.length > 0 ? eventChoice(opened, language, occurrence) : '',
    `<div class="choices">${buttons.join('')}</div>`,
    `<p class="small">${escaped(filled(texts.note, { address: guest.email }))}</p></form>`,
  ].join('')
}

/** What the guest has answered: to all events, or to one of a series. */
function stateText(
  opened: OpenedInvitation,
  language: Language,
  occurrence: OfferedOccurrence | undefined,
): string {
  const texts = allTexts[language]
  const { answer } = occurrence ?? opened
  if (!answer) return texts.notAnswered
  const values = { answer: texts.states[answer] }
  if (!occurrence) return filled(texts.answered, values)
  return filled(texts.answeredFor, { ...values, when: whenOf(opened, language, occurrence) })
}

/** The choice between all events of a series and one of the next, each with the answer to it. */
function eventChoice(
  opened: OpenedInvitation,
  language: Language,
  chosen: OfferedOccurrence | undefined,
): string {
  const texts = allTexts[language]
  const options = opened.occurrences.map((occurrence) => {
    const { start, answer } = occurrence
    const when = timesOf(opened, language, occurrence)
    const text = answer ? `${when} · ${texts.states[answer]}` : when
    return `<option value="${start}"${occurrence === chosen ? ' selected' : ''}>${escaped(text)}</option>`
  })
  return `<label for="events">${texts.which}</label><select id="events" name="occurrence"><option value="">${texts.all}</option>${options.join('')}</select>`
}

import { answerPage as cn } from '#locales/cn/answer-page'
import { answerPage as en, type AnswerPageTexts } from '#locales/en/answer-page'
import { brand } from '#text/brand'
import { escaped } from '#text/escaped'
import { filled } from '#text/filled'
import type { Language } from '#server/base/caller'
import { frame, logo } from '../../documents/hosted/page'
import type { HostedStyle } from '../../documents/hosted/style'
import { localeOf } from '../../documents/printed-value'
import { answerKinds, type AnswerKind } from '../attendance-fields'
import { whenOf, type OpenedInvitation } from './guest-answers'

const allTexts: Record<Language, AnswerPageTexts> = { en, cn }

interface AnswerPage {
  readonly opened: OpenedInvitation
  readonly language: Language
  readonly secret: string
  /** The answer of the link in the mail: its button is the first that is read, but nothing is stored before it is pressed. */
  readonly suggested: AnswerKind | undefined
  readonly style: HostedStyle
}

/** The page on which a guest answers an invitation, as HTML without scripts. */
export function answerPage({ opened, language, secret, suggested, style }: AnswerPage): string {
  const texts = allTexts[language]
  const { event, organizer, isOver } = opened
  const title = event.summary || texts.untitled
  const facts = [
    [texts.when, `${whenOf(opened, language)}${event.recurrence === null ? '' : `\n${texts.repeats}`}`],
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
    isOver ? `<p class="state">${texts.over}</p>` : answerForm(opened, { language, secret, suggested }),
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
  return `<nav class="bar" aria-label="${languages}">${brandMark}<a class="language" lang="${localeOf(other)}" hreflang="${localeOf(other)}" href="/r/${secret}${query(other, suggested)}">${otherLanguage}</a></nav>`
}

function answerForm(
  { answer, guest }: OpenedInvitation,
  { language, secret, suggested }: Pick<AnswerPage, 'language' | 'secret' | 'suggested'>,
): string {
  const texts = allTexts[language]
  const chosen = suggested ?? answer
  const buttons = answerKinds.map(
    (kind) =>
      `<button name="answer" value="${kind}"${kind === chosen ? ' class="chosen"' : ''}${kind === answer ? ' aria-current="true"' : ''}>${texts.buttons[kind]}</button>`,
  )
  const state = answer ? filled(texts.answered, { answer: texts.states[answer] }) : texts.notAnswered
  const confirm = suggested && suggested !== answer ? texts.confirm : ''
  return [
    `<form method="post" action="/r/${secret}?language=${language}"><h2>${texts.question}</h2>`,
    `<p class="state" role="status">${state}</p>${confirm ? `<p>${confirm}</p>` : ''}`,
    `<div class="choices">${buttons.join('')}</div>`,
    `<p class="small">${escaped(filled(texts.note, { address: guest.email }))}</p></form>`,
  ].join('')
}

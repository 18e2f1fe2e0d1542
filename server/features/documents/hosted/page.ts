import { document as cn } from '#locales/cn/document'
import { document as en } from '#locales/en/document'
import { brand } from '#text/brand'
import { escaped } from '#text/escaped'
import type { Language } from '#server/base/caller'
import { payForm, type PayForm } from './pay-form'
import type { HostedStyle } from './style'
import type { PrintedDocument, PrintedFact, PrintedParty, PrintedTable } from '../printed'
import { tagOf } from '#text/language-tag'

const allTexts = { en, cn }

interface HostedPage {
  readonly printed: PrintedDocument
  readonly language: Language
  /** The secret of the link: addresses on the page are relative to it. */
  readonly secret: string
  /** The form to pay it, if there is something to pay. */
  readonly pay?: PayForm | undefined
  readonly style: HostedStyle
}

/** The page of a document, as HTML without scripts. */
export function hostedPage({ printed, language, secret, pay, style }: HostedPage): string {
  const texts = allTexts[language]
  const other: Language = language === 'en' ? 'cn' : 'en'
  const query = `language=${language}`
  const bar = [
    `<a class="button" href="/i/${secret}/document.pdf?${query}" download>${texts.getPdf}</a>`,
    ...(printed.electronic === undefined
      ? []
      : [`<a class="button" href="/i/${secret}/document.xml" download>${texts.getXml}</a>`]),
    `<a class="language" lang="${tagOf(other)}" hreflang="${tagOf(other)}" href="/i/${secret}?language=${other}">${texts.otherLanguage}</a>`,
  ]
  return frame({
    language,
    title: printed.title,
    style,
    content: `<nav class="bar" aria-label="${texts.actions}">${bar.join('')}</nav><main>${pay ? payForm(pay, secret, language) : ''}${sheet(printed)}</main>`,
  })
}

/** The page of a link that cannot be opened: the same for every reason. */
export function hostedProblem(language: Language, kind: 'missing' | 'busy', style: HostedStyle): string {
  const texts = allTexts[language]
  const [title, text] =
    kind === 'missing' ? [texts.noLink, texts.noLinkText] : [texts.tooMany, texts.tooManyText]
  const content = `<main><div class="sheet"><div class="brand">${logo}<span>${escaped(brand.name)}</span></div><h1>${title}</h1><p class="party">${text}</p></div></main>`
  return frame({ language, title, style, content })
}

export interface Frame {
  readonly language: Language
  readonly title: string
  readonly style: HostedStyle
  readonly content: string
}

/** Chinese apart from the name of the language. */
const hasChinese = (content: string): boolean => /\p{Script=Han}/u.test(content.replaceAll('中文', ''))

/** A page without scripts, with its style sheet inside. */
export function frame({ language, title, style, content }: Frame): string {
  const { text, chineseFont } = style
  const font =
    chineseFont && hasChinese(title + content) ? `<link rel="stylesheet" href="${chineseFont}">` : ''
  return `<!doctype html><html lang="${tagOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow, noarchive"><title>${escaped(title)} · ${escaped(brand.name)}</title>${font}<style>${text}</style></head><body>${content}</body></html>`
}

/** The logo, as inline SVG. */
export const logo =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect class="ground" width="32" height="32" rx="8"/><path class="road" d="M22.5 9.5A9 9 0 1 0 22.5 22.5"/><path class="way" d="M13 16h12m-4-4 4 4-4 4"/></svg>'

function sheet(printed: PrintedDocument): string {
  const { title, status, from, to, facts, lines, totals, breakdown, notices, note } = printed
  return [
    '<article class="sheet">',
    `<div class="head"><div class="brand">${logo}<span>${escaped(printed.brand)}</span></div><div class="title"><h1>${escaped(title)}</h1>${status ? `<p>${escaped(status)}</p>` : ''}</div></div>`,
    `<div class="parties">${party(from)}${to ? party(to) : ''}</div>`,
    factList('facts', facts),
    lines ? table(lines) : '',
    factList('totals', totals),
    breakdown ? `<div><h2>${escaped(breakdown.name)}</h2>${table(breakdown)}</div>` : '',
    notices.length > 0
      ? `<div class="notices">${notices.map((notice) => `<p>${escaped(notice)}</p>`).join('')}</div>`
      : '',
    note ? factList('note', [note]) : '',
    '</article>',
  ].join('')
}

const party = ({ heading, lines: [first = '', ...others] }: PrintedParty): string =>
  `<section><h2>${escaped(heading)}</h2><p class="party"><strong>${escaped(first)}</strong>${others.map(escaped).join('\n')}</p></section>`

const factList = (name: string, facts: readonly PrintedFact[]): string =>
  facts.length === 0
    ? ''
    : `<dl class="${name}">${facts.map(({ label, value }) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`

/** It scrolls on narrow screens, and can be reached by keyboard. */
function table({ name, columns, rows }: PrintedTable): string {
  const end = (index: number) => (columns[index]?.isFigure ? ' class="end"' : '')
  const head = columns.map(({ heading }, index) => `<th scope="col"${end(index)}>${escaped(heading)}</th>`)
  const body = rows.map(
    (row) => `<tr>${row.map((cell, index) => `<td${end(index)}>${escaped(cell)}</td>`).join('')}</tr>`,
  )
  return `<section class="lines" tabindex="0" aria-label="${escaped(name)}"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></section>`
}

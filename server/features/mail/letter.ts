import { filled } from '#text/filled'
import { brand } from '#text/brand'
import { mails as cn } from '#locales/cn/mails'
import { mails as en, type Mails } from '#locales/en/mails'
import { escaped } from '#text/escaped'
import { tagOf } from '#text/language-tag'
import { modes, presets } from '#theme/tokens'
import type { Language } from '#server/base/caller'
import type { Letter, LetterChoice, LetterValues } from '#server/write/services/letters'

const texts: Record<Language, Mails> = { en, cn }

/** Composes a mail in the recipient's language, as plain text and as HTML without images or style sheets. */
export function letterOf(
  language: Language,
  name: keyof Mails['letters'],
  values: LetterValues,
  choices: readonly LetterChoice[] = [],
): Letter {
  const { letters, footer } = texts[language]
  const { subject, paragraphs, action } = letters[name] as Mails['letters'][keyof Mails['letters']]
  const all = { app: brand.name, ...values }
  const lines = paragraphs.map((line) => filled(line, all)).filter((line) => line !== '')
  const { link = '' } = values
  const button = action === '' || link === '' ? undefined : { label: filled(action, all), link }
  const buttons = choices.length > 0 ? choices : button ? [button] : []
  const end = filled(footer, all)
  return {
    subject: oneLine(filled(subject, all)),
    text: [...lines, ...buttons.map((button) => `${button.label}: ${button.link}`), end].join('\n\n'),
    html: page(tagOf(language), [
      ...lines.map((line) => (line === values.code ? codeHtml(line) : `<p>${inLines(line)}</p>`)),
      ...(choices.length > 0 ? [choicesHtml(choices)] : buttons.map(buttonHtml)),
      `<p style="color:${modes.light.textSecondary};font-size:13px">${inLines(end)}</p>`,
    ]),
  }
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
const inLines = (text: string) => escaped(text).replaceAll('\n', '<br>')

const codeHtml = (code: string) =>
  `<p style="font-size:32px;letter-spacing:8px;font-weight:700;margin:24px 0">${escaped(code)}</p>`
/** Buttons side by side, without their addresses. */
const choicesHtml = (choices: readonly LetterChoice[]) =>
  `<p style="margin:24px 0">${choices
    .map(
      ({ label, link }) =>
        `<a href="${escaped(link)}" style="display:inline-block;margin:0 8px 8px 0;border:1px solid ${modes.light.inputBorder};color:${modes.light.text};padding:11px 20px;border-radius:8px;text-decoration:none;font-weight:700">${escaped(label)}</a>`,
    )
    .join('')}</p>`
const buttonHtml = ({ label, link }: LetterChoice) =>
  `<p style="margin:24px 0"><a href="${escaped(link)}" style="background:${presets.default.main};color:${presets.default.contrastText};padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:700">${escaped(label)}</a></p><p style="word-break:break-all;color:${modes.light.textSecondary};font-size:13px">${escaped(link)}</p>`
const page = (language: string, parts: readonly string[]) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${brand.name}</title></head><body style="margin:0;padding:32px 16px;background:${modes.light.neutral};color:${modes.light.text};font-family:system-ui,sans-serif;font-size:15px;line-height:1.6"><div style="max-width:520px;margin:0 auto;padding:32px;background:${modes.light.paper};border-radius:16px"><p style="font-weight:700;font-size:18px;margin-top:0">${brand.name}</p>${parts.join('')}</div></body></html>`

import type { i18n as I18n } from 'i18next'
import { formatMoney, intlLocale } from '#base/format/intl'
import type { NotificationRow } from './use-inbox'

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** The text of a notification in the current language; only its subject if its kind has no text. */
export function sentenceOf(
  { t, exists }: Pick<I18n, 't' | 'exists'>,
  { kind, subject, values }: NotificationRow,
): string {
  const others = Number(values?.['others'] ?? 0)
  const key = others > 0 ? `told.text.${kind}Many` : `told.text.${kind}`
  const params = { subject, others, actor: textOf(values?.['actor']) ?? t('told.somebody') }
  return exists(key) ? t(key as 'told.text.other', params) : t('told.text.other', params)
}

/** Details of a notification: title of its record, amount, count, actor. */
export function detailsOf(
  { t, exists, language }: Pick<I18n, 't' | 'exists' | 'language'>,
  notification: NotificationRow,
): string[] {
  const { values } = notification
  const { amount, currency, count } = values ?? {}
  const title = textOf(values?.['title'])
  const actor = textOf(values?.['actor'])
  const details: string[] = []
  if (title !== undefined) details.push(title)
  if (typeof amount === 'number') details.push(formatMoney(amount, textOf(currency), intlLocale(language)))
  if (typeof count === 'number') details.push(t('told.rows', { count }))
  // Many texts already name the actor.
  if (actor !== undefined && !sentenceOf({ t, exists }, notification).includes(actor))
    details.push(t('told.by', { actor }))
  return details
}

/** The local day of a moment, with texts for today and yesterday. */
export function dayOf(
  { t, language }: Pick<I18n, 't' | 'language'>,
  moment: string,
  now = new Date(),
): string {
  const day = new Date(moment)
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (day >= midnight) return t('told.today')
  if (day >= before) return t('told.yesterday')
  return new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'medium' }).format(day)
}

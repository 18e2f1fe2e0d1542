import { useTranslation } from 'react-i18next'
import type { FiguresTile } from '#define/overview/overview'
import { defaultLanguage } from '#base/i18n/languages'
import { languageOf } from '#text/language-of'

/** What the metrics of a tile count or add up, for a hint; several have a sentence each, with their names. */
export function useNote(
  figures: FiguresTile | undefined,
  names: Readonly<Record<string, string>> = {},
): string | undefined {
  const { t, i18n } = useTranslation()
  const language = languageOf(i18n.language) ?? defaultLanguage
  const sentences = (figures?.metrics ?? []).map(({ name, explanation }) => ({
    name: names[name],
    text: explanation[language],
  }))
  if (sentences.length < 2) return sentences[0]?.text
  return sentences
    .map(({ name, text }) => (name ? t('overview.explained', { name, text }) : text))
    .join(language === 'cn' ? '' : ' ')
}

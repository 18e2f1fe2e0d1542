import type { BackendModule, ResourceKey } from 'i18next'
import type { AppLabels } from '#define/labels'
import type { English } from '#locales/en'
import type { Translated } from '#locales/translations'
import type { Language } from './languages'

/** The words of a language that is not there from the start, by the namespaces in which i18next keeps them. */
export interface Translations {
  readonly translation: Translated<English>
  readonly resources: AppLabels
}
/** How the words of each language are fetched; English is part of the program. */
export type TranslationSources = Readonly<Partial<Record<Language, () => Promise<Translations>>>>

export const translationSources: TranslationSources = {
  cn: () => import('#locales/cn').then(({ cn, labels }) => ({ translation: cn, resources: labels })),
}

/** How i18next reads words: ten at once at most, and each five times more when it fails, after 350 ms, 700 ms and so on. */
export const loading = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const

/** Hands the words of languages to i18next, which asks again where they did not come. */
export const translationsBackend = (sources: TranslationSources): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, answer) => {
    const source = sources[language as Language]
    if (!source) return answer(`Nobody speaks ${language}`, false)
    // "true" beside an error asks i18next for another try.
    source().then(
      // Namespaces are plain objects of sentences; the type of i18next is that of one sentence.
      (texts) => answer(null, texts[namespace as keyof Translations] as unknown as ResourceKey),
      (error: Error) => answer(error, true),
    )
  },
})

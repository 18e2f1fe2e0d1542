import type { BackendModule } from 'i18next'
import type { AppLabels } from '#define/labels'
import type { English } from '#locales/en'
import type { Translated } from '#locales/translations'
import type { Language } from './languages'

/** The translations of a language that is not bundled, by i18next namespace. */
export interface Translations {
  readonly translation: Translated<English>
  readonly resources: AppLabels
}
/** How the translations of each language are loaded; English is bundled. */
export type TranslationSources = Readonly<Partial<Record<Language, () => Promise<Translations>>>>

export const translationSources: TranslationSources = {
  cn: async () => {
    const [{ cn }, { labels }] = await Promise.all([import('#locales/cn'), import('#locales/cn/app-labels')])
    return { translation: cn, resources: labels }
  },
}

/** How i18next loads namespaces: at most ten in parallel, with five retries after 350 ms, 700 ms and so on. */
export const loading = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const

/** Passes translations to i18next, which retries failed reads. */
export const translationsBackend = (sources: TranslationSources): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, answer) => {
    const source = sources[language as Language]
    if (!source) return answer(`Nobody speaks ${language}`, false)
    // `true` besides an error makes i18next retry.
    source().then(
      (texts) => answer(null, { ...texts[namespace as keyof Translations] }),
      (error: Error) => answer(error, true),
    )
  },
})

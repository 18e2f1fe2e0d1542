import type { AppLabels } from '../../locales/app-labels'
import type { English } from '../../locales/en'
import type { Translated } from '../../locales/translations'
import type { Language } from './languages'

export interface Words {
  readonly translation: Translated<English>
  readonly labels: AppLabels
}

const sources: Readonly<Partial<Record<Language, () => Promise<Words>>>> = {
  cn: () => import('../../locales/cn').then(({ cn, labels }) => ({ translation: cn, labels })),
}

const retries = 5
const firstDelay = 350

/** The words of a language that is not there from the start; tried again five times, each time waiting twice as long. */
export async function loadWords(language: Language, delay = firstDelay): Promise<Words | undefined> {
  const source = sources[language]
  for (let attempt = 0; source; attempt += 1) {
    try {
      return await source()
    } catch (error) {
      if (attempt >= retries) throw error
      await new Promise((resolve) => setTimeout(resolve, delay * 2 ** attempt))
    }
  }
  return undefined
}

import { lazyModule } from '../loading/lazy-module'
import { i18n } from './i18n'

// English is part of the program, but for these; other languages come whole.
const words = lazyModule(async () => {
  const { later } = await import('#locales/en/later')
  i18n.addResourceBundle('en', 'translation', later, true, true)
})

/** Brings the words of what is opened later; whatever says them waits for this. */
export async function laterWords(): Promise<void> {
  try {
    await words.load()
  } catch (error) {
    words.forgetFailure()
    throw error
  }
}

/** Imports a part of the program together with the words that it says. */
export const withLaterWords = async <Module>(source: () => Promise<Module>): Promise<Module> =>
  (await Promise.all([source(), laterWords()]))[0]

import { lazyModule } from '../loading/lazy-module'
import { i18n } from './i18n'

// English is part of the program, but for these; other languages come whole.
const texts = lazyModule(async () => {
  const { later } = await import('#locales/en/later')
  i18n.addResourceBundle('en', 'translation', later, true, true)
})

/** Brings the words of what is opened later; whatever says them waits for this. */
export async function loadDeferredTexts(): Promise<void> {
  try {
    await texts.load()
  } catch (error) {
    texts.forgetFailure()
    throw error
  }
}

/** Imports a part of the program together with the words that it says. */
export const withDeferredTexts = async <Module>(source: () => Promise<Module>): Promise<Module> =>
  (await Promise.all([source(), loadDeferredTexts()]))[0]

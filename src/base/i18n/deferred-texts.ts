import { lazyModule } from '../loading/lazy-module'
import { setHelpTexts } from './help-texts'
import { i18n } from './i18n'

// English is bundled except for these texts; other languages are loaded as a whole.
const texts = lazyModule(async () => {
  const [{ later }, { declaredHelp }] = await Promise.all([
    import('#locales/en/later'),
    import('./declared-help'),
  ])
  setHelpTexts(declaredHelp)
  i18n.addResourceBundle('en', 'translation', later, true, true)
})

/** Loads the deferred texts; modules that use them wait for this. */
export async function loadDeferredTexts(): Promise<void> {
  try {
    await texts.load()
  } catch (error) {
    texts.forgetFailure()
    throw error
  }
}

/** Imports a module together with the deferred texts. */
export const withDeferredTexts = async <Module>(source: () => Promise<Module>): Promise<Module> =>
  (await Promise.all([source(), loadDeferredTexts()]))[0]

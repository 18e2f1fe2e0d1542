import { useEffect, useState } from 'react'
import { withLaterWords } from '#base/i18n/later-words'
import { lazyModule } from '#base/loading/lazy-module'

const shortcuts = lazyModule(() => withLaterWords(() => import('./shortcuts')))

/** The shortcuts that work everywhere, as soon as the page has come; it is drawn without them. */
export function LaterShortcuts() {
  const [part, setPart] = useState(() => shortcuts.loaded())
  useEffect(() => {
    shortcuts.load().then((loaded) => setPart(() => loaded), shortcuts.forgetFailure)
  }, [])
  return part ? <part.Shortcuts /> : null
}

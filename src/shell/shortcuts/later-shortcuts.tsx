import { useEffect, useState } from 'react'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'

const shortcuts = lazyModule(() => withDeferredTexts(() => import('./shortcuts')))

/** The shortcuts of every page, loaded after the page has rendered. */
export function LaterShortcuts() {
  const [part, setPart] = useState(() => shortcuts.loaded())
  useEffect(() => {
    shortcuts.load().then((loaded) => setPart(() => loaded), shortcuts.forgetFailure)
  }, [])
  return part ? <part.Shortcuts /> : null
}

import { lazyModule } from '#base/loading/lazy-module'
import { readSettings } from '#base/settings'

/** The emotion cache that mirrors styles, which only a right-to-left layout needs. */
export const rightToLeft = lazyModule(() =>
  import('./right-to-left-cache').then(({ rightToLeftCache }) => rightToLeftCache),
)

/** Loads what a right-to-left layout needs, if the user has chosen that direction. A failure is left to its use. */
export async function directionIsLoaded(): Promise<void> {
  if (readSettings().themeDirection !== 'rtl') return
  await rightToLeft.load().catch(() => rightToLeft.forgetFailure())
}

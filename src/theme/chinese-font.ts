import { hasChineseFont } from './has-chinese-font'

/**
 * Loads a Chinese fallback font if the system may have none. Browsers load only the slices with characters that are
 * on the page and in no system font.
 */
export function offerChineseFont(): void {
  if (hasChineseFont()) return
  // Without it the page stays as it is.
  import('./chinese-font.css').catch(() => undefined)
}

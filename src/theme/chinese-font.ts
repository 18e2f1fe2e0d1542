// These systems include a Chinese font.
const systemsWithChinese = /Windows|Mac OS X|iPhone|iPad|Android|CrOS/

/**
 * Loads a Chinese fallback font if the system may have none. Browsers load only the slices with characters that are
 * on the page and in no system font.
 */
export function offerChineseFont(): void {
  if (systemsWithChinese.test(navigator.userAgent)) return
  // Without it the page stays as it is.
  import('./chinese-font.css').catch(() => undefined)
}

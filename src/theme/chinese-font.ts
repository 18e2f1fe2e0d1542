// Each of these comes with a Chinese font of its own, and most of the rest of the world with one of these.
const systemsWithChinese = /Windows|Mac OS X|iPhone|iPad|Android|CrOS/

/**
 * Names a Chinese font as the last resort where the system may have none. Its files come by slices, and only for
 * characters that are on the page and in no font of the system.
 */
export function offerChineseFont(): void {
  if (systemsWithChinese.test(navigator.userAgent)) return
  // Without it the page is as it was before.
  import('./chinese-font.css').catch(() => undefined)
}

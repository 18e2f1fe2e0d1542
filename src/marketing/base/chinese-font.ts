// These systems include a Chinese font. Repeated here, as the dashboard's list is in code that no page of the site
// may load.
const systemsWithChinese = /Windows|Mac OS X|iPhone|iPad|Android|CrOS/

/**
 * Loads a Chinese fallback font on a Chinese page if the system may have none. Browsers load only the slices with
 * characters that are on the page and in no system font.
 */
export function offerChineseFont(): void {
  if (document.documentElement.lang !== 'zh-CN' || systemsWithChinese.test(navigator.userAgent)) return
  // Without it the page stays as it is.
  import('#theme/chinese-font.css').catch(() => undefined)
}

// These have a Chinese font of their own. The dashboard's own list is part of its program, which no page of the site may load.
const systemsWithChinese = /Windows|Mac OS X|iPhone|iPad|Android|CrOS/

/**
 * Names a Chinese font as the last resort on a Chinese page, where the system may have none. Its files come by slices, and
 * only for characters that are on the page and in no font of the system.
 */
export function offerChineseFont(): void {
  if (document.documentElement.lang !== 'zh-CN' || systemsWithChinese.test(navigator.userAgent)) return
  // Without it the page is as it was before.
  import('#theme/chinese-font.css').catch(() => undefined)
}

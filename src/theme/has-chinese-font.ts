/** Whether the system includes a Chinese font; others get one with the application. */
export const hasChineseFont = (): boolean =>
  /Windows|Mac OS X|iPhone|iPad|Android|CrOS/.test(navigator.userAgent)

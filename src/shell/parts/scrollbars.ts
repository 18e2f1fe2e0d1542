/** Whether a user agent string is that of a touch device. */
export const isMobileAgent = (agent: string): boolean =>
  /android|iphone|ipad|ipod|mobile|blackberry|opera mini|webos/i.test(agent)

/** Keeps the native scrollbars on touch devices; elsewhere custom ones are used. */
export function chooseScrollbars(): void {
  document.documentElement.toggleAttribute('data-native-scroll', isMobileAgent(navigator.userAgent))
}

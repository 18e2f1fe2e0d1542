/** Whether a browser says that it runs on a device that is touched. */
export const isMobileAgent = (agent: string): boolean =>
  /android|iphone|ipad|ipod|mobile|blackberry|opera mini|webos/i.test(agent)

/** Leaves the scrollbars to the device where it is one that is touched; elsewhere ours are drawn. */
export function chooseScrollbars(): void {
  document.documentElement.toggleAttribute('data-native-scroll', isMobileAgent(navigator.userAgent))
}

/** The reading time in minutes: 220 English words per minute, or 400 Chinese characters. */
export function minutesOf(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / 220 + characters / 400))
}

/** The days until a time; 0 once it has come. */
export const daysUntil = (moment: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / 86_400_000))

/** Replaces a future date by the number of days left, and removes one that has passed. */
export function countDays(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-days]')) {
    const days = daysUntil(time.dateTime)
    const { days: left = '', passed = '' } = time.dataset
    if (days > 0) time.textContent = left.replace('{{days}}', String(days))
    else time.replaceWith(passed)
  }
}

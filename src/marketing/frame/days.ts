/** How many days are left until a moment; 0 once it has come. */
export const daysUntil = (moment: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / 86_400_000))

/** A date that lies ahead says how many days are left; one that has passed is not named any more. */
export function countDays(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-days]')) {
    const days = daysUntil(time.dateTime)
    const { days: left = '', passed = '' } = time.dataset
    if (days > 0) time.textContent = left.replace('{{days}}', String(days))
    else time.replaceWith(passed)
  }
}

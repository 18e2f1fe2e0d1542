/**
 * Makes the browser load its tables of currencies and dates while it waits for the server: creating the first
 * formatter of each kind takes longer than rendering all the rows.
 */
export function warmIntl(tag: string): void {
  new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(0)
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(0)
}

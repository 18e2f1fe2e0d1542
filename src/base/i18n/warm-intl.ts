/**
 * Makes the browser read its tables of amounts and dates while it waits for the server: the first formatter of each
 * sort takes it longer than to draw all the rows.
 */
export function warmIntl(tag: string): void {
  new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(0)
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(0)
}

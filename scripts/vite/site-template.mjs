/**
 * Inserts a page of the site into its template.
 * @param {string} template site.html as built by Vite
 * @param {{ tag: string, head: string, body: string }} page
 * @returns {string} HTML
 */
export function fillTemplate(template, { tag, head, body }) {
  return template
    .replace('<html lang="en"', () => `<html lang="${tag}"`)
    .replace('<!--site-head-->', () => head)
    .replace('<!--site-body-->', () => body)
}

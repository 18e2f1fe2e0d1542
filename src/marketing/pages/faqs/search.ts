import { hasTerms, searchTerms } from '#text/search'

/** Searches the questions of the page while the user types, and copies links to questions. */
export function take(root: HTMLElement): void {
  const input = document.querySelector<HTMLInputElement>('.faq-search input')
  const form = input?.form
  if (!input || !form) return
  const look = () => show(root, input.value.trim())
  input.addEventListener('input', look)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    look()
  })
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a')
    if (link?.dataset['copied']) void copy(link)
    if (link?.dataset['clear'] === undefined) return
    event.preventDefault()
    input.value = ''
    input.focus()
    look()
  })
  if (input.value) look()
}

/** Shows the questions that match a search, and their numbers in all and by category. */
function show(root: HTMLElement, query: string): void {
  const copy = searchTerms(query)
  let found = 0
  for (const category of root.querySelectorAll<HTMLElement>('.faq-category')) {
    const hits = [...category.querySelectorAll('details')].filter((question) => {
      question.hidden = !hasTerms(copyIn(question), copy)
      return !question.hidden
    })
    found += hits.length
    count(category.id, hits.length)
  }
  count('all', found)
  const status = document.querySelector<HTMLElement>('.faq-found')
  if (status) status.dataset['q'] = query
  const none = root.querySelector<HTMLElement>('.faq-none')
  if (none) none.dataset['none'] = found === 0 ? 'true' : ''
}

const copyIn = (question: Element): string =>
  `${question.querySelector('summary')?.textContent} ${question.querySelector('.faq-text')?.textContent}`

function count(name: string, found: number): void {
  for (const element of document.querySelectorAll(`[data-count="${name}"]`))
    element.textContent = String(found)
  for (const element of document.querySelectorAll<HTMLElement>(`#${name}.faq-category, a[href="#${name}"]`))
    element.dataset['found'] = String(found)
}

async function copy(link: HTMLAnchorElement): Promise<void> {
  const text = link.textContent
  try {
    await navigator.clipboard.writeText(link.href)
  } catch {
    // Copying failed, but following the link has put the URL into the address bar.
    return
  }
  link.textContent = link.dataset['copied'] ?? ''
  setTimeout(() => (link.textContent = text), 2000)
}
